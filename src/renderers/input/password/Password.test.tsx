import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderNode } from '../../../../tests/support/renderNode.tsx';
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
