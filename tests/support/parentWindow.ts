import type { FrameWindow } from '../../src/portal/embed/Handshake.ts';
import { EMBED_VERSION, type AuthAnswer, type ToParent } from '../../src/schemas/embed/protocol.ts';

export const PARENT = 'https://parent.example.edu';

/** What arrived at the parent, with the origin that it was meant for. */
export interface Posted {
  readonly answer: AuthAnswer;
  readonly target: string;
  readonly port: MessagePort | undefined;
}

/** A frame's window with a parent of its own; messages arrive with whatever source and origin a test says. */
export function parentWindow(own = 'https://portal.example.edu') {
  const posted: Posted[] = [];
  const target = new EventTarget();
  const parent = {
    postMessage: (answer: AuthAnswer, to: string, ports: MessagePort[] = []) =>
      void posted.push({ answer, target: to, port: ports[0] }),
  } as Window;
  const browser: FrameWindow = {
    parent,
    origin: own,
    addEventListener: target.addEventListener.bind(target),
    removeEventListener: target.removeEventListener.bind(target),
  };
  const send = (
    data: unknown,
    { origin = PARENT, source = parent }: { origin?: string; source?: unknown } = {},
  ) => {
    target.dispatchEvent(Object.assign(new Event('message'), { data, origin, source }));
  };
  const leave = () => target.dispatchEvent(new Event('pagehide'));
  return { browser, posted, send, leave };
}

/** The first message of a parent. */
export const auth = (nonce = 'nonce-0001', more: object = {}, id = 'a1') => ({
  action: `AUTH_${id}`,
  message: { appKey: 'key', version: EMBED_VERSION, nonce, ...more },
  isKeepListen: false,
});

/** A port of which both ends are in the test's hands: nothing waits. */
export function directPort() {
  const said: ToParent[] = [];
  const state = { closed: false };
  const port: Pick<MessagePort, 'postMessage' | 'close' | 'onmessage'> = {
    postMessage: (message: unknown) => void said.push(structuredClone(message) as ToParent),
    close: () => void (state.closed = true),
    onmessage: null,
  };
  const send = (data: unknown): void => {
    port.onmessage?.call(new MessageChannel().port1, new MessageEvent('message', { data }));
  };
  const of = <Action extends ToParent['action']>(action: Action) =>
    said.filter((message): message is Extract<ToParent, { action: Action }> => message.action === action);
  return { port, said, state, send, of };
}
