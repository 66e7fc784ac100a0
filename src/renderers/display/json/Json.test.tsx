import { expect, test } from 'vitest';
import { renderNode } from '../../../../tests/support/renderNode.tsx';

const draw = async (value: unknown, open?: number) =>
  (await renderNode({ type: 'json', id: 'j', props: { value, ...(open === undefined ? {} : { open }) } }))
    .container;

test('opens as many levels as are asked for; what is closed is not drawn', async () => {
  const value = { a: 1, b: { c: { d: '<b>x</b>' } } };
  expect((await draw(value, 0)).textContent).toBe('{ 2 项 }');
  expect((await draw(value, 1)).textContent).toBe('{a: 1b: { 1 项 }}');
  const whole = await draw(value, 3);
  expect(whole.textContent).toContain('d: "<b>x</b>"');
  expect(whole.querySelector('b')).toBeNull();
});

test('a long list says how much of it is missing', async () => {
  expect((await draw(Array.from({ length: 250 }, (_, index) => index))).textContent).toContain(
    '其余 50 项未显示',
  );
});
