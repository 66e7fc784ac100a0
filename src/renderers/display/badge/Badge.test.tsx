import { expect, test } from 'vitest';
import { renderNode } from '../../../../tests/support/renderNode.tsx';

const draw = async (props: Record<string, unknown>) =>
  (await renderNode({ type: 'badge', id: 'b', props })).container.textContent;

test('says the count in words, and nothing while there is none', async () => {
  expect(await draw({ count: 128 })).toBe('99+128 条');
  expect(await draw({ count: 0, label: '没有' })).toBe('');
  expect(await draw({ count: -3 })).toBe('');
  expect(await draw({ count: 2, dot: true })).toBe('有更新');
});
