import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { draw, drawForm, label } from '../../../tests/support/drawNodes.tsx';
import { field } from '../../../tests/support/plainDocuments.ts';
import { plainRenderers } from '../../../tests/support/plainRenderers.tsx';
import type { RendererDefinition } from '../registry/defineRenderer.ts';

/** The plain widgets, of which one type cannot be fetched until it is mended. */
function withBroken(type: string) {
  const whole = plainRenderers();
  const { load: fetch } = whole.find(({ meta }) => meta.type === type)!;
  const load = vi.fn<RendererDefinition['load']>(() => Promise.reject(new Error('chunk')));
  const mend = () => {
    load.mockImplementation(fetch);
  };
  const renderers = whole.map((each) => (each.meta.type === type ? { ...each, load } : each));
  return { renderers, load, mend };
}

const press = async (name: string): Promise<void> => {
  fireEvent.click(screen.getByRole('button', { name }));
  await act(() => Promise.resolve());
};

test('a widget that cannot be fetched is asked for twice, told in its place and once in the log', async () => {
  const { renderers, load } = withBroken('box');
  const { root } = await draw([{ type: 'box', id: 'a' }, label('after', 'after')], { renderers });
  const alert = await screen.findByRole('alert');
  expect(load).toHaveBeenCalledTimes(2);
  const name = root.platform.registry.metas.get('box')!.title.zhCN;
  expect(alert.textContent).toContain(`组件“${name}”加载失败`);
  expect(screen.getByText('after')).toBeTruthy();
  // The log is told after the screen.
  await waitFor(() => expect(root.log.entries).toHaveLength(1));
  expect(root.log.entries[0]?.finding).toEqual({
    severity: 'error',
    code: 'WIDGET_NOT_LOADED',
    message: {
      zhCN: '组件 box（ID“a”）加载失败：chunk',
      enUS: 'The widget box (id "a") could not be loaded: chunk',
    },
    path: '/body/0',
  });
});

test('another try fetches anew, and brings it to every place that waits for it', async () => {
  const { renderers, mend } = withBroken('label');
  await draw([label('a', 'first'), label('b', 'second')], { renderers });
  expect(await screen.findAllByRole('alert')).toHaveLength(2);
  mend();
  fireEvent.click(screen.getAllByRole('button')[0]!);
  expect(await screen.findByText('first')).toBeTruthy();
  expect(screen.getByText('second')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('where another try fails too, the page can be loaded anew; the log has it once all the same', async () => {
  const { renderers, load } = withBroken('box');
  const { root } = await draw([{ type: 'box', id: 'a' }], { renderers });
  await screen.findByRole('alert');
  expect(screen.queryByText('刷新页面')).toBeNull();
  await press('重试');
  expect(load).toHaveBeenCalledTimes(3);
  expect(await screen.findByRole('button', { name: '刷新页面' })).toBeTruthy();
  expect(root.log.entries).toHaveLength(1);
});

test('a field says under its label why it cannot be filled in, and the form has its message', async () => {
  const { renderers, mend } = withBroken('text-field');
  const { form } = await drawForm([field('name', { title: '姓名', required: true })], renderers);
  const group = await screen.findByRole('group', { name: '姓名' });
  expect(group.textContent).toContain('加载失败，暂时无法填写');
  await act(() => form.validate());
  expect(group.getAttribute('aria-invalid')).toBe('true');
  const described = document.getElementById(group.getAttribute('aria-describedby')!);
  expect(described?.getAttribute('role')).toBe('alert');
  mend();
  await press('重试');
  expect(await screen.findByRole('textbox')).toBeTruthy();
});
