import fc from 'fast-check';
import { expect, test } from 'vitest';
import { metas as declared } from '../../renderers/metas.ts';
import type { FieldNode, Rule } from '../../schemas/node.ts';
import { createMetaIndex } from '../metaIndex.ts';
import { storedFields, type StoredForm } from '../storedFields.ts';
import { planForm } from './planForm.ts';

const metas = createMetaIndex(declared);
const types = declared.filter(({ field }) => (field?.column ?? null) !== null).map(({ type }) => type);

/** A form in small: the ids and the codes are few, so that two forms have some in common. */
const forms: fc.Arbitrary<StoredForm> = fc
  .uniqueArray(
    fc.record({
      id: fc.constantFrom('n1', 'n2', 'n3', 'n4', 'n5'),
      name: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
      type: fc.constantFrom(...types),
      rules: fc.constantFrom<Rule[]>([], [{ rule: 'maxLength', value: 10 }]),
      props: fc.constantFrom<Record<string, unknown>>({}, { precision: 1 }),
    }),
    { maxLength: 5, selector: ({ id }) => id },
  )
  .map((nodes) => nodes.filter(({ name }, at) => nodes.findIndex((node) => node.name === name) === at))
  .chain((fields) =>
    fc.record({
      fields: fc.constant<FieldNode[]>(fields),
      storage: fc.dictionary(fc.constantFrom('a', 'b', 'c'), fc.record({ index: fc.boolean() }), {
        noNullPrototype: true,
      }),
    }),
  );

const operationsOf = (before: StoredForm, after: StoredForm) =>
  planForm(before, after, metas).flatMap(({ operations }) => operations);

/** The codes of fields by the ids of their nodes, as the operations leave them. */
function follow(before: StoredForm, operations: ReturnType<typeof operationsOf>): Map<string, string> {
  const codes = new Map(storedFields(before, metas).map(({ node, code }) => [node.id, code]));
  for (const { op, part, field, to } of operations) {
    if (op === 'drop') codes.delete(part);
    if (op === 'add') codes.set(part, field);
    if (op === 'rename') {
      expect(codes.get(part)).toBe(field);
      codes.set(part, to ?? '');
    }
  }
  return codes;
}

test('operations lead from the fields of one form to those of the other', () => {
  fc.assert(
    fc.property(forms, forms, (before, after) => {
      const wanted = new Map(storedFields(after, metas).map(({ node, code }) => [node.id, code]));
      expect(follow(before, operationsOf(before, after))).toEqual(wanted);
    }),
  );
});

test('a form is what it is; nothing is lost by it, nor by another order of its fields', () => {
  fc.assert(
    fc.property(forms, (form) => {
      expect(operationsOf(form, form)).toEqual([]);
      expect(operationsOf(form, { ...form, fields: form.fields.toReversed() })).toEqual([]);
    }),
  );
});

test('only what is narrowed, converted or dropped may lose values; other codes lose none', () => {
  fc.assert(
    fc.property(forms, forms, (before, after) => {
      for (const { isLossy, operations } of planForm(before, after, metas)) {
        const asks = operations.some(({ op }) => op === 'narrow' || op === 'convert' || op === 'drop');
        expect(isLossy).toBe(asks);
      }
      const renamed = before.fields.map((node) => ({ ...node, name: `${node.name}x` }));
      const storage = Object.fromEntries(
        Object.entries(before.storage ?? {}).map(([code, stored]) => [`${code}x`, stored]),
      );
      const operations = operationsOf(before, { fields: renamed, storage });
      expect(new Set(operations.map(({ op }) => op))).toEqual(
        new Set(operations.length === 0 ? [] : ['rename']),
      );
    }),
  );
});

test.each([
  ['input', {}, 'textarea', {}, 'widen'],
  ['textarea', {}, 'input', {}, 'narrow'],
  ['input', { maxLength: 50 }, 'input', { maxLength: 20 }, 'narrow'],
  ['input', {}, 'number', {}, 'convert'],
  ['select', {}, 'input', {}, 'convert'],
  ['select', {}, 'radio', {}, undefined],
  ['number', { precision: 2 }, 'number', { precision: 0 }, 'narrow'],
  ['number', {}, 'rating', {}, 'narrow'],
  ['date', {}, 'date-time', {}, 'convert'],
  ['person', {}, 'location', {}, 'convert'],
  ['password', {}, 'input', {}, 'convert'],
  ['input', {}, 'time', {}, 'convert'],
])('%s %j becomes %s %j: %s', (type, props, other, others, op) => {
  const one = (each: string, given: object): StoredForm => ({
    fields: [{ type: each, id: 'n1', name: 'a', props: { ...given } }],
  });
  expect(operationsOf(one(type, props), one(other, others))[0]?.op).toBe(op);
});

test('what has another id is another field; a widget that is not there changes nothing', () => {
  const one = (id: string, type = 'input'): StoredForm => ({ fields: [{ type, id, name: 'a' }] });
  expect(operationsOf(one('n1'), one('n2')).map(({ op, part }) => [op, part])).toEqual([
    ['add', 'n2'],
    ['drop', 'n1'],
  ]);
  expect(operationsOf(one('n1'), one('n1', 'unheard-of'))).toEqual([]);
});
