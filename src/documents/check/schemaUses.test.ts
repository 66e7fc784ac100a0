import { expect, test } from 'vitest';
import { asDocuments, renamed, usesAmong } from '../../../tests/support/namedUses.ts';
import { valueAt } from '../../schemas/pointer.ts';
import { usesOf } from '../uses/usesIn.ts';

// What a schema of Formily names: parts of its page, and fields of the form that keeps its values.

const leave = {
  ...{ kind: 'form', schemaVersion: 2, id: 'leave', name: '请假', grants: [] },
  fields: [
    { type: 'number', id: 'f-days', name: 'days', title: '天数' },
    { type: 'number', id: 'f-left', name: 'left', title: '剩余' },
    {
      ...{ type: 'sub-table', id: 'f-items', name: 'items', title: '明细' },
      children: [{ type: 'number', id: 'f-amount', name: 'amount', title: '金额' }],
    },
  ],
};

/** A page with a schema of Formily's, whose expressions are JavaScript's. */
const schemaPage = {
  ...{ kind: 'app', schemaVersion: 1, id: 'borrow', name: '借用', variables: { days: { type: 'number' } } },
  body: [
    {
      ...{ type: 'formily-form', id: 'f' },
      props: {
        module: 'leave',
        schema: {
          type: 'object',
          properties: {
            days: {
              ...{
                type: 'number',
                'x-component': 'NumberPicker',
                'x-visible': "{{ vars['days'] !== 3 || !vars.days }}",
              },
              'x-component-props': {
                placeholder: '{{`vars.days ${vars.days}`}}',
                min: '{{ not vars.days }}',
              },
            },
          },
        },
      },
    },
  ],
};

const number = { type: 'number', 'x-component': 'NumberPicker' };
const list = { type: 'array', 'x-component': 'ArrayItems' };
const reacting = (dependencies: readonly unknown[], target?: string) => ({
  ...number,
  'x-reactions': { dependencies, target, fulfill: { state: { value: '{{ $deps[0] }}' } } },
});

/** The properties of a schema whose values the form keeps, once a field of that is called otherwise. */
function propertiesRenamed(properties: object, part: string): unknown {
  const schema = { type: 'object', properties };
  const node = { type: 'formily-form', id: 'f', props: { module: 'leave', schema } };
  const documents = asDocuments([leave, { ...schemaPage, body: [node] }]);
  const uses = usesAmong(documents, new Set(['app/borrow']));
  const places = usesOf(uses, { document: 'form/leave', part });
  const page = renamed(documents, places, 'length2').get('app/borrow');
  return valueAt(page, '/body/0/props/schema/properties');
}

test('parts of the page are named by expressions in their own syntax, and renamed there', () => {
  const documents = asDocuments([leave, schemaPage]);
  const uses = usesAmong(documents, new Set(['app/borrow']));
  expect(usesOf(uses, { document: 'form/leave' }).map(({ path }) => path)).toEqual(['/body/0/props/module']);
  const places = uses.filter(({ of }) => of.document === 'app/borrow' && of.name === 'days');
  const written = JSON.stringify(renamed(documents, places, 'length2').get('app/borrow'));
  expect(written).toContain("{{ vars['length2'] !== 3 || !vars.length2 }}");
  expect(written).toContain('{{`vars.days ${vars.length2}`}}');
  expect(written).toContain('{{ not vars.length2 }}');
  expect(written).toContain('"properties":{"days":');
});

test.each([
  ['properties', { days: number }, { length2: number }],
  [
    'properties in layouts, in a list of them, of values that are parts',
    { layout: { type: 'void', properties: [{ name: 'days', ...number }] }, '[days, left]': list },
    { layout: { type: 'void', properties: [{ name: 'length2', ...number }] }, '[length2, left]': list },
  ],
  [
    'what is required, and the addresses of reactions',
    {
      days: number,
      layout: {
        type: 'void',
        properties: {
          left: reacting(
            ['days', 'days#value', '.days', 'layout.days', { name: 'd', source: 'days' }],
            '..days',
          ),
        },
      },
      items: {
        ...list,
        items: { required: ['days'], properties: { amount: reacting(['.days', '...days']) } },
      },
    },
    {
      length2: number,
      layout: {
        type: 'void',
        properties: {
          left: reacting(
            ['length2', 'length2#value', '.length2', 'layout.length2', { name: 'd', source: 'length2' }],
            '..length2',
          ),
        },
      },
      items: {
        ...list,
        items: { required: ['days'], properties: { amount: reacting(['.days', '...length2']) } },
      },
    },
  ],
  [
    'expressions and rules over values',
    {
      left: {
        ...number,
        title: "{{ $values.days !== $form.values['days'] && 'days' }}",
        'x-reactions': [
          {
            dependencies: { days: 'days', rows: 'items' },
            when: {
              testRule: 'every',
              conditionList: [{ bindKey: '$values.days', type: 'number', judgeType: 'greater', value: 1 }],
            },
            fulfill: { state: { value: '{{ $deps.days + $values.days }}' } },
          },
        ],
      },
    },
    {
      left: {
        ...number,
        title: "{{ $values.length2 !== $form.values['length2'] && 'days' }}",
        'x-reactions': [
          {
            dependencies: { days: 'length2', rows: 'items' },
            when: {
              testRule: 'every',
              conditionList: [{ bindKey: '$values.length2', type: 'number', judgeType: 'greater', value: 1 }],
            },
            fulfill: { state: { value: '{{ $deps.days + $values.length2 }}' } },
          },
        ],
      },
    },
  ],
])('a field of the form that keeps the values is renamed: %s', (_, properties, expected) => {
  expect(propertiesRenamed(properties, 'f-days')).toEqual(expected);
});

test('a field and a column are named by the values that it begins with', () => {
  const values = { days: 3, items: [{ amount: 1, days: 2 }] };
  const props = { module: 'leave', schema: { type: 'object', properties: {} }, values };
  const body = [{ type: 'formily-form', id: 'f', props }];
  const documents = asDocuments([leave, { ...schemaPage, body }]);
  const uses = usesAmong(documents, new Set(['app/borrow']));
  const paths = (part: string) =>
    usesOf(uses, { document: 'form/leave', part }).map(({ path, isKey }) => [path, isKey]);
  expect(paths('f-days')).toEqual([['/body/0/props/values/days', true]]);
  expect(paths('f-amount')).toEqual([['/body/0/props/values/items/0/amount', true]]);
});

test('a column is renamed in its rows, and in what reads them', () => {
  const written = (amount: string) => ({
    days: {
      ...number,
      'x-reactions': {
        dependencies: ['items', `items[0].${amount}`, `items.*.${amount}`, `items.*.*(${amount},left)`],
        target: `items.${amount}`,
        fulfill: {
          state: {
            value: `{{ $deps[0] && sum(pluck($deps[0], '${amount}')) + $deps[0][1].${amount} + $target.value.amount }}`,
            title: `{{ sum(pluck($values.items, "${amount}")) }}`,
          },
        },
      },
    },
    items: {
      ...list,
      items: {
        type: 'object',
        properties: {
          column: {
            type: 'void',
            properties: {
              [amount]: {
                ...number,
                'x-visible': `{{ $record.${amount} > $values.amount + $records[0].${amount} }}`,
              },
            },
          },
        },
      },
    },
    amount: number,
  });
  expect(propertiesRenamed(written('amount'), 'f-amount')).toEqual(written('length2'));
});
