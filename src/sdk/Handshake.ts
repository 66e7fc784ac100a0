import { EMBED_VERSION, type AuthMessage, type RejectionCode } from '../schemas/embed/protocol.ts';
import { frameOrigin } from './frameOrigin.ts';
import { toHex } from './hex.ts';
import { md5Hex } from './md5.ts';
import { rejectionTexts } from './texts.ts';

const isObject = (value: unknown): value is Partial<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

export const isRejectionCode = (code: unknown): code is RejectionCode =>
  typeof code === 'string' && Object.hasOwn(rejectionTexts, code);

/** So many bytes of chance, in hex. */
const chance = (bytes: number): string => toHex(crypto.getRandomValues(new Uint8Array(bytes)));

/**
 * The one question whether a frame accepts this window: AUTH with a nonce, repeated until the answer to it comes.
 * Of all that windows say, that answer alone is read: from the frame's window, its origin, with our id and the right sign.
 */
export class Handshake {
  readonly #frame: HTMLIFrameElement;
  readonly #question: AuthMessage;
  readonly #id = chance(8);
  readonly #nonce = chance(16);
  readonly #onAnswer: (answer: MessagePort | RejectionCode) => void;

  /** @param onAnswer called once at most, with the port of a frame that accepts, or why it does not */
  constructor(
    frame: HTMLIFrameElement,
    appKey: string,
    onAnswer: (answer: MessagePort | RejectionCode) => void,
  ) {
    this.#frame = frame;
    this.#onAnswer = onAnswer;
    this.#question = {
      action: `AUTH_${this.#id}`,
      message: { appKey, version: EMBED_VERSION, nonce: this.#nonce },
      isKeepListen: false,
    };
    addEventListener('message', this.#receive);
  }

  /** Asks, or asks again. Before the frame's page has come its window belongs to an empty one, which is not asked. */
  ask(): void {
    const origin = frameOrigin(this.#frame);
    const { contentWindow, contentDocument } = this.#frame;
    if (origin !== undefined && contentDocument?.URL !== 'about:blank')
      contentWindow?.postMessage(this.#question, origin);
  }

  end(): void {
    removeEventListener('message', this.#receive);
  }

  readonly #receive = ({ source, origin, data, ports }: MessageEvent<unknown>): void => {
    const ours =
      source !== null && source === this.#frame.contentWindow && origin === frameOrigin(this.#frame);
    if (!ours || !isObject(data) || data.action !== `AUTH_SUCCESS_${this.#id}`) return;
    const result = this.#signed(data.message);
    const [port] = ports;
    if (result === undefined || (result.success && port === undefined)) return;
    this.end();
    this.#onAnswer(result.success && port !== undefined ? port : result.code);
  };

  #signed(message: unknown): { success: boolean; code: RejectionCode } | undefined {
    if (!isObject(message) || !isObject(message.data)) return undefined;
    const { success, code } = message.data;
    if (typeof success !== 'boolean') return undefined;
    try {
      // Objects can be sent that have no JSON.
      if (message.sign !== md5Hex(JSON.stringify(message.data) + this.#nonce)) return undefined;
    } catch {
      return undefined;
    }
    return { success, code: isRejectionCode(code) ? code : 'ORIGIN_DENIED' };
  }
}
