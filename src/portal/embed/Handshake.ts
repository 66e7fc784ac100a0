import { md5Hex } from '../../runtime/data/sign.ts';
import { EMBED_VERSION, type AuthAnswer, type AuthResult } from '../../schemas/embed/protocol.ts';
import type { VerifyAnswer } from '../../schemas/embed/verify.ts';
import type { Link, Site } from './Link.ts';
import { isWebOrigin, readAuth, type Auth } from './readMessages.ts';

/** What is needed of the window of the frame. */
export type FrameWindow = Pick<Window, 'addEventListener' | 'removeEventListener' | 'parent' | 'origin'>;

export interface HandshakeParts {
  readonly browser: FrameWindow;
  /** Asks the server whether a site may embed the portal under a key. */
  readonly verify: (site: Pick<Site, 'appKey' | 'origin'>) => Promise<VerifyAnswer>;
  /** Asks the server whether a recogniser is the deployment's own; absent: it has none. */
  readonly recognise?: ((recogniser: NonNullable<Auth['recogniser']>) => Promise<boolean>) | undefined;
  /** Called with a site that may, before it is answered. What it waits for, the answer waits for. */
  readonly onSite?: (site: Site) => Promise<void>;
  /** A link over the port of a site that may. */
  readonly open: (site: Site, port: MessagePort) => Link;
  /** Milliseconds on a clock that only goes forward. */
  readonly now: () => number;
}

/** Milliseconds for which a site that was refused is not asked about again. */
const REFUSED_FOR = 5_000;
/** Milliseconds within which a parent takes the port that it was given. */
const TAKEN_WITHIN = 3_000;
const NOTHING: Site['scope'] = { systems: [], resources: [] };
/** Answers that are remembered, so that none is given twice. */
const MOST_ANSWERS = 100;

/**
 * The frame's side of the handshake: a parent says `AUTH_<id>` until it is answered, and is answered once.
 *
 *   AUTH of the parent window, with an origin ─▶ version ─▶ the server, once at a time ─▶ AUTH_SUCCESS, and with success a port
 *
 * All else is met with silence: other windows, opaque origins, other shapes, and whoever comes while a link is open.
 */
export class Handshake {
  link: Link | undefined;
  private readonly parts: HandshakeParts;
  private asking = false;
  private openedAt = 0;
  private readonly answered = new Set<string>();
  private refused: { readonly site: string; readonly until: number } | undefined;
  /** A parent has spoken up, whatever becomes of it. */
  isAddressed = false;
  private readonly begun: { promise: Promise<void>; resolve: () => void };

  constructor(parts: HandshakeParts) {
    this.parts = parts;
    let resolve = (): void => undefined;
    const promise = new Promise<void>((begin) => (resolve = begin));
    this.begun = { promise, resolve };
  }

  /** Listens from now on. @returns ends it */
  listen(): () => void {
    const { browser } = this.parts;
    const hear = (event: MessageEvent<unknown>): void => {
      if (event.source !== browser.parent || !isWebOrigin(event.origin)) return;
      const auth = readAuth(event.data);
      if (auth !== undefined) this.receive(auth, event.origin);
    };
    browser.addEventListener('message', hear);
    return () => {
      browser.removeEventListener('message', hear);
    };
  }

  /** Resolves with the link to the first parent that has asked; never where none asks. */
  async first(): Promise<Link | undefined> {
    await this.begun.promise;
    return this.link;
  }

  private get isHeld(): boolean {
    if (this.link?.isOpen !== true) return false;
    return this.link.isTaken || this.parts.now() - this.openedAt < TAKEN_WITHIN;
  }

  private receive(auth: Auth, origin: string): void {
    this.isAddressed = true;
    const once = `${auth.id} ${auth.nonce}`;
    if (this.asking || this.isHeld || this.answered.has(once)) return;
    this.asking = true;
    void this.judge(auth, origin).then(async (judged) => {
      if ('scope' in judged) await this.parts.onSite?.(judged);
      this.asking = false;
      this.remember(once);
      this.answer(auth, origin, judged);
      this.begun.resolve();
    });
  }

  /** What becomes of a site; with its scope where it may embed the portal. Never throws. */
  private async judge({ appKey, version, recogniser }: Auth, origin: string): Promise<AuthResult | Site> {
    const { browser, verify, recognise, now } = this.parts;
    if (browser.origin === 'null') return { success: false, code: 'SANDBOXED' };
    if (version !== EMBED_VERSION) return { success: false, code: 'VERSION' };
    const site = `${origin} ${appKey}`;
    const denied: AuthResult = { success: false, code: 'ORIGIN_DENIED' };
    try {
      if (recogniser && (await recognise?.(recogniser)) === true)
        return { appKey, origin, scope: NOTHING, isRecognised: true };
      if (this.refused?.site === site && now() < this.refused.until) return denied;
      const { isValid, scope } = await verify({ appKey, origin });
      if (isValid) return { appKey, origin, scope: scope ?? NOTHING };
      this.refused = { site, until: now() + REFUSED_FOR };
      return denied;
    } catch {
      // Why, the client has told; the parent may ask again with another nonce.
      return { success: false, code: 'CHECK_FAILED' };
    }
  }

  private answer({ id, nonce }: Auth, origin: string, judged: AuthResult | Site): void {
    const data: AuthResult = 'scope' in judged ? { success: true } : judged;
    const answer: AuthAnswer = {
      action: `AUTH_SUCCESS_${id}`,
      message: { sign: md5Hex(JSON.stringify(data) + nonce), data },
      isKeepListen: false,
    };
    const { browser, open, now } = this.parts;
    if (!('scope' in judged)) {
      browser.parent.postMessage(answer, origin);
      return;
    }
    // One that was never taken gives way.
    this.link?.close('DESTROYED');
    const { port1, port2 } = new MessageChannel();
    this.openedAt = now();
    browser.parent.postMessage(answer, origin, [port2]);
    this.link = open(judged, port1);
  }

  private remember(once: string): void {
    this.answered.add(once);
    const [oldest = ''] = this.answered;
    if (this.answered.size > MOST_ANSWERS) this.answered.delete(oldest);
  }
}
