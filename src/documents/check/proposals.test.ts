import { expect, test } from 'vitest';
import { field, found, key, page, whole } from '../../../tests/support/checkedDocuments.ts';

// What a finding of a shape gives as its reason, and what it proposes.

test('a member that is there already is not proposed once more', () => {
  const [one] = found(page([key({ visible: true, visibel: true })]));
  expect(one!.message.enUS).toBe('"visibel" is not known here.');
});

test.each([
  ['a prop of a widget', { type: 'label', props: { lien: 'x' } }, '/body/0/props/lien', 'line'],
  ['a member of a node', { visibel: true }, '/body/0/visibel', 'visible'],
  ['an event', { on: { clik: [] } }, '/body/0/on/clik', 'click'],
])('%s is proposed as a name', (_what, more, path, value) => {
  const title = { zhCN: `改名为“${value}”`, enUS: `Rename to "${value}"` };
  expect(found(page([key(more)]))).toMatchObject([{ path, fix: { path, value, rename: true, title } }]);
});

test('a member of a document is proposed as a name, and no prop that is written already', () => {
  expect(found({ ...page([]), titel: 'x' })).toMatchObject([{ fix: { value: 'title', rename: true } }]);
  const [one] = found(page([key({ type: 'label', props: { line: 'x', lien: 'y' } })]));
  expect(one).toMatchObject({ code: 'UNKNOWN_PROP' });
  expect(one!.fix).toBeUndefined();
});

test('a control is not proposed within itself', () => {
  const control = { ...whole, kind: 'control', id: 'card', body: [{ type: 'control/cart', id: 'c' }] };
  const other = { ...whole, kind: 'control', id: 'cards', body: [] };
  const [alone] = found(control);
  expect(alone).toMatchObject({
    code: 'UNKNOWN_TYPE',
    message: { enUS: 'There is no widget "control/cart".' },
  });
  expect(found(control, other)[0]!.fix?.value).toBe('control/cards');
});

test('an expression that does not end is told to lack its braces', () => {
  expect(found(page([key({ visible: '{{ vars.count > 0' })]))).toMatchObject([
    {
      code: 'WRONG_FORMAT',
      message: { enUS: expect.stringContaining('}} is missing') as string },
      fix: { value: '{{ vars.count > 0 }}' },
    },
  ]);
  expect(found(page([key({ visible: '{{ vars.count > 0 }' })]))[0]!.fix?.value).toBe('{{ vars.count > 0 }}');
});

test.each([
  ['(?=a)', 'look-ahead and look-behind'],
  ['(?<!a)b', 'look-ahead and look-behind'],
  ['(a)\\1', 'back references'],
  ['[a', 'missing closing ]'],
  // What is escaped, or stands in a class, is no part of the notation.
  ['\\(?=[a', 'missing closing ]'],
  ['[(?=]\\\\1(', 'missing closing )'],
])('why the pattern %s cannot be used is told', (value, why) => {
  const text = field({ type: 'text-field', rules: [{ rule: 'pattern', value }] });
  const [one, ...others] = found(text);
  expect(others).toEqual([]);
  expect(one).toMatchObject({ code: 'PATTERN', message: { enUS: expect.stringContaining(why) as string } });
});
