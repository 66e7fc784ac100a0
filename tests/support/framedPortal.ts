import { afterEach, vi } from 'vitest';
import { createFixedTransport, type FixedAnswers } from '../../src/runtime/data/fixedTransport.ts';
import { Frame } from '../../src/portal/embed/Frame.ts';
import type { Site } from '../../src/portal/embed/Link.ts';
import { Meeting } from '../../src/portal/embed/Meeting.ts';
import type { ToParent } from '../../src/schemas/embed/protocol.ts';
import { LivePages } from './livePages.ts';
import { auth, parentWindow } from './parentWindow.ts';
import { createPlainRoot, testProject } from './testRoot.ts';
import { createTestUi } from './testUi.ts';

const scope = { systems: ['affairs'], resources: [] };
const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

interface Framed {
  answers?: FixedAnswers;
  path?: string;
  /** What the frame has kept. */
  kept?: Map<string, string>;
  /** The page was loaded anew as whom is kept. */
  isSettled?: boolean;
}

/** A frame whose parent is registered until `off`, with what the parent has heard over its port. */
export function framedPortal({
  answers = {},
  path = '/mgr/students',
  kept = new Map<string, string>(),
  isSettled = false,
}: Framed = {}) {
  let isValid = true;
  let sayOff = (): void => undefined;
  const asked: string[] = [];
  const fixed = createFixedTransport({
    '/sdkOpen/verifyWithoutToken.do': () => ({ result: { isValid, scope } }),
    '/sdkOpen/verify.do': () => ({ result: { isValid, scope } }),
    ...answers,
  });
  const outside: typeof fetch = (input, init) => {
    const url = input instanceof Request ? input.url : input.toString();
    if (!url.includes('/sdkOpen/watch?')) {
      asked.push(url);
      return fixed(input, init);
    }
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        sayOff = () => controller.enqueue(new TextEncoder().encode('event: off\ndata: {}\n\n'));
        // As the server does, which looks again when a line begins.
        if (!isValid) sayOff();
      },
    });
    return Promise.resolve(new Response(body));
  };
  const around = parentWindow();
  const location = { pathname: path, origin: 'https://portal.example.edu', replace: vi.fn() };
  // Set, they would be the test's own window's.
  const own = Object.getOwnPropertyDescriptors({ ...around.browser, location });
  const browser = Object.create(window, own) as Window;
  const meeting = new Meeting(testProject, browser, outside);
  const { root } = createPlainRoot({ transport: meeting.transport, kept, neighbours: new LivePages().of() });
  const ui = createTestUi();
  root.attach(ui);
  const beginAnew = vi.fn();
  const moveTo = vi.fn(() => true);
  const host = document.createElement('main');
  let made: Frame | undefined;
  const make = (site?: Site): Frame => {
    const parts = { meeting, site, host, beginAnew, isSettled, chrome: false, storages: { moveTo } };
    made = new Frame(root, browser, parts);
    made.listen();
    return made;
  };
  const said: ToParent[] = [];
  let opened: MessagePort | undefined;
  const provide = (names: readonly string[], codesSince = 1): void =>
    opened?.postMessage({ action: 'PROVIDE', names, codesSince });
  /** The parent takes the port that it was given, and says what it provides. */
  const take = async (
    names: readonly string[],
    answer: Readonly<Record<string, unknown>> = {},
    codesSince = 1,
  ): Promise<void> => {
    const port = await vi.waitFor(() => {
      const given = around.posted[0]?.port;
      if (given === undefined) throw new Error('no port yet');
      return given;
    });
    opened = port;
    ends.push(() => port.close());
    port.onmessage = ({ data }: MessageEvent<ToParent>) => {
      said.push(data);
      if (data.action === 'ASK')
        port.postMessage({ action: 'ANSWER', id: data.id, result: answer[data.name] });
    };
    provide(names, codesSince);
  };
  /** The parent shakes hands with a page that has begun. */
  const shake: typeof take = (...given) => {
    if (made === undefined) make();
    around.send(auth());
    return take(...given);
  };
  /** The parent shakes hands at once, and the page begins as its site's. */
  const enter: typeof take = async (...given) => {
    const site = meeting.around();
    around.send(auth());
    const frame = make(await site);
    const begun = frame.begin(async () => {
      root.onTokenExpired = () => root.session.forget('expired');
      await root.session.restore();
    });
    await take(...given);
    await begun;
  };
  const events = (): unknown[] =>
    said.flatMap((message) => (message.action === 'EVENT' ? [[message.event, message.detail]] : []));
  const asks = (): number => said.filter(({ action }) => action === 'ASK').length;
  const turn = (on: boolean): void => {
    isValid = on;
    if (!on) sayOff();
  };
  return {
    ...{
      root,
      ui,
      browser,
      around,
      kept,
      asked,
      said,
      events,
      asks,
      turn,
      shake,
      enter,
      provide,
      beginAnew,
      moveTo,
    },
    get frame(): Frame {
      return made ?? make();
    },
  };
}
