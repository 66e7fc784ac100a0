import { describe, expect, test } from 'vitest';
import { formily, json, told } from '../../../tests/support/importForms.ts';
import { metas } from '../../renderers/metas.ts';
import { checkDocumentSet } from '../check/documentSet.ts';

describe('lists of a Formily schema', () => {
  test('a range of dates that is called a string is a range', () => {
    const imported = formily({
      '[start,end]': { type: 'string', title: 'Days', 'x-component': 'DatePicker.RangePicker' },
    });
    expect(imported.document.fields).toMatchObject([{ type: 'date-range', name: 'start_end' }]);
    expect(told(imported)).toEqual(['CODE_CHANGED /properties/[start,end]']);
  });

  test('keeps lists: files, ranges, ways down a tree', () => {
    const imported = formily({
      photo: {
        type: 'Array<object>',
        'x-component': 'Upload',
        'x-component-props': { accept: 'image/*', maxCount: 2 },
      },
      proof: {
        type: 'array',
        'x-component': 'Upload.Dragger',
        'x-component-props': { textContent: 'Add a proof' },
      },
      stay: { type: 'string[]', 'x-component': 'DatePicker.RangePicker' },
      area: {
        type: 'array',
        'x-component': 'Cascader',
        enum: [{ label: 'N', value: 'n', children: [{ label: 'N1', value: 'n1' }] }],
      },
      areas: {
        type: 'array',
        'x-component': 'Cascader',
        'x-component-props': { multiple: true },
        enum: [{ label: 'N', value: 'n' }],
      },
    });
    expect(imported.document.fields).toMatchObject([
      { type: 'image-upload', props: { maxCount: 2 } },
      { type: 'file-upload', props: { buttonText: 'Add a proof' } },
      { type: 'date-range' },
      { type: 'cascader', props: { options: [{ value: 'n' }, { value: 'n1', parent: 'n' }] } },
      { type: 'multi-select' },
    ]);
    expect(told(imported)).toEqual([
      'VALUE_CHANGED /properties/area',
      'COMPONENT /properties/areas/x-component',
      'NOT_CARRIED /properties/areas/x-component-props/multiple',
    ]);
  });

  test('keeps the fields in the rows of a list, with the titles of its columns', () => {
    const column = (title: string, properties: object) => ({
      type: 'void',
      'x-component': 'ArrayTable.Column',
      'x-component-props': { title },
      properties,
    });
    const imported = formily({
      name: { type: 'string', title: 'Name', 'x-component': 'Input' },
      family: {
        type: 'array',
        title: 'Family',
        'x-component': 'ArrayTable',
        'x-decorator': 'FormItem',
        items: {
          type: 'object',
          properties: {
            index: column('#', { index: { type: 'void', 'x-component': 'ArrayTable.Index' } }),
            who: column('Who', {
              name: { type: 'string', required: true, 'x-decorator': 'FormItem', 'x-component': 'Input' },
            }),
            age: column('Age', {
              age: {
                type: 'number',
                'x-component': 'NumberPicker',
                'x-reactions': {
                  dependencies: ['.name'],
                  fulfill: { state: { visible: "{{$deps[0] === 'x'}}" } },
                },
              },
            }),
            ends: column('', { remove: { type: 'void', 'x-component': 'ArrayTable.Remove' } }),
          },
        },
        properties: {
          add: { type: 'void', title: 'Add a member', 'x-component': 'ArrayTable.Addition' },
        },
      },
      cards: {
        type: 'array',
        'x-component': 'ArrayCards',
        items: {
          type: 'object',
          properties: { a: { type: 'string', title: 'A', 'x-component': 'Input' } },
        },
      },
      texts: { type: 'array', 'x-component': 'ArrayItems', items: { type: 'string' } },
    });
    expect(imported.document.fields).toEqual([
      { type: 'input', id: 'name', name: 'name', title: 'Name' },
      {
        type: 'sub-table',
        id: 'family',
        name: 'family',
        title: 'Family',
        props: { addText: 'Add a member' },
        children: [
          { type: 'input', id: 'family_name', name: 'name', title: 'Who', required: true },
          { type: 'number', id: 'family_age', name: 'age', title: 'Age', visible: "{{ (row.name == 'x') }}" },
        ],
      },
      {
        type: 'sub-table',
        id: 'cards',
        name: 'cards',
        children: [{ type: 'input', id: 'cards_a', name: 'a', title: 'A' }],
      },
      {
        type: 'sub-table',
        id: 'texts',
        name: 'texts',
        children: [{ type: 'input', id: 'texts_value', name: 'value', required: true }],
      },
    ]);
    expect(told(imported)).toEqual(['VALUE_CHANGED /properties/texts']);
    const [result] = checkDocumentSet([{ name: 'form', document: imported.document }], { metas });
    expect(result?.findings.map(({ code }) => code)).toEqual([
      'MISSING_LABEL',
      'MISSING_LABEL',
      'MISSING_LABEL',
      'MISSING_RIGHT',
    ]);
  });
});

test('makes words of a list of different texts, and tells what its entries say besides', () => {
  const words = { type: 'array', maxItems: 5, uniqueItems: true };
  const imported = json({
    words: { ...words, items: { type: 'string' } },
    short: { ...words, items: { type: 'string', maxLength: 3 } },
    deep: { type: 'array', items: { type: 'array' } },
  });
  const rules = [{ rule: 'maxItems', value: 5 }];
  expect(imported.document.fields).toMatchObject([
    { type: 'tag-input', name: 'words', rules },
    { type: 'tag-input', name: 'short', rules },
  ]);
  expect(told(imported)).toEqual([
    'VALUE_CHANGED /properties/words',
    'NOT_CARRIED /properties/short/items/maxLength',
    'VALUE_CHANGED /properties/short',
    'NO_WIDGET /properties/deep',
    'NOT_CARRIED /properties/deep/items',
  ]);
});

test('limits of a list of objects are those of its rows', () => {
  const items = { type: 'object', properties: { a: { type: 'string', title: 'A' } } };
  const rows = (limits: object) => json({ rows: { type: 'array', items, ...limits } });
  const imported = rows({ minItems: 1, maxItems: 5 });
  expect(imported.document.fields).toMatchObject([{ type: 'sub-table', props: { minRows: 1, maxRows: 5 } }]);
  expect(told(imported)).toEqual([]);
  expect(told(rows({ minItems: -1, maxItems: 1e9 }))).toEqual([
    'NOT_CARRIED /properties/rows/minItems',
    'NOT_CARRIED /properties/rows/maxItems',
  ]);
});
