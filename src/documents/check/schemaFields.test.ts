import { expect, test } from 'vitest';
import { metas } from '../../renderers/metas.ts';
import { checkDocumentSet } from './documentSet.ts';

// A schema of Formily beside the form that stores what is filled in.

const form = {
  ...{ kind: 'form', schemaVersion: 2, id: 'borrowing', name: '借用' },
  fields: [
    { type: 'input', id: 'reason', name: 'reason' },
    { type: 'date-range', id: 'period', name: 'period' },
    {
      ...{ type: 'sub-table', id: 'items', name: 'items' },
      children: [{ type: 'number', id: 'price', name: 'price' }],
    },
  ],
  grants: [],
};
const text = { type: 'string', 'x-component': 'Input' };

function told(properties: object, module = 'borrowing'): readonly string[] {
  const page = {
    ...{ kind: 'app', schemaVersion: 1, id: 'apply', name: '申请' },
    body: [{ type: 'formily-form', id: 'f', props: { module, schema: { type: 'object', properties } } }],
  };
  const [checked] = checkDocumentSet(
    [page, form].map((document) => ({ name: document.id, document })),
    { metas },
  );
  const at = '/body/0/props/';
  return (checked?.findings ?? []).map(({ severity, code, path = '', message }) =>
    [severity, code, path.replace(at, ''), /did you mean "(.*)"/.exec(message.enUS)?.[1] ?? '']
      .join(' ')
      .trim(),
  );
}

test('the module that it submits to is there', () => {
  expect(told({ reason: text })).toEqual([]);
  expect(told({ reason: text }, 'borowing')).toEqual(['error UNKNOWN_DOCUMENT module borrowing']);
});

test('its fields are those of the module, within layouts and rows too', () => {
  const rows = {
    type: 'object',
    properties: { c: { type: 'void', properties: { pryce: { type: 'number' } } } },
  };
  expect(
    told({
      layout: { type: 'void', properties: { reasom: text, '[from,period]': { type: 'array' } } },
      items: { type: 'array', items: rows },
      send: { 'x-component': 'Submit' },
    }),
  ).toEqual([
    'error FORMILY_FIELD schema/properties/layout/properties/reasom reason',
    'error FORMILY_FIELD schema/properties/layout/properties/[from,period]',
    'warning FORMILY_FIELD schema/properties/items/items/properties/c/properties/pryce price',
    'warning FORMILY_FIELD schema/properties/send',
  ]);
});

test('reactions name fields of the schema, relative ones, ends of ranges and patterns among them', () => {
  const reacts = (dependencies: object, target?: string) => ({
    ...text,
    'x-reactions': {
      dependencies,
      ...(target !== undefined && { target }),
      fulfill: { state: { title: 'x' } },
    },
  });
  const others = {
    period: { type: 'array' },
    items: { type: 'array', items: { type: 'object', properties: { price: { type: 'number' } } } },
  };
  const fine = ['.price', 'items.price', 'items[0].price', 'period[0]', 'period.start', '*'];
  expect(told({ ...others, reason: reacts(fine, 'items.*.price') })).toEqual([]);
  expect(
    told({ ...others, reason: reacts(['perod', { name: 'p', source: 'items.prise' }], 'gone') }),
  ).toEqual([
    'warning FORMILY_ADDRESS schema/properties/reason/x-reactions/target',
    'warning FORMILY_ADDRESS schema/properties/reason/x-reactions/dependencies/0 period',
    'warning FORMILY_ADDRESS schema/properties/reason/x-reactions/dependencies/1',
  ]);
});
