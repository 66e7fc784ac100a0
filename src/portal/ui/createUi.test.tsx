import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OverlayStore } from '../../runtime/stores/OverlayStore.ts';
import type { Ui } from '../../runtime/stores/Ui.ts';
import { createUi } from './createUi.tsx';
import { ScreenLayer, useScreen } from './ScreenLayer.tsx';

// Questions, and ways to the clipboard: the browser's own, the older one of pages over plain http, the person's hands.

const texts = {
  confirm: '确定',
  cancel: '取消',
  copyByHand: '浏览器不允许自动复制',
  copyHint: '请按 Ctrl+C 复制',
};
let copy: Ui['copy'];
let confirm: Ui['confirm'];
let overlays: OverlayStore;

function Attached() {
  const { modal } = useScreen();
  ({ copy, confirm } = createUi({
    message: vi.fn(),
    modal,
    overlays,
    navigate: vi.fn(),
    replaceParameter: vi.fn(),
    text: (key) => texts[key],
  }));
  return <button type="button">before</button>;
}

const clipboard = (writeText: ((text: string) => Promise<void>) | undefined): void => {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: writeText && { writeText } });
};
/** Stands for the older way, and notes what was selected. */
const older = (copies: boolean): string[] => {
  const selected: string[] = [];
  Object.assign(document, {
    execCommand: () => {
      const field = document.activeElement as HTMLTextAreaElement;
      selected.push(field.value.slice(field.selectionStart, field.selectionEnd));
      return copies;
    },
  });
  return selected;
};

beforeEach(() => {
  overlays = new OverlayStore();
  render(
    <ScreenLayer>
      <Attached />
    </ScreenLayer>,
  );
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'clipboard');
  Reflect.deleteProperty(document, 'execCommand');
});

test('a text is put on the clipboard', async () => {
  const written = vi.fn(() => Promise.resolve());
  clipboard(written);
  expect(await copy('20240001')).toBe(true);
  expect(written).toHaveBeenCalledWith('20240001');
});

test.each([
  ['over plain http there is no clipboard', undefined],
  ['the browser refuses it', () => Promise.reject(new DOMException('denied', 'NotAllowedError'))],
])('where %s, what a hidden field has selected is copied', async (_name, writeText) => {
  clipboard(writeText);
  const selected = older(true);
  screen.getByRole('button', { name: 'before' }).focus();
  expect(await copy('20240001\n二')).toBe(true);
  expect(selected).toEqual(['20240001\n二']);
  // antd measures with one of its own.
  expect(document.querySelector('textarea[readonly]')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'before' }));
});

test.each([true, false])(
  'where neither does, the text is shown, selected (older way there: %s)',
  async (there) => {
    clipboard(undefined);
    if (there) older(false);
    const answer = copy('20240001');
    const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: texts.copyHint });
    expect(screen.getAllByText(texts.copyByHand)).not.toEqual([]);
    await waitFor(() => expect(document.activeElement).toBe(field));
    await waitFor(() => expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe('20240001'));
    fireEvent.click(screen.getByRole('button', { name: /确\s*定/ }));
    expect(await answer).toBe(false);
  },
);

test.each([
  [{}, /^确\s*定$/, true],
  [{}, /^取\s*消$/, false],
  [{ okText: '不再填写', cancelText: '继续编辑' }, '不再填写', true],
  [{ okText: '不再填写', cancelText: '继续编辑' }, '继续编辑', false],
] as const)('a question with the buttons %j is answered by %s', async (buttons, name, agreed) => {
  const answer = confirm({ title: '放弃？', danger: true, ...buttons });
  fireEvent.click(await screen.findByRole('button', { name }));
  expect(await answer).toBe(agreed);
});

test('the way back answers a question with no, and takes it away', async () => {
  const answer = confirm({ title: '删除？' });
  await screen.findByRole('button', { name: /^确\s*定$/ });
  overlays.layers.at(-1)?.close();
  expect(await answer).toBe(false);
  expect(overlays.layers).toEqual([]);
  await waitFor(() => expect(screen.getByRole('dialog').className).toContain('leave'));
});
