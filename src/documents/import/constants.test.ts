import { expect, test } from 'vitest';
import { json, told } from '../../../tests/support/importForms.ts';

test.each([
  ['2024-01-01T00:00:00Z', '2024-01-01T00:00:00.000Z'],
  ['2024-01-01T08:00:00+08:00', '2024-01-01T00:00:00.000Z'],
  ['2024-01-01T00:00:00.250Z', '2024-01-01T00:00:00.250Z'],
])('carries the moment %s as records keep it', (written, kept) => {
  const imported = json({ at: { type: 'string', format: 'date-time', title: 'At', default: written } });
  expect(imported.document.fields[0]).toMatchObject({ type: 'date-time', default: kept });
  expect(told(imported)).toEqual([]);
});

test.each<[object, object]>([
  [
    { type: 'string', const: 'CN' },
    { type: 'select', props: { options: [{ value: 'CN', label: 'CN' }] } },
  ],
  [{ const: 'CN' }, { type: 'select', props: { options: [{ value: 'CN', label: 'CN' }] } }],
  [
    { type: 'number', const: 2.5 },
    { type: 'number', rules: [{ rule: 'expression', value: 'value == 2.5' }] },
  ],
  [
    { type: 'boolean', const: true },
    { type: 'switch', rules: [{ rule: 'expression', value: 'value == true' }] },
  ],
])('holds a field to the one value of %j', (constant, field) => {
  const imported = json({ a: { title: 'A', ...constant } });
  expect(imported.document.fields).toMatchObject([field]);
  expect(told(imported)).toEqual([]);
});

test('tells of a constant and a moment that no field can hold', () => {
  const odd = {
    any: { type: 'string', title: 'Any', const: { a: 1 } },
    at: { type: 'string', format: 'date-time', title: 'At', default: 'soon' },
  };
  expect(told(json(odd))).toEqual([
    'NOT_CARRIED /properties/any/const',
    'NOT_CARRIED /properties/at/default',
  ]);
});
