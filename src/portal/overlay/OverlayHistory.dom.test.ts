import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTestRoot } from '../../../tests/support/renderNode.tsx';
import type { TestUi } from '../../../tests/support/testUi.ts';
import type { RootStore } from '../../runtime/stores/RootStore.ts';
import { mayClose } from './mayLose.ts';
import { OverlayHistory } from './OverlayHistory.ts';

let root: RootStore;
let ui: TestUi;
let overlayHistory: OverlayHistory;
let stop: () => void;

beforeEach(() => {
  window.history.replaceState({ key: 'page' }, '', '/main/1');
  ({ root, ui } = createTestRoot());
  root.overlays.mayClose = (key) => mayClose(root, key);
  root.overlays.stays = (key) => root.unsaved.in(key);
  overlayHistory = new OverlayHistory(root, window);
  const end = overlayHistory.start();
  const arrive = (): void => {
    root.overlays.arrive();
  };
  window.addEventListener('popstate', arrive);
  stop = () => {
    window.removeEventListener('popstate', arrive);
    end();
  };
});
afterEach(() => {
  stop();
});

const open = (): Promise<unknown> =>
  root.overlays.open({ shape: 'drawer', target: { kind: 'form', id: 'student' }, params: {} });
const depth = (): unknown => (window.history.state as { overlays?: number }).overlays;
const count = (): number => root.overlays.overlays.length;

test('the way back closes the topmost overlay, one at a time', async () => {
  void open();
  void open();
  expect(depth()).toBe(2);
  window.history.back();
  await vi.waitFor(() => expect(count()).toBe(1));
  window.history.back();
  await vi.waitFor(() => expect(count()).toBe(0));
  expect(window.history.state).toEqual({ key: 'page' });
});

test('an overlay that is closed otherwise takes its entry along', async () => {
  void open();
  root.overlays.overlays.at(-1)?.close();
  await vi.waitFor(() => expect(depth()).toBeUndefined());
});

test('one that opens while the entry of another is on its way out has its own', async () => {
  void open();
  root.overlays.overlays.at(-1)?.close();
  void open();
  await new Promise<void>((resolve) => {
    overlayHistory.leave(resolve);
  });
  expect(depth()).toBe(1);
  expect(count()).toBe(1);
  window.history.back();
  await vi.waitFor(() => expect(count()).toBe(0));
});

test('unsaved input is asked about, and kept where the person says so', async () => {
  ui.agrees = false;
  void open();
  const [overlay] = root.overlays.overlays;
  root.unsaved.register(() => true, overlay?.key);
  window.history.back();
  await vi.waitFor(() => expect(ui.questions).toHaveLength(1));
  expect(ui.questions).toMatchObject([{ okText: '离开', cancelText: '继续编辑', danger: true }]);
  expect(count()).toBe(1);
  expect(depth()).toBe(1);
  ui.agrees = true;
  window.history.back();
  await vi.waitFor(() => expect(count()).toBe(0));
  await vi.waitFor(() => expect(depth()).toBeUndefined());
});

test.each([
  ['stored: nobody is asked', true, 0],
  ['refused: the person is asked', false, 1],
])('a way back while input is being saved waits until it is %s', async (_what, isStored, questions) => {
  void open();
  const [overlay] = root.overlays.overlays;
  let isDirty = true;
  root.unsaved.register(() => isDirty, overlay?.key);
  let answer = (): void => undefined;
  void root.unsaved.saving(new Promise<void>((resolve) => (answer = resolve)));
  const asked = vi.spyOn(root.overlays, 'mayClose');
  window.history.back();
  await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce());
  expect([ui.questions, count()]).toEqual([[], 1]);
  isDirty = !isStored;
  answer();
  await vi.waitFor(() => expect(count()).toBe(0));
  expect(ui.questions).toHaveLength(questions);
});

test('going elsewhere waits for the entries of closed overlays', async () => {
  void open();
  root.overlays.overlays.at(-1)?.close();
  const went = vi.fn();
  overlayHistory.leave(went);
  expect(went).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(went).toHaveBeenCalledOnce());
  overlayHistory.leave(went);
  expect(went).toHaveBeenCalledTimes(2);
});

test('what somebody draws by himself is closed by the way back like the others, unless it is at work', async () => {
  let isAtWork = true;
  const close = vi.fn(() => {
    takeAway();
  });
  const stays = vi.fn(() => isAtWork);
  const takeAway = root.overlays.lay({ stays, close: () => (isAtWork ? undefined : close()) });
  expect(depth()).toBe(1);
  window.history.back();
  await vi.waitFor(() => expect(stays).toHaveBeenCalledOnce());
  expect(depth()).toBe(1);
  expect(close).not.toHaveBeenCalled();
  isAtWork = false;
  window.history.back();
  await vi.waitFor(() => expect(close).toHaveBeenCalledOnce());
  expect(window.history.state).toEqual({ key: 'page' });
});

test('an address that was changed under a layer stays when that goes', async () => {
  const takeAway = root.overlays.lay({ stays: () => false, close: () => undefined });
  window.history.replaceState(window.history.state, '', '/main/1?q=new');
  root.route.enter('/main/1', '?q=new');
  takeAway();
  await vi.waitFor(() => expect(depth()).toBeUndefined());
  expect(window.location.search).toBe('?q=new');
});

test('the entry of a layer from which the page was left is passed by', async () => {
  window.history.replaceState({ key: 'page', idx: 1 }, '', '/main/1');
  root.route.enter('/main/1', '');
  const takeAway = root.overlays.lay({ stays: () => false, close: () => undefined });
  // A link in it leads elsewhere before it is closed.
  window.history.pushState({ key: 'other', idx: 2 }, '', '/main/2');
  root.route.enter('/main/2', '');
  takeAway();
  window.history.back();
  await vi.waitFor(() => expect(window.history.state).toEqual({ key: 'page', idx: 1 }));
  window.history.forward();
  await vi.waitFor(() => expect(window.location.pathname).toBe('/main/2'));
});

test('a reload leaves no entry of what was open', async () => {
  stop();
  window.history.pushState({ key: 'page', overlays: 1 }, '');
  stop = new OverlayHistory(root, window).start();
  await vi.waitFor(() => expect(window.history.state).toEqual({ key: 'page' }));
});

test('a way back past a dialog to another page is for the router to ask about; brought back, the dialog has its entry', async () => {
  window.history.replaceState({ key: 'before', idx: 0 }, '', '/main/1');
  window.history.pushState({ key: 'page', idx: 1 }, '', '/main/2');
  root.route.enter('/main/2', '');
  const close = vi.fn();
  const takeAway = root.overlays.lay({ stays: () => true, close });
  window.history.go(-2);
  await vi.waitFor(() => expect(window.location.pathname).toBe('/main/1'));
  expect(depth()).toBeUndefined();
  window.history.go(1);
  await vi.waitFor(() => expect(depth()).toBe(1));
  expect(window.location.pathname).toBe('/main/2');
  expect(close).not.toHaveBeenCalled();
  takeAway();
  await vi.waitFor(() => expect(depth()).toBeUndefined());
});

describe('entries of layers that are gone, which nothing comes after', () => {
  const ENTRIES = 2;
  beforeEach(async () => {
    window.history.replaceState({ key: 'page', idx: 1 }, '', '/main/1');
    root.route.enter('/main/1', '');
    for (let layer = 0; layer < ENTRIES; layer += 1) {
      const takeAway = root.overlays.lay({
        stays: () => false,
        close: () => {
          takeAway();
        },
      });
    }
    for (let left = ENTRIES - 1; left >= 0; left -= 1) {
      window.history.back();
      await vi.waitFor(() => expect(root.overlays.layers).toHaveLength(left));
    }
    await vi.waitFor(() => expect(depth()).toBeUndefined());
  });
  afterEach(() => {
    Reflect.deleteProperty(window, 'navigation');
    vi.restoreAllMocks();
  });

  test('are left for the page again', async () => {
    const navigation = {
      get canGoForward() {
        return depth() !== ENTRIES;
      },
    };
    Object.assign(window, { navigation });
    const moves = vi.spyOn(window.history, 'go');
    window.history.forward();
    await vi.waitFor(() => expect(moves.mock.calls).toEqual([[1], [-ENTRIES]]));
    await vi.waitFor(() => expect(depth()).toBeUndefined());
  });

  test('are left by the way back where the browser does not tell that nothing comes after', async () => {
    window.history.forward();
    await vi.waitFor(() => expect(depth()).toBe(ENTRIES));
    window.history.back();
    await vi.waitFor(() => expect(depth()).toBeUndefined());
  });
});
