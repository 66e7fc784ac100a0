import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderNode } from '../../../../tests/support/renderNode.tsx';
import { COVERED } from '../../../schemas/secret.ts';
import { verificationCodeMeta } from './VerificationCode.meta.ts';

const node = {
  type: 'verification-code',
  id: 'code',
  name: 'code',
  title: '验证码',
  props: { length: 4 },
  on: { complete: [{ do: 'message', text: '{{ event.code }}' }] },
};

it('takes digits only, as many as it has boxes, and says when they are there', async () => {
  const { form, ui } = await renderNode(node, { values: {} });
  const box = screen.getByRole('textbox');
  fireEvent.change(box, { target: { value: '１2a' } });
  expect(form?.values.code).toBe('12');
  expect(ui.messages).toEqual([]);
  fireEvent.change(box, { target: { value: '12 34 56' } });
  expect(form?.values.code).toBe('1234');
  await waitFor(() => expect(ui.messages.map(({ text }) => text)).toEqual(['1234']));
});

it('asks for all of its digits', () => {
  const { field } = verificationCodeMeta;
  expect(field?.check?.('1234', { length: 4 })).toBeUndefined();
  expect(field?.check?.('1234', {})).toHaveProperty('zhCN', '请填写 6 位数字');
});

it('tells that one is kept and shows none of it', async () => {
  const { form } = await renderNode(node, { values: { code: COVERED } });
  const box = screen.getByRole<HTMLInputElement>('textbox');
  expect([box.value, box.placeholder]).toEqual(['', '已设置，留空则不修改']);
  fireEvent.change(box, { target: { value: '1' } });
  expect(form?.values.code).toBe('1');
});
