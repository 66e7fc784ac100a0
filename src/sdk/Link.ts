import {
  linkStates,
  type AvailableApi,
  type LinkState,
  type RejectionCode,
  type ToFrame,
  type ToParent,
} from '../schemas/embed/protocol.ts';
import { report } from './console.ts';
import { frameOrigin, isSandboxed } from './frameOrigin.ts';
import { Handshake, isRejectionCode } from './Handshake.ts';
import { PASSED, rejectionTexts } from './texts.ts';

/** Milliseconds between two questions of a handshake: a frame that has just started is asked soon. */
const ASK_EVERY = 100;
/** The same after TIMEOUT: a page that is loaded may still be about to begin. */
const ASK_LATE_EVERY = 3_000;

/** What the frame says that is not about the link itself. */
export type FrameWord = Exclude<ToParent, { action: 'AVAILABLE_API' | 'CLOSE' }>;

export interface LinkListener {
  readonly changed: () => void;
  /** The frame's page went: what was asked of it is not answered any more. */
  readonly lost: () => void;
  readonly heard: (word: FrameWord, say: (word: ToFrame) => void) => void;
  /** The frame has loaded a page while the link stands: settles to whether the one that accepted us is still there. */
  readonly isThere: () => Promise<boolean>;
}

/** The state of the link to one iframe, from the first question to its port, and anew whenever its page goes. */
export class Link {
  state: LinkState = linkStates.PRISTINE;
  /** Why it is REJECTED. */
  code: RejectionCode | undefined;
  apis: readonly AvailableApi[] = [];
  readonly #frame: HTMLIFrameElement;
  readonly #appKey: string;
  readonly #patience: number;
  readonly #listener: LinkListener;
  #asking: ReturnType<typeof setInterval> | undefined;
  #deadline: ReturnType<typeof setTimeout> | undefined;
  #handshake: Handshake | undefined;
  #port: MessagePort | undefined;

  /** @param patience milliseconds until a handshake without an answer is rejected */
  constructor(frame: HTMLIFrameElement, appKey: string, patience: number, listener: LinkListener) {
    this.#frame = frame;
    this.#appKey = appKey;
    this.#patience = patience;
    this.#listener = listener;
  }

  open(): void {
    this.#frame.addEventListener('load', this.#onLoad);
    if (isAppKey(this.#appKey)) {
      this.#asking = setInterval(this.look, ASK_EVERY);
      this.look();
    } else this.reject('APPKEY_UNKNOWN');
  }

  /** Begins as soon as the iframe has an address, and asks again until it is answered. */
  readonly look = (): void => {
    if (this.state === linkStates.PRISTINE && frameOrigin(this.#frame) !== undefined) this.#begin();
    else this.#handshake?.ask();
  };

  readonly say = (word: ToFrame): void => this.#port?.postMessage(word);

  /** Ends the link for a reason; one that was destroyed stays so. @param port over which the frame may take it up again */
  reject(code: RejectionCode, port?: MessagePort): void {
    if (this.code === 'DESTROYED') return;
    this.#drop(port);
    if (code === 'DESTROYED') this.#frame.removeEventListener('load', this.#onLoad);
    else report.failed(rejectionTexts[code]);
    this.#turn(linkStates.REJECTED, code);
  }

  #begin(): void {
    if (isSandboxed(this.#frame)) {
      this.reject('SANDBOXED');
      return;
    }
    this.#drop();
    this.#handshake = new Handshake(this.#frame, this.#appKey, this.#answered);
    this.#asking = setInterval(this.look, ASK_EVERY);
    this.#deadline = setTimeout(this.#tooLate, this.#patience);
    this.#turn(linkStates.PENDING);
    // Who hears of the change may end it.
    this.look();
  }

  /** Calls fail from now on, but a slow network is no verdict: the question goes on, more seldom. */
  readonly #tooLate = (): void => {
    const asking = this.#handshake;
    this.#handshake = undefined;
    this.reject('TIMEOUT');
    // Who has heard of it may have ended the link.
    if (this.code !== 'TIMEOUT') {
      asking?.end();
      return;
    }
    this.#handshake = asking;
    this.#asking = setInterval(this.look, ASK_LATE_EVERY);
  };

  readonly #answered = (answer: MessagePort | RejectionCode): void => {
    if (typeof answer === 'string') {
      this.reject(answer);
      return;
    }
    clearInterval(this.#asking);
    this.#handshake = undefined;
    this.#port = answer;
    answer.onmessage = ({ data }: MessageEvent<ToParent | null>) => {
      if (data !== null && this.#port === answer) this.#heard(data, answer);
    };
  };

  #heard(word: ToParent, port: MessagePort): void {
    if (word.action === 'CLOSE') {
      if (word.code === 'RELOADED') this.reload();
      // A site that is switched off may be on again.
      else if (word.code === 'ORIGIN_DENIED') this.reject(word.code, port);
      else this.reject(isRejectionCode(word.code) ? word.code : 'CHECK_FAILED');
    } else if (word.action === 'AVAILABLE_API') {
      this.apis = word.message;
      if (this.state === linkStates.RESOLVED) return;
      clearTimeout(this.#deadline);
      report.passed(PASSED);
      this.#turn(linkStates.RESOLVED);
    } else if (this.state === linkStates.RESOLVED)
      this.#listener.heard(word, (answer) => port.postMessage(answer));
  }

  /** Asks anew: the page that accepted us is gone. */
  reload(): void {
    this.#listener.lost();
    this.#begin();
  }

  readonly #onLoad = (): void => {
    const wasOff = this.code === 'ORIGIN_DENIED' && this.#port !== undefined;
    if (this.code === 'TIMEOUT' || wasOff) this.#begin();
    else this.look();
    const port = this.#port;
    if (this.state !== linkStates.RESOLVED || port === undefined) return;
    // A page may accept us before it is loaded, so its load alone does not tell that another one has come.
    void this.#listener.isThere().then((there) => {
      if (!there && this.#port === port) this.reload();
    });
  };

  #turn(state: LinkState, code?: RejectionCode): void {
    this.state = state;
    this.code = code;
    this.#listener.changed();
  }

  /** Lets go of everything of the link as it was. */
  #drop(stays?: MessagePort): void {
    clearInterval(this.#asking);
    clearTimeout(this.#deadline);
    this.#handshake?.end();
    this.#handshake = undefined;
    this.apis = [];
    if (stays !== undefined) return;
    this.say({ action: 'CLOSE' });
    this.#port?.close();
    this.#port = undefined;
  }
}

/** The rest is the server's to say. */
const isAppKey = (value: unknown): boolean => typeof value === 'string' && /^\S{1,200}$/.test(value);
