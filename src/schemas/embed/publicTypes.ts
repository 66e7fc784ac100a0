// What a parent window's own code sees of the SDK, and both ends of the port are made of (`protocol.ts`, `apis.ts`). It stands in
// `/sdk/atrium-sdk.d.mts` and `.d.ts` as it is written here, so it imports nothing.

/** 0 PRISTINE: the iframe has no address yet. 1 PENDING: asked. 2 REJECTED: refused or over. 3 RESOLVED: calls go through. */
export type SdkState = 0 | 1 | 2 | 3;

/** Why a link is refused or over. */
export type SdkRejectionCode =
  'ORIGIN_DENIED' | 'APPKEY_UNKNOWN' | 'TIMEOUT' | 'VERSION' | 'DESTROYED' | 'CHECK_FAILED' | 'SANDBOXED';

/** Why a call fails. */
export type SdkErrorCode =
  | SdkRejectionCode
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

/** What `call` and `whenReady` reject with. */
export interface SdkError extends Error {
  readonly code: SdkErrorCode;
  /** Whether the same call may succeed later as it is. */
  readonly retriable: boolean;
}

/** A text in both languages of the portal. */
export interface SdkText {
  readonly zhCN: string;
  readonly enUS: string;
}

/** An API that the frame offers. */
export interface SdkApi {
  readonly name: string;
  readonly title: SdkText;
  /** JSON Schema of its params. */
  readonly params: unknown;
  /** Whether it can be called now: some need somebody who is logged in. */
  readonly allowed: boolean;
}

/** The current user; `role` only where the project says `isRoleInUserInfo`. */
export interface SdkUserInfo {
  readonly userName: string;
  readonly userId: string;
  readonly realName: string;
  readonly sex: string;
  readonly role?: string;
  readonly groupCode: string;
  readonly groupName: string;
  readonly schoolId: number;
  /** Of the answer, ISO 8601 in UTC. */
  readonly time: string;
}

/** Of an API that takes nothing. */
export type SdkNoParams = Readonly<Record<string, never>>;

/** Languages of the portal. */
export type SdkLocale = 'zhCN' | 'enUS';

/** How the portal looks; what is absent stays. */
export interface SdkTheme {
  readonly dark?: boolean;
  /** The primary colour, as `#rrggbb`. */
  readonly color?: string;
}

/** The APIs by name: what each takes, and what it answers. */
export interface SdkCalls {
  getUserInfo: { params: SdkNoParams; answer: SdkUserInfo };
  getUserToken: { params: SdkNoParams; answer: string };
  casLogin: { params: string | string[]; answer: undefined };
  logout: { params: SdkNoParams; answer: undefined };
  jumpToPage: { params: { page: string }; answer: undefined };
  reloadParentView: { params: SdkNoParams; answer: undefined };
  closeParentModal: { params: { zIndex?: number }; answer: { readonly closed: number } };
  setLocale: { params: { locale: SdkLocale }; answer: undefined };
  setTheme: { params: SdkTheme; answer: undefined };
  getState: {
    params: SdkNoParams;
    answer: {
      readonly page: string;
      readonly title: string;
      readonly dirty: boolean;
      readonly height: number;
    };
  };
}

export interface SdkCallOptions {
  /**
   * Milliseconds until the call fails with `TIMEOUT`, waiting for the link included; 30,000 where absent. As long as a person
   * is asked about the call, as by `confirmLeave`, the time stands still; it begins anew with the answer.
   */
  readonly timeout?: number;
}

/** After the name of an API: its params, which may be left out where none are needed, and options. */
export type SdkCallArguments<Name extends keyof SdkCalls> = SdkNoParams extends SdkCalls[Name]['params']
  ? [params?: SdkCalls[Name]['params'], options?: SdkCallOptions]
  : [params: SdkCalls[Name]['params'], options?: SdkCallOptions];

/** Events of the frame by name, and `state`, which is the SDK's own. */
export interface SdkEvents {
  /** Another page stands in the frame. */
  navigate: { readonly page: string };
  title: { readonly title: string };
  /** CSS pixels that the content takes. */
  height: { readonly height: number };
  /** Whether something entered is not saved. */
  dirty: { readonly dirty: boolean };
  /** A form was saved: its module, the record and whether it was new. */
  submitted: { readonly module: string; readonly id: string; readonly added: boolean };
  /** The session ended; a provider of login codes is asked first where there is one. */
  tokenExpired: Readonly<Record<string, never>>;
  state: { readonly state: SdkState; readonly code?: SdkRejectionCode };
}

/** Does what the frame asks for, or throws: the frame shows the message. What it answers must be able to be cloned. */
export type SdkAbility = (params: Readonly<Record<string, unknown>>) => unknown;
/**
 * Says who is logged in at the parent's site, by a code that its own server has asked the portal for: good for one login
 * within 60 s. `null`: nobody is logged in there. One that throws, or takes longer than 15 s, says nothing.
 */
export type SdkLoginCode = () => string | null | Promise<string | null>;

/** What a parent may provide; `undefined` takes an ability away again. */
export interface SdkAbilities {
  readonly scan?: SdkAbility | undefined;
  readonly chooseImage?: SdkAbility | undefined;
  readonly record?: SdkAbility | undefined;
  readonly translateVoice?: SdkAbility | undefined;
  readonly location?: SdkAbility | undefined;
  readonly openMap?: SdkAbility | undefined;
  readonly share?: SdkAbility | undefined;
  readonly pay?: SdkAbility | undefined;
  readonly openLink?: SdkAbility | undefined;
  readonly setTitle?: SdkAbility | undefined;
  readonly close?: SdkAbility | undefined;
  /** Whether to leave what is not saved. */
  readonly confirmLeave?:
    ((params: Readonly<Record<string, unknown>>) => boolean | Promise<boolean>) | undefined;
}

export interface SdkLimits {
  /** Milliseconds until a handshake without an answer is rejected; 10,000 where absent. */
  readonly timeout?: number;
  /** Calls that wait for the link at most; 100 where absent. */
  readonly maxQueue?: number;
}

export interface SdkOptions extends SdkLimits {
  readonly appKey: string;
  /** The iframe; its address may come later. */
  readonly target: HTMLIFrameElement;
}

export interface SdkMountOptions extends SdkLimits {
  readonly appKey: string;
  /** Address of a page of the portal; relative to the parent's page. */
  readonly src: string;
  /** Joins the parameters of `src`. */
  readonly params?: Readonly<Record<string, string | number | boolean>>;
  /** Of the first drawing on; absent: as the browser remembers, else Chinese. `setLocale` changes it later. */
  readonly locale?: SdkLocale;
  /** Of the first drawing on; absent: as the portal is. `setTheme` changes it later. */
  readonly theme?: SdkTheme;
  /** Whether the iframe is as high as its content; else as high as its element. */
  readonly autoHeight?: boolean;
  /** What a screen reader calls the iframe; `Atrium` where absent. */
  readonly title?: string;
  /** Of the iframe, for the parent's style sheet. */
  readonly className?: string;
}

/** The link between a parent window and one iframe. */
export interface Sdk {
  readonly state: SdkState;
  readonly target: HTMLIFrameElement;
  /** Calls back once, as soon as the link is RESOLVED, also after TIMEOUT. Every other rejection forgets who waits. */
  ready(callback: () => void): void;
  /** Resolves with the link. @throws SdkError with the code of the rejection */
  whenReady(): Promise<void>;
  /** Calls an API of the frame; its name may be in any case. @throws SdkError */
  call<Name extends keyof SdkCalls>(
    name: Name,
    ...rest: SdkCallArguments<Name>
  ): Promise<SdkCalls[Name]['answer']>;
  /** Hears an event, across reloads of the frame. Answers what ends it. */
  on<Name extends keyof SdkEvents>(event: Name, handler: (detail: SdkEvents[Name]) => void): () => void;
  /** What the frame offers; empty until RESOLVED. */
  apis(): readonly SdkApi[];
  /**
   * Says who is logged in at the parent's site. The frame asks the provider each time that a page begins in it, when its
   * session is over, and at once where one is given later. Whom it names comes before whoever the frame has kept; where that
   * is somebody else than the page is of, the page begins anew. After a logout in the frame it is not asked until one is
   * given again: by this call, or by a new load of the parent's page. `undefined` takes it away.
   */
  setToken(provider: SdkLoginCode | undefined): void;
  /** Adds abilities that the frame may ask for. */
  provide(abilities: SdkAbilities): void;
  /** Ends the link: listeners go, calls fail with `DESTROYED`; the iframe goes where `mount` made it. */
  destroy(): void;
}

export interface SdkErrorConstructor {
  readonly prototype: SdkError;
  new (code: SdkErrorCode, message: string): SdkError;
}

export interface SdkConstructor {
  readonly prototype: Sdk;
  new (options: SdkOptions): Sdk;
  /** Makes an iframe inside an element, and the link to it. @throws TypeError where `src` is no address of http or https */
  mount(element: Element, options: SdkMountOptions): Sdk;
  readonly AtriumError: SdkErrorConstructor;
}
