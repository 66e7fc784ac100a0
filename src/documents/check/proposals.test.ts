import { expect, test } from 'vitest';
import { plainMetas } from '../../../tests/support/plainMetas.ts';
import type { Finding } from '../../schemas/finding.ts';
import { linearPattern } from '../pattern.ts';
import { checkDocumentSet } from './documentSet.ts';

// What a finding of a shape gives as its reason, and what it proposes.

const whole = { schemaVersion: 1, name: 'name' };
const page = (node: object) => ({
  ...whole,
  kind: 'app',
  id: 'page',
  variables: { count: { type: 'number' } },
  body: [{ type: 'label', id: 's', ...node }],
});

function found(...documents: object[]): readonly Finding[] {
  const entries = documents.map((document, at) => ({ name: String(at), document }));
  return checkDocumentSet(entries, { metas: plainMetas, pattern: linearPattern })[0]!.findings;
}

test('a member that is there already is not proposed once more', () => {
  const [one] = found(page({ visible: true, visibel: true }));
  expect(one!.message.enUS).toBe('"visibel" is not known here.');
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
  expect(found(page({ visible: '{{ vars.count > 0' }))).toMatchObject([
    {
      code: 'WRONG_FORMAT',
      message: { enUS: expect.stringContaining('}} is missing') as string },
      fix: { value: '{{ vars.count > 0 }}' },
    },
  ]);
  expect(found(page({ visible: '{{ vars.count > 0 }' }))[0]!.fix?.value).toBe('{{ vars.count > 0 }}');
});

test.each([
  ['(?=a)', 'look-ahead and look-behind'],
  ['(?<!a)b', 'look-ahead and look-behind'],
  ['(a)\\1', 'back references'],
  ['[a', 'missing closing ]'],
])('why the pattern %s cannot be used is told', (value, why) => {
  const text = {
    ...whole,
    kind: 'form',
    id: 'plain',
    grants: [{ roles: ['*'], actions: ['list'], read: '*', write: '*' }],
    fields: [{ type: 'text-field', id: 'n', name: 'n', title: 'n', rules: [{ rule: 'pattern', value }] }],
  };
  const [one, ...others] = found(text);
  expect(others).toEqual([]);
  expect(one).toMatchObject({ code: 'PATTERN', message: { enUS: expect.stringContaining(why) as string } });
});
