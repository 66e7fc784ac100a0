import { afterEach, beforeEach, expect, test, vi } from 'vitest';
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
  overlayHistory = new OverlayHistory(root, window);
  stop = overlayHistory.start();
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
