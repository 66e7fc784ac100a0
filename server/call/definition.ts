import type { Static, TObject } from 'typebox';
import type { Service } from '../../src/schemas/wire/project.ts';
import type { ErrorCode } from '../errors/catalogue.ts';
import type { Platform } from '../platform/platform.ts';
import type { Access, InEmbed } from '../policy/access.ts';
import type { Reading, Work, WorkAnswer } from '../work/Work.ts';
import type { Cookies } from './cookies.ts';

/** What is known before the payload is looked at. */
export interface AccessContext extends Reading<Platform> {
  /** Parameters of the address, e.g. `moduleCode`. */
  readonly path: Readonly<Record<string, string>>;
  readonly ip: string;
  /** The Host header as sent; never used to build links. */
  readonly hostHeader: string;
  readonly device: string;
  readonly cookies: Cookies;
  /** The token's text as sent, empty where there is none. */
  readonly token: string;
  /** Finds this call in the log. */
  readonly traceId: string;
}

/** What a handler works with. */
export interface CallContext<P> extends AccessContext, Work<Platform> {
  readonly param: P;
  /** Where the caller sent one: makes a repeat of the call answer as the first did. */
  readonly requestId: string | undefined;
}

/** What is known before a writing call's transaction is opened: `db` is the pool. */
export type ReadyContext<P> = Omit<CallContext<P>, 'audit' | 'changed'>;

export type CallHandler<P> = (ctx: CallContext<P>) => WorkAnswer | Promise<WorkAnswer>;

/** One call, as `docs/api.md` lists it. */
export type CallDefinition<S extends TObject> = CallAddress<S> & CallWork<Static<S>>;

/** What answers a call. */
export type CallWork<P> = {
  /**
   * Rights that can be told by the payload alone, before anything is read or written for it; refuses by throwing. Every
   * call of designers has one.
   */
  readonly permit?: (ctx: ReadyContext<P>) => void | Promise<void>;
} & (
  | { readonly handler: CallHandler<P>; readonly prepare?: never }
  /**
   * What takes long and needs no transaction, such as reading a file, so that it holds no connection meanwhile; gives
   * what is then run as the handler.
   */
  | { readonly prepare: (ctx: ReadyContext<P>) => Promise<CallHandler<P>>; readonly handler?: never }
);

/** What the documentation (`docs/api.md`) says of a call that its address, rights and payload do not. */
export interface CallDocs {
  /** What it does, in one or two sentences. */
  readonly about: string;
  /** What the answer's members hold, in Markdown; absent: it says of a success nothing but that it is one. */
  readonly answers?: { readonly result?: string; readonly list?: string };
  /** Refusals of its own, beside those that any call may meet. */
  readonly codes?: readonly ErrorCode[];
  /** A payload, and the members of its answer. */
  readonly example?: {
    readonly param: Readonly<Record<string, unknown>>;
    readonly answer?: Readonly<Record<string, unknown>>;
  };
}

/** Where a call is, and who may make it how. */
export interface CallAddress<S extends TObject> extends CallDocs {
  readonly service: Service;
  /** Address below the service's base, in Fastify's syntax, e.g. `/rest/http/:moduleCode/list.htm`. */
  readonly path: string;
  /** Stable name of what is done, for audit rows, e.g. `resource.save`. */
  readonly action: string;
  readonly access: Access;
  /** Whether it changes something: replays are refused, and the handler runs in a transaction. */
  readonly writes?:
    | boolean
    | ((
        payload: Readonly<Record<string, unknown>>,
        at: Pick<AccessContext, 'platform' | 'path'>,
      ) => boolean | Promise<boolean>);
  /**
   * `own`: a writing handler that opens transactions itself, because it works outside of them too (hashing, limits);
   * it writes its own audit rows and takes no part in `requestId`.
   */
  readonly transaction?: 'call' | 'own';
  /**
   * Lets a call wait for its turn, a writing one before its transaction begins: one that waits for others within it, as
   * for another service, would hold a connection that everybody needs.
   */
  readonly inTurn?: <T>(ctx: AccessContext, task: () => Promise<T>) => Promise<T>;
  /**
   * Of a call that only reads: what it answers in a preview (`docs/decisions/previews.md`), where all others are refused.
   * `reads`: as it answers whoever is looked as; else a fixed answer, where its own is about what that person keeps for
   * themselves. A session that is bound to an appKey reads the fixed answer too, unless `inEmbed` lets it make the call.
   */
  readonly inPreview?: 'reads' | WorkAnswer;
  /**
   * Lets those make the call who are bound to an appKey: what it opens goes by documents and entrances alone, which are
   * narrowed to that (`docs/decisions/embedding.md`). `session`: logins by a code; `token`: embed tokens too. All other
   * calls are refused to them.
   */
  readonly inEmbed?: InEmbed;
  /** What the payload holds, where that is more than a call's members; calls of administrators take documents. */
  readonly takes?: 'record';
  /** The payload; members beyond it and the client's own are refused, unless it is free-form. */
  readonly param: S;
  readonly freeForm?: boolean;
  /** Rights that can be told before the payload is checked; refuses by throwing. */
  readonly authorize?: (ctx: AccessContext) => void | Promise<void>;
}
