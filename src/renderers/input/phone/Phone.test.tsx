import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderNode } from '../../../../tests/support/renderNode.tsx';

it.each([
  ['phone', { rule: 'phone' }, ' １３８００００１２３４', '13800001234'],
  ['phone', { rule: 'phone' }, '138 0013-8000', '13800138000'],
  ['phone', { rule: 'phone' }, '+86 13800138000', '13800138000'],
  ['phone', { rule: 'maxLength', value: 40 }, '025-8359 0000', '025-8359 0000'],
  ['id-card', { rule: 'idCard' }, '１１０１０５１９４９１２３１００２Ｘ', '11010519491231002X'],
  ['email', { rule: 'email' }, 'lin＠example.edu ', 'lin@example.edu'],
] as const)('%s takes numbers and signs as people write them: %j %s', async (type, rule, typed, value) => {
  const { form } = await renderNode(
    { type, id: 'x', name: 'x', title: '联系', rules: [rule] },
    { values: {} },
  );
  const box = screen.getByLabelText('联系');
  fireEvent.change(box, { target: { value: typed } });
  fireEvent.blur(box);
  expect(form?.values.x).toBe(value);
  expect(await form?.validate()).toBeUndefined();
});
