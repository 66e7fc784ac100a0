import { describe, expect, test } from 'vitest';
import { json, told } from '../../../tests/support/importForms.ts';
import { metas } from '../../renderers/metas.ts';
import { importJsonSchema } from './importForm.ts';

describe('a JSON Schema', () => {
  test('becomes a form: types, titles, choices, defaults, rules', () => {
    const imported = importJsonSchema(
      {
        $schema: 'http://json-schema.org/draft-07/schema#',
        title: 'Visitor',
        type: 'object',
        required: ['name', 'mail'],
        properties: {
          name: {
            type: 'string',
            title: 'Name',
            description: 'As in the passport',
            minLength: 2,
            maxLength: 40,
          },
          mail: { type: ['string', 'null'], format: 'email' },
          day: { type: 'string', format: 'date', default: '2026-03-01' },
          age: { type: 'integer', minimum: 18, maximum: 120, default: 30 },
          member: { type: 'boolean', default: true },
          kind: { type: 'string', enum: ['a', 'b'], enumNames: ['Guest', 'Speaker'], default: 'a' },
          level: {
            type: 'number',
            oneOf: [
              { const: 1, title: 'One' },
              { const: 2, title: 'Two' },
            ],
            default: 2,
          },
          topics: {
            type: 'array',
            items: { type: 'string', enum: ['x', 'y'] },
            uniqueItems: true,
            minItems: 1,
          },
          code: { type: 'string', pattern: '^[A-Z]{3}$', readOnly: true },
        },
      },
      { metas, id: 'visitor' },
    );
    expect(imported.document).toEqual({
      kind: 'form',
      schemaVersion: 2,
      id: 'visitor',
      name: 'Visitor',
      title: 'Visitor',
      grants: [],
      fields: [
        {
          type: 'input',
          id: 'name',
          name: 'name',
          title: 'Name',
          description: 'As in the passport',
          required: true,
          rules: [
            { rule: 'minLength', value: 2 },
            { rule: 'maxLength', value: 40 },
          ],
        },
        {
          type: 'email',
          id: 'mail',
          name: 'mail',
          title: 'mail',
          required: true,
          rules: [{ rule: 'email' }],
        },
        { type: 'date', id: 'day', name: 'day', title: 'day', default: '2026-03-01' },
        {
          type: 'number',
          id: 'age',
          name: 'age',
          title: 'age',
          default: 30,
          rules: [{ rule: 'min', value: 18 }, { rule: 'max', value: 120 }, { rule: 'integer' }],
        },
        { type: 'switch', id: 'member', name: 'member', title: 'member', default: true },
        {
          type: 'select',
          id: 'kind',
          name: 'kind',
          title: 'kind',
          default: 'a',
          props: {
            options: [
              { value: 'a', label: 'Guest' },
              { value: 'b', label: 'Speaker' },
            ],
          },
        },
        {
          type: 'select',
          id: 'level',
          name: 'level',
          title: 'level',
          default: '2',
          props: {
            options: [
              { value: '1', label: 'One' },
              { value: '2', label: 'Two' },
            ],
          },
        },
        {
          type: 'multi-select',
          id: 'topics',
          name: 'topics',
          title: 'topics',
          rules: [{ rule: 'minItems', value: 1 }],
          props: {
            options: [
              { value: 'x', label: 'x' },
              { value: 'y', label: 'y' },
            ],
          },
        },
        {
          type: 'input',
          id: 'code',
          name: 'code',
          title: 'code',
          readOnly: true,
          rules: [{ rule: 'pattern', value: '^[A-Z]{3}$' }],
        },
      ],
    });
    expect(told(imported)).toEqual(['OPTIONS_CHANGED /properties/level/oneOf']);
  });

  test('carries limits that are not allowed themselves', () => {
    const imported = json({ a: { type: 'number', title: 'A', exclusiveMinimum: 0, exclusiveMaximum: 1.5 } });
    expect(imported.document.fields[0]?.rules).toEqual([
      { rule: 'expression', value: 'value > 0' },
      { rule: 'expression', value: 'value < 1.5' },
    ]);
    expect(told(imported)).toEqual([]);
  });

  test('tells of what has no place in a form, with where it stands', () => {
    const imported = json(
      {
        rows: { type: 'array', items: { type: 'array' } },
        any: { type: 'string', not: { const: 'x' }, exclusiveMinimum: 3, minimum: 2, 'x-visible': false },
        ip: { type: 'string', format: 'ipv6' },
        look: { type: 'string', pattern: '^(?=a)b' },
        odd: { type: 'string', default: 5 },
        bad: true,
        'a/b': { type: 'string' },
      },
      { not: {}, description: 'about it' },
    );
    expect(imported.document.fields.map(({ name }) => name)).toEqual(['any', 'ip', 'look', 'odd', 'a_b']);
    expect(told(imported).sort()).toEqual(
      [
        'CODE_CHANGED /properties/a~1b',
        'FORMAT /properties/ip/format',
        'NOT_CARRIED /not',
        'NOT_CARRIED /description',
        'NOT_CARRIED /properties/any/exclusiveMinimum',
        'NOT_CARRIED /properties/any/minimum',
        'NOT_CARRIED /properties/any/not',
        'NOT_CARRIED /properties/any/x-visible',
        'NOT_CARRIED /properties/bad',
        'NOT_CARRIED /properties/look/pattern',
        'NOT_CARRIED /properties/odd/default',
        'NOT_CARRIED /properties/rows/items',
        'NO_WIDGET /properties/rows',
      ].sort(),
    );
  });

  test.each<[string, object, object, readonly string[]]>([
    [
      'required names without a field',
      { a: { type: 'string' } },
      { required: ['a', 'b'] },
      ['warning NOT_CARRIED /required'],
    ],
    ['a member that is no field', { a: true }, {}, ['error NOT_CARRIED /properties/a']],
    ['an object of nothing', { a: { type: 'object' } }, {}, ['error NO_WIDGET /properties/a']],
    [
      'an object of whatever names',
      { a: { type: 'object', additionalProperties: { type: 'string' } } },
      {},
      ['error NO_WIDGET /properties/a', 'warning NOT_CARRIED /properties/a/additionalProperties'],
    ],
    [
      'values of several shapes',
      { a: { oneOf: [{ type: 'string' }, { type: 'number' }] } },
      {},
      ['warning NOT_CARRIED /properties/a/oneOf', 'warning NO_TYPE /properties/a'],
    ],
    [
      'options that repeat a value',
      { a: { enum: ['x', 'y', 'x', null] } },
      {},
      ['warning OPTIONS_LOST /properties/a/enum'],
    ],
    [
      'an option that is none, which an empty field says',
      { a: { type: ['string', 'null'], enum: ['x', null] } },
      {},
      ['warning OPTIONS_LOST /properties/a/enum'],
    ],
    [
      'options of which none is left',
      { a: { enum: [null, {}] } },
      {},
      ['error OPTIONS_LOST /properties/a/enum'],
    ],
    [
      'a constant that is none',
      { a: { const: '', type: 'string' } },
      {},
      ['error OPTIONS_LOST /properties/a/const'],
    ],
    [
      'more options than a field has',
      { a: { enum: Array.from({ length: 501 }, (_, at) => `v${String(at)}`) } },
      {},
      ['error TOO_MUCH /properties/a/enum'],
    ],
    [
      'a reference that leads back to itself',
      { a: { $ref: '#/definitions/a' } },
      { definitions: { a: { type: 'object', properties: { b: { $ref: '#/definitions/a' } } } } },
      ['error REFERENCE /definitions/a/properties/b/$ref'],
    ],
  ])('tells of %s', (_, properties, around, expected) => {
    const { notCarried } = json(properties, around);
    const found = notCarried.filter(({ code }) => code !== 'CAPACITY');
    expect(found.map(({ severity, code, path = '' }) => `${severity} ${code} ${path}`).sort()).toEqual(
      expected,
    );
  });

  test('lays objects out flat under the names around, and follows references within', () => {
    const imported = json(
      {
        home: { $ref: '#/definitions/address' },
        work: { type: 'object', properties: { city: { type: 'string' } }, required: ['city'] },
        loop: { $ref: '#/definitions/loop' },
        far: { $ref: 'https://example.edu/schema.json' },
      },
      {
        definitions: {
          address: { type: 'object', properties: { city: { type: 'string', title: 'City' } } },
          loop: { type: 'object', properties: { again: { $ref: '#/definitions/loop' } } },
        },
      },
    );
    expect(imported.document.fields).toEqual([
      { type: 'input', id: 'home_city', name: 'home_city', title: 'City' },
      { type: 'input', id: 'work_city', name: 'work_city', title: 'city' },
    ]);
    expect(told(imported)).toEqual([
      'CODE_CHANGED /definitions/address/properties/city',
      'NOT_CARRIED /properties/work/required',
      'CODE_CHANGED /properties/work/properties/city',
      'REFERENCE /definitions/loop/properties/again/$ref',
      'REFERENCE /properties/far/$ref',
    ]);
  });

  test('requires what an object requires where the object itself is required, all the way up', () => {
    const zip = { type: 'object', required: ['zip'], properties: { zip: { type: 'string' } } };
    const outer = { type: 'object', required: ['addr'], properties: { addr: zip } };
    const required = (properties: object, more: object = {}) =>
      json(properties, more).document.fields.map((field) => field.required ?? false);
    expect(required({ addr: zip })).toEqual([false]);
    expect(required({ addr: zip }, { required: ['addr'] })).toEqual([true]);
    expect(required({ outer })).toEqual([false]);
    expect(required({ outer }, { required: ['outer'] })).toEqual([true]);
    expect(json({ addr: zip }).notCarried.find(({ code }) => code === 'NOT_CARRIED')?.message).toEqual({
      zhCN: '“zip”只在外层对象有值时必填；外层对象不是必填，因此没有作为必填导入。',
      enUS: '"zip" is required only where the object around it is there, which is not required itself: it is not required here.',
    });
  });

  test('asks for a whole number once', () => {
    const { document } = json({
      n: { type: 'integer', multipleOf: 1 },
      m: { type: 'number', multipleOf: 1 },
    });
    expect(document.fields.map(({ rules }) => rules)).toEqual([[{ rule: 'integer' }], [{ rule: 'integer' }]]);
  });

  test('keeps braces in texts, which are no templates there', () => {
    const imported = json({ a: { type: 'string', title: 'Use {{ name }}', default: '{{ now() }}' } });
    expect(imported.document.fields[0]).toMatchObject({
      title: "Use {{'{{'}} name }}",
      default: "{{'{{'}} now() }}",
    });
  });
});
