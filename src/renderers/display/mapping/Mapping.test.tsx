import { expect, test } from 'vitest';
import { renderNode } from '../../../../tests/support/renderNode.tsx';

const options = [
  { value: '1', label: { zhCN: '男', enUS: 'Male' } },
  { value: 2, label: { zhCN: '女', enUS: 'Female' }, tone: 'blue' },
];
const draw = async (value: unknown, more: object = {}, locale: 'zhCN' | 'enUS' = 'zhCN') =>
  (await renderNode({ type: 'mapping', id: 'm', props: { value, options, ...more } }, { locale })).container;

test('a code that is written as a number finds its name, and the other way round', async () => {
  expect((await draw(1)).textContent).toBe('男');
  expect((await draw('2')).textContent).toBe('女');
});

test('several names are joined as the language does', async () => {
  expect((await draw(['1', '1'])).textContent).toBe('男、男');
  expect((await draw(['1', '1'], {}, 'enUS')).textContent).toBe('Male, Male');
});

test('a value without a name shows itself, or what the document says', async () => {
  expect((await draw('9')).textContent).toBe('9');
  expect((await draw('9', { otherwise: '其他' })).textContent).toBe('其他');
  expect((await draw('')).textContent).toBe('—');
});
