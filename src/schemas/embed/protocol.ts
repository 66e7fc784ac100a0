import type { LocalText } from '../text.ts';

/**
 * What the SDK of a parent window and the portal in its frame say to each other.
 *
 *   parent window              frame
 *   AUTH_<id>           ─────▶  asks its server about the appKey and the origin of the event
 *   AUTH_SUCCESS_<id>   ◀─────  { sign, data }, and with success a port
 *   ═══════════ over the port, bound to nonce, origin and window ═══════════
 *   AVAILABLE_API       ◀─────  first
 *   PROVIDE, CALL, ANSWER ────▶
 *   ANSWER, EVENT, ASK, WAIT ◀
 *   CLOSE               ◀────▶  last
 *
 * The two window messages are public (`docs/embedding.md`); what the port carries is private to both ends, which come from
 * one release or tell each other `VERSION`.
 */
export const EMBED_VERSION = 1;

/** States of a link between a parent window and its frame; the numbers are public. */
export const linkStates = { PRISTINE: 0, PENDING: 1, REJECTED: 2, RESOLVED: 3 } as const;
export type LinkState = (typeof linkStates)[keyof typeof linkStates];

/** Why a link is refused or over. */
export type RejectionCode =
  'ORIGIN_DENIED' | 'APPKEY_UNKNOWN' | 'TIMEOUT' | 'VERSION' | 'DESTROYED' | 'CHECK_FAILED' | 'SANDBOXED';

/** Why one call fails; those of a rejection where the link itself is the reason. */
export type CallFailureCode =
  | RejectionCode
  /** Nothing was authenticated yet. */
  | 'NOT_READY'
  /** More calls wait than may. */
  | 'QUEUE_FULL'
  | 'UNKNOWN_API'
  | 'PARAMS_INVALID'
  /** The frame was loaded anew while the call was under way; it may be made again. */
  | 'RELOADED'
  | 'NOT_LOGGED_IN'
  /** An address that is no page of the portal, or none of the appKey's. */
  | 'PAGE_REFUSED'
  /** Somebody has entered what is not saved, and stays. */
  | 'UNSAVED'
  /** The other side has no such ability, or did not do it. */
  | 'FAILED';

/** The first message, from the parent to the frame, repeated with one nonce until it is answered. */
export interface AuthMessage {
  readonly action: `AUTH_${string}`;
  readonly message: {
    readonly appKey: string;
    readonly version: number;
    readonly nonce: string;
    /** The deployment's own, by which an origin is accepted that is not registered; the secret as base64. */
    readonly recogniser?: { readonly code: string; readonly secret: string };
  };
  readonly isKeepListen: false;
}

/** What the frame found; `code` where it is not a success. */
export interface AuthResult {
  readonly success: boolean;
  readonly code?: RejectionCode;
}

/** `sign` is the md5 hex of `JSON.stringify(data) + nonce`: against mixing up, not against forgery. */
export interface AuthAnswer {
  readonly action: `AUTH_SUCCESS_${string}`;
  readonly message: { readonly sign: string; readonly data: AuthResult };
  readonly isKeepListen: false;
}

/** An API of the frame as the parent is told of it. */
export interface AvailableApi {
  readonly name: string;
  readonly title: LocalText;
  /** JSON Schema of what it takes. */
  readonly params: unknown;
  /** Whether it can be called now: some need somebody who is logged in. */
  readonly allowed: boolean;
}

/** Why a call or an ask failed. */
export interface PortFailure {
  readonly code: CallFailureCode;
  readonly message: string;
}

/** Either a result or an error. */
export interface PortAnswer {
  readonly action: 'ANSWER';
  readonly id: number;
  readonly result?: unknown;
  readonly error?: PortFailure;
}

/** What the parent says over the port. */
export type ToFrame =
  | { readonly action: 'CALL'; readonly id: number; readonly name: string; readonly params?: unknown }
  /** To an ASK of the frame. */
  | PortAnswer
  /** What the parent can do for the frame from now on; replaces what was said before. */
  | {
      readonly action: 'PROVIDE';
      readonly names: readonly string[];
      /** When the provider of login codes was given, milliseconds since 1970: one from before a logout is not asked. */
      readonly codesSince?: number;
    }
  | { readonly action: 'CLOSE' };

/** What the frame says over the port. */
export type ToParent =
  /** First, and again whenever `allowed` of one changes. */
  | { readonly action: 'AVAILABLE_API'; readonly message: readonly AvailableApi[] }
  /** To a CALL of the parent. */
  | PortAnswer
  | { readonly action: 'EVENT'; readonly event: EmbedEvent; readonly detail: unknown }
  /** A CALL waits for a person, whose time does not count; or does so no more. */
  | { readonly action: 'WAIT'; readonly id: number; readonly waits: boolean }
  | { readonly action: 'ASK'; readonly id: number; readonly name: ProvidedName; readonly params: unknown }
  /** `RELOADED`: the page goes, and the parent asks anew; else the link is over. */
  | { readonly action: 'CLOSE'; readonly code: RejectionCode | 'RELOADED' };

/** What a frame tells by itself, with its detail. */
export interface EmbedEvents {
  /** Another page stands in the frame. */
  navigate: { readonly page: string };
  title: { readonly title: string };
  /** Pixels that the content takes. */
  height: { readonly height: number };
  /** Whether something entered is not saved. */
  dirty: { readonly dirty: boolean };
  /** A form was saved: its module, the record and whether it was new. */
  submitted: { readonly module: string; readonly id: string; readonly added: boolean };
  /** The session ended; a provider of login codes is asked first where there is one. */
  tokenExpired: Readonly<Record<string, never>>;
}
export type EmbedEvent = keyof EmbedEvents;

/** What a parent may provide: abilities of a container, a login code, and the question whether to leave what is not saved. */
export const providedNames = [
  'scan',
  'chooseImage',
  'record',
  'translateVoice',
  'location',
  'openMap',
  'share',
  'pay',
  'openLink',
  'setTitle',
  'close',
  'loginCode',
  'confirmLeave',
] as const;
export type ProvidedName = (typeof providedNames)[number];
