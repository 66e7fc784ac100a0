import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderNode } from '../../../../tests/support/renderNode.tsx';

const node = {
  type: 'camera-scan',
  id: 'device',
  name: 'device',
  title: '设备编号',
  on: { scan: [{ do: 'message', text: '[{{ event.text }}]' }] },
};

it('takes what is typed, and nothing typed where only scanning is allowed', async () => {
  const { form, unmount } = await renderNode(node, { values: {} });
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'A-1' } });
  expect(form?.values.device).toBe('A-1');
  unmount();
  await renderNode({ ...node, props: { typed: false } }, { values: {} });
  expect(screen.getByRole<HTMLInputElement>('textbox').readOnly).toBe(true);
});

it('says what to do where there is no camera', async () => {
  await renderNode(node, { values: {} });
  fireEvent.click(screen.getByRole('button', { name: '扫码填写：设备编号' }));
  expect(await screen.findByText(/不能使用摄像头/, {}, { timeout: 10_000 })).toBeTruthy();
  expect(screen.getByRole('button', { name: '从图片识别' })).toBeTruthy();
});

it('takes what the container scans, without control characters', async () => {
  const { form, root, ui } = await renderNode(node, { values: {} });
  Object.assign(root.container.abilities, { scan: () => ({ text: ' EQ-7\u0000\r\n' }) });
  fireEvent.click(screen.getByRole('button', { name: '扫码填写：设备编号' }));
  await waitFor(() => expect(form?.values.device).toBe('EQ-7'));
  expect(ui.messages.map(({ text }) => text)).toEqual(['[EQ-7]']);
  Object.assign(root.container.abilities, { scan: () => 'x'.repeat(501) });
  fireEvent.click(screen.getByRole('button', { name: '扫码填写：设备编号' }));
  await waitFor(() => expect(ui.messages).toHaveLength(2));
  expect(form?.values.device).toBe('EQ-7');
});
