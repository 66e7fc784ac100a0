import type { FastifyReply, FastifyRequest } from 'fastify';

/** The cookies of a call. What is set can be read by no script, and comes back to this site alone. */
export interface Cookies {
  get(name: string): string | undefined;
  /** @param options its path, and the seconds that it lives */
  set(name: string, value: string, options: { readonly path: string; readonly maxAge: number }): void;
}

/** @param secure whether the site is reached by https, so that the cookie may never travel without */
export function cookiesOf(request: FastifyRequest, reply: FastifyReply, secure: boolean): Cookies {
  return {
    get: (name) => (Object.hasOwn(request.cookies, name) ? request.cookies[name] : undefined),
    set: (name, value, options) => {
      reply.setCookie(name, value, { ...options, httpOnly: true, sameSite: 'strict', secure });
    },
  };
}
