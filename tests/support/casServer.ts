import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A CAS server for tests (CAS Protocol 3.0), which asks for a name and believes it; a cookie keeps who is there. */
export interface CasServer {
  /** What `CAS_URL` is set to. */
  readonly url: string;
  /** A ticket as a login there gives it. */
  ticket(user: string, service: string): string;
  /** What it says instead of an answer, until it is taken back. */
  broken: string | undefined;
  /** The addresses that `serviceValidate` was asked for. */
  readonly asked: string[];
  close(): Promise<void>;
}

const answer = (inside: string): string =>
  `<cas:serviceResponse xmlns:cas="http://www.yale.edu/tp/cas">${inside}</cas:serviceResponse>`;
const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** Starts a CAS server on a free loopback port: `/login`, `/logout`, `/p3/serviceValidate`. */
export async function startCasServer(): Promise<CasServer> {
  const tickets = new Map<string, { user: string; service: string }>();
  const asked: string[] = [];
  let count = 0;
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://cas');
    const service = url.searchParams.get('service') ?? '';
    const redirect = (to: string, cookie: string): void =>
      void response.writeHead(302, { location: to, 'set-cookie': cookie }).end();
    if (url.pathname === '/cas/p3/serviceValidate') {
      asked.push(service);
      const id = url.searchParams.get('ticket') ?? '';
      const known = tickets.get(id);
      // A ticket is good once, whatever becomes of it.
      tickets.delete(id);
      const fits = known?.service === service;
      const inside = fits
        ? `<cas:authenticationSuccess><cas:user>${escaped(known.user)}</cas:user></cas:authenticationSuccess>`
        : '<cas:authenticationFailure code="INVALID_TICKET">not recognised</cas:authenticationFailure>';
      response.writeHead(200, { 'content-type': 'application/xml' }).end(cas.broken ?? answer(inside));
    } else if (url.pathname === '/cas/login') {
      const cookie = /(?:^|; )TGC=([^;]*)/.exec(request.headers.cookie ?? '')?.[1];
      const user = url.searchParams.get('username') ?? cookie;
      if (user === undefined) {
        const form = `<form><input name="service" type="hidden" value="${escaped(service)}"><label>NetID <input name="username"></label><button>Sign in</button></form>`;
        response.writeHead(200, { 'content-type': 'text/html' }).end(form);
        return;
      }
      redirect(
        `${service}${service.includes('?') ? '&' : '?'}ticket=${cas.ticket(user, service)}`,
        `TGC=${encodeURIComponent(user)}; HttpOnly; SameSite=Lax; Path=/cas`,
      );
    } else if (url.pathname === '/cas/logout') {
      redirect(url.searchParams.get('redirectUrl') ?? '/cas/login', 'TGC=; Max-Age=0; Path=/cas');
    } else response.writeHead(url.pathname === '/favicon.ico' ? 204 : 404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const cas: CasServer = {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/cas`,
    broken: undefined,
    asked,
    ticket(user, service) {
      const id = `ST-${String((count += 1))}-test`;
      tickets.set(id, { user, service });
      return id;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => {
          resolve();
        });
      }),
  };
  return cas;
}
