/** What a page is set up with: answer of `open_apis/getjsApi`. */
export interface SignedPage {
  readonly appId: string;
  readonly timestamp: number;
  readonly nonceStr: string;
  readonly signature: string;
}

/** The object that a vendor's script puts on the window. Nothing of it is known until it is looked at. */
export type VendorScript = object;

/** Told what became of a configuration; the first word counts. */
export interface ConfigureOutcome {
  ready: () => void;
  /** @param message what the vendor says of it */
  error: (message: string) => void;
}

/** Told what became of a call. What comes is the vendor's, in any shape. */
export interface CallOutcome {
  success: (answer: unknown) => void;
  cancel: () => void;
  /** @param message what the vendor says of it */
  fail: (message: string) => void;
}

/** How the script of one vendor is spoken with. */
interface Calls {
  /** The name of its object on the window, by which its errors are told too. */
  readonly name: 'dd' | 'wx' | 'mqq' | 'BH_MOBILE';
  /** Whether it takes one configuration for as long as the page is loaded, and no other after a refusal. */
  readonly configuresOnce: boolean;
  /** Whether people are told of a refused configuration as it happens. */
  readonly alerts: boolean;
  /** The address that the vendor looks at, without its hash. */
  signedAddress: (browser: Window) => string;
  /**
   * Calls the script.
   * @throws TypeError where it knows no such call
   */
  invoke: (script: VendorScript, api: string, params: object, outcome: CallOutcome) => void;
}

/** A script that allows its calls to pages which the server has signed. */
interface SigningVendor extends Calls {
  readonly signs: true;
  configure: (script: VendorScript, page: SignedPage, outcome: ConfigureOutcome) => void;
}

/** A script that says by itself when it can be called. */
interface OpenVendor extends Calls {
  readonly signs: false;
  configure: (script: VendorScript, outcome: ConfigureOutcome) => void;
}

export type Vendor = SigningVendor | OpenVendor;

/**
 * Calls a member of a script, such as `biz.util.scan`.
 * @throws TypeError where there is none
 */
export function callMember(script: VendorScript, path: string, ...given: readonly unknown[]): void {
  let owner: unknown = undefined;
  let member: unknown = script;
  for (const name of path.split('.')) {
    owner = member;
    member = isObject(owner) ? Reflect.get(owner, name) : undefined;
  }
  if (typeof member !== 'function') throw new TypeError(`The script has no ${path}.`);
  const answer: unknown = Reflect.apply(member, owner, given);
  // Some scripts answer by a promise as well; what it says has been told by then.
  if (answer instanceof Promise) answer.catch(() => undefined);
}

export const isObject = (value: unknown): value is object =>
  (typeof value === 'object' && value !== null) || typeof value === 'function';

/** Longest message of a vendor that is kept. */
const LONGEST = 200;

/** A text among the members of what a vendor said; what it said as JSON where none of them is one. */
export function messageIn(said: unknown, ...names: readonly string[]): string {
  const texts = isObject(said) ? names.map((name): unknown => Reflect.get(said, name)) : [said];
  const text = texts.find((one) => typeof one === 'string' && one !== '');
  return (typeof text === 'string' ? text : safeJson(said)).slice(0, LONGEST);
}

function safeJson(said: unknown): string {
  try {
    const json: unknown = JSON.stringify(said);
    return typeof json === 'string' ? json : '';
  } catch {
    return '';
  }
}
