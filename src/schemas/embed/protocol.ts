import type {
  SdkAbilities,
  SdkApi,
  SdkErrorCode,
  SdkEvents,
  SdkRejectionCode,
  SdkState,
} from './publicTypes.ts';

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
export const linkStates = { PRISTINE: 0, PENDING: 1, REJECTED: 2, RESOLVED: 3 } as const satisfies Readonly<
  Record<string, SdkState>
>;

// What a parent's page reads of these is written once, in `publicTypes.ts`.
export type LinkState = SdkState;
/** Why a link is refused or over. */
export type RejectionCode = SdkRejectionCode;
/** Why one call fails; those of a rejection where the link itself is the reason. */
export type CallFailureCode = SdkErrorCode;
/** An API of the frame as the parent is told of it. */
export type AvailableApi = SdkApi;
/** What a frame tells by itself, with its detail; `state` is the SDK's own. */
export type EmbedEvents = Omit<SdkEvents, 'state'>;
export type EmbedEvent = keyof EmbedEvents;
/** What a parent may provide: abilities of a container, the question whether to leave what is not saved, and a login code. */
export type ProvidedName = keyof SdkAbilities | 'loginCode';

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

/** All of `ProvidedName`. */
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
] as const satisfies readonly ProvidedName[];
