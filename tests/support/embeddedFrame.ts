import { vi } from 'vitest';
import { md5Hex } from '../../src/runtime/data/sign.ts';
import { embedApis } from '../../src/schemas/embed/apis.ts';
import type {
  AuthMessage,
  AuthResult,
  AvailableApi,
  ToFrame,
  ToParent,
} from '../../src/schemas/embed/protocol.ts';

export const PORTAL = 'https://portal.example';

/** What the portal offers, as it travels: without what is typebox's own. */
export const offered: readonly AvailableApi[] = Object.entries(embedApis).map(
  ([name, { title, params }]) => ({
    name,
    title,
    params: JSON.parse(JSON.stringify(params)) as unknown,
    allowed: true,
  }),
);

interface Spoken {
  readonly origin?: string;
  readonly source?: MessageEventSource | null;
  readonly ports?: MessagePort[];
}

/** An iframe whose page is played by the test: it hears what is said to its window and over its port, and answers. */
export class EmbeddedFrame {
  readonly element: HTMLIFrameElement;
  /** What was said to its window, and for which origin. */
  readonly asked: { readonly message: AuthMessage; readonly target: string }[] = [];
  /** What was said over its ports. */
  readonly words: ToFrame[] = [];
  #port: MessagePort | undefined;

  /** @param of an iframe that is there, or the address of a new one; absent: it has no address yet */
  constructor(of?: HTMLIFrameElement | string) {
    this.element = typeof of === 'object' ? of : document.createElement('iframe');
    if (typeof of === 'string') this.element.src = of;
    if (typeof of !== 'object') document.body.append(this.element);
    this.listen();
  }

  /** Hears what is said to the window that it has now. */
  listen(): void {
    const hear = (message: AuthMessage, target: string): void => void this.asked.push({ message, target });
    Object.assign(this.element.contentWindow!, { postMessage: hear });
  }

  get nonces(): readonly string[] {
    return [...new Set(this.asked.map(({ message }) => message.message.nonce))];
  }

  /** What a window says to the parent's: this frame's, unless it is forged. */
  speak(
    data: unknown,
    { origin = PORTAL, source = this.element.contentWindow, ports = [] }: Spoken = {},
  ): void {
    window.dispatchEvent(new MessageEvent('message', { data, origin, source, ports }));
  }

  /** The answer to a question; `forged` replaces parts of it. */
  answerOf(data: AuthResult, question = this.asked.at(-1)!.message, forged: object = {}) {
    const sign = md5Hex(JSON.stringify(data) + question.message.nonce);
    const action = question.action.replace('AUTH_', 'AUTH_SUCCESS_');
    return { action, message: { sign, data, ...forged }, isKeepListen: false };
  }

  refuse(code?: AuthResult['code']): void {
    this.speak(this.answerOf(code === undefined ? { success: false } : { success: false, code }));
  }

  /** Accepts the last question, and tells what it offers. */
  accept(apis = offered): void {
    const port = this.openPort();
    this.speak(this.answerOf({ success: true }), { ports: [port] });
    this.say({ action: 'AVAILABLE_API', message: apis });
  }

  /** The parent's end of a new channel. */
  openPort(): MessagePort {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<ToFrame>) => {
      this.words.push(data);
    };
    this.#port = port1;
    return port2;
  }

  say(word: ToParent): void {
    this.#port?.postMessage(word);
  }

  /** Waits for a word of the parent. */
  heard<Action extends ToFrame['action']>(action: Action, count = 1) {
    return vi.waitUntil(() => {
      const found = this.words.filter(
        (word): word is Extract<ToFrame, { action: Action }> => word.action === action,
      );
      return found[count - 1];
    });
  }

  remove(): void {
    this.#port?.close();
    this.element.remove();
  }
}
