import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderNode } from '../../../../tests/support/renderNode.tsx';
import { COVERED } from '../../../schemas/secret.ts';
import type { Node } from '../../../schemas/node.ts';
import { passwordMeta } from './Password.meta.ts';

const node: Node = { type: 'password', id: 'code', name: 'code', title: '门禁密码' };

it('keeps white space and hides what is typed', async () => {
  const { form } = await renderNode(node, { values: {} });
  const box = screen.getByLabelText<HTMLInputElement>('门禁密码');
  expect(box.type).toBe('password');
  fireEvent.change(box, { target: { value: ' a b ' } });
  fireEvent.blur(box);
  expect(form?.values.code).toBe(' a b ');
});

it('never shows the value or its length elsewhere', async () => {
  const { container } = await renderNode({ ...node, readOnly: true }, { values: { code: 'secret-word' } });
  expect(container.textContent).toContain('••••••');
  expect(container.innerHTML).not.toContain('secret');
  expect(
    passwordMeta.field?.toExport?.('secret-word', { locale: 'zhCN', zone: 'Asia/Shanghai', props: {} }),
  ).toBeNull();
  expect(passwordMeta.field?.toFilter).toBeUndefined();
});

it('tells that one is kept, takes another in its place, and keeps it where nothing is left of that', async () => {
  const { form } = await renderNode(
    { ...node, rules: [{ rule: 'minLength', value: 8 }] },
    { values: { code: COVERED } },
  );
  const box = screen.getByLabelText<HTMLInputElement>('门禁密码');
  expect(box.value).toBe('');
  expect(box.placeholder).toBe('已设置，留空则不修改');
  expect(await form?.validate()).toBeUndefined();
  box.focus();
  fireEvent.change(box, { target: { value: 'another' } });
  expect(form?.values.code).toBe('another');
  expect(document.activeElement).toBe(screen.getByLabelText('门禁密码'));
  fireEvent.change(box, { target: { value: '' } });
  expect(form?.values.code).toBe(COVERED);
});

it('can be taken away where it need not be there', async () => {
  const { form } = await renderNode(node, { values: { code: COVERED } });
  fireEvent.click(screen.getByRole('button', { name: /清\s*除/ }));
  expect(form?.values.code).toBeNull();
  expect(screen.queryByRole('button', { name: /清\s*除/ })).toBeNull();
});

it('stays where it is required', async () => {
  const { form } = await renderNode({ ...node, required: true }, { values: { code: COVERED } });
  expect(screen.queryByRole('button', { name: /清\s*除/ })).toBeNull();
  expect(await form?.validate()).toBeUndefined();
});
