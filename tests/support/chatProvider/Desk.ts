import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A person as a provider knows them: a member of the school has a `userid`, a follower of an account an `openid`. */
export interface ChatPerson {
  readonly userid?: string;
  readonly openid?: string;
  /** Whether they follow the official account; they do unless it is said. */
  readonly followed?: boolean;
}

/** Where a code comes from: the app itself, or the authorisation page. */
export type CodeSource = 'app' | 'page';

export type Answer = Readonly<Record<string, unknown>>;

/** What the counters of the three providers share: codes, tokens, and what they were asked. */
export class Desk {
  readonly #codes = new Map<string, { readonly person: ChatPerson; readonly from: CodeSource }>();
  readonly #spent = new Set<string>();
  readonly #good = new Set<string>();
  /** All that was lent so far. */
  readonly lent: string[] = [];
  /** Each question, by its path. */
  readonly asked: string[] = [];
  /** What people were told, in the words of each call. */
  readonly told: Answer[] = [];
  /** What is answered instead, until it is taken back; `down`: nothing, the connection is closed. */
  broken: string | undefined;
  /** The one call that this is answered to; undefined: all. */
  brokenAt: string | undefined;

  /** A code as a person's app gets it, or as the authorisation page sends it; good once. */
  code(person: ChatPerson, from: CodeSource = 'app'): string {
    const code = randomBytes(16).toString('hex');
    this.#codes.set(code, { person, from });
    return code;
  }

  /** Whose code it is; a code is worth nothing afterwards. One that came from elsewhere is unknown, and stays. */
  spend(code: string, from?: CodeSource): ChatPerson | undefined {
    const known = this.#codes.get(code);
    if (known === undefined || (from !== undefined && known.from !== from)) return undefined;
    this.#codes.delete(code);
    this.#spent.add(code);
    return known.person;
  }

  /** Makes a code one that never was. */
  forget(code: string): void {
    this.#codes.delete(code);
  }

  wasSpent(code: string): boolean {
    return this.#spent.has(code);
  }

  /** Lends an access token, or a ticket. */
  lend(name: string): Answer {
    const value = randomBytes(24).toString('base64url');
    this.#good.add(value);
    this.lent.push(value);
    return { [name]: value, expires_in: 7200 };
  }

  isLent(value: unknown): boolean {
    return typeof value === 'string' && this.#good.has(value);
  }

  /** Ends all that is lent before its time. */
  callIn(): void {
    this.#good.clear();
  }

  count(path: string): number {
    return this.asked.filter((asked) => asked === path).length;
  }

  /**
   * Sends the person back with a code, as an authorisation page does that asks nothing. Who it is stands in the cookie
   * `person`, such as `userid=lin`.
   */
  authorise(redirect: string, state: string, request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const cookie = /(?:^|; )person=([^;]*)/.exec(request.headers.cookie ?? '')?.[1] ?? '';
    const person = Object.fromEntries(new URLSearchParams(decodeURIComponent(cookie)));
    const url = new URL(redirect);
    url.searchParams.set('code', this.code(person, 'page'));
    url.searchParams.set('state', state);
    return reply.redirect(url.href);
  }

  /** Notes a question; answers it where something is broken. */
  note(request: FastifyRequest, reply: FastifyReply): FastifyReply | undefined {
    const path = request.url.split('?')[0] ?? '';
    this.asked.push(path);
    if (this.broken === undefined || ![undefined, path].includes(this.brokenAt)) return undefined;
    if (this.broken === 'down') {
      request.raw.socket.destroy();
      return reply.hijack();
    }
    return reply.type('application/json').send(this.broken);
  }
}
