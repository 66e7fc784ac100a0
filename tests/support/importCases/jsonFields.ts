import type { ImportCase } from './importCase.ts';

const string = { type: 'string' };

/** Values of JSON Schema. */
export const jsonFields: readonly ImportCase[] = [
  {
    from: 'a text',
    becomes:
      'a line; an area where `minLength` or `maxLength` is greater than 200. `CAPACITY` tells how much they hold',
    properties: { a: { ...string, maxLength: 200 }, b: { ...string, maxLength: 201 }, c: string },
    fields: [
      { type: 'input', rules: [{ rule: 'maxLength', value: 200 }] },
      { type: 'textarea', rules: [{ rule: 'maxLength', value: 201 }] },
      { type: 'input' },
    ],
  },
  {
    from: '`format`: `email`, `date`, `date-time`, `time`, `uri`, `uuid`, `ipv4`, `json-pointer`, `password`',
    becomes: 'the widget of such values, or a rule with its pattern; a `uri` may have any scheme',
    properties: { a: { ...string, format: 'uri' }, b: { ...string, format: 'date' } },
    fields: [{ type: 'url', rules: [{ rule: 'pattern' }] }, { type: 'date' }],
  },
  {
    from: '`phone`, `idcard`, `url`, which JSON Schema has not',
    becomes: 'the widget and the rule of the platform, told as `FORMAT`',
    properties: { a: { ...string, format: 'phone' } },
    fields: [{ type: 'phone', rules: [{ rule: 'phone' }] }],
    told: ['FORMAT /properties/a/format'],
  },
  {
    from: '`pattern`',
    becomes: 'a rule; `\\s`, `\\S` and `.` mean what ECMA-262 says. Looking around or back is told',
    properties: { a: { ...string, pattern: '^\\S+$' }, b: { ...string, pattern: '^(?=a)b' } },
    fields: [{ rules: [{ rule: 'pattern', value: '^\\S+$' }] }, {}],
    told: ['NOT_CARRIED /properties/b/pattern'],
  },
  {
    from: '`multipleOf`',
    becomes: 'a rule',
    properties: {
      a: { type: 'number', multipleOf: 5 },
      b: { type: 'number', multipleOf: 0.01 },
      c: { type: 'number', multipleOf: 2.5 },
    },
    fields: [
      { rules: [{ rule: 'expression', value: 'mod(value, 5) == 0' }] },
      { rules: [{ rule: 'expression', value: 'round(value, 2) == value' }] },
      {
        rules: [
          { rule: 'expression', value: 'round(value, 1) == value and mod(round(value * 10), 25) == 0' },
        ],
      },
    ],
  },
  {
    from: 'a `default` that the options or the rules refuse',
    becomes: 'told as `NOT_CARRIED`',
    properties: {
      a: { enum: ['x'], default: 'y' },
      b: { type: 'integer', default: 1.5 },
      c: { ...string, maxLength: 2, default: 'abc' },
      d: { type: 'array', items: { type: 'number', maximum: 9 }, default: [10] },
    },
    fields: [{}, {}, {}, {}],
    told: [
      'NOT_CARRIED /properties/a/default',
      'NOT_CARRIED /properties/b/default',
      'NOT_CARRIED /properties/c/default',
      'VALUE_CHANGED /properties/d',
      'NOT_CARRIED /properties/d/default',
    ],
  },
  {
    from: 'a `const` that is a list or an object; a type that is a schema',
    becomes: 'a text, told as `NO_TYPE`; told as `TYPE_UNION`',
    properties: { a: { const: [1] }, b: { type: ['integer', { properties: {} }] } },
    fields: [{ type: 'input' }, { type: 'input' }],
    told: ['NO_TYPE /properties/a', 'NOT_CARRIED /properties/a/const', 'TYPE_UNION /properties/b'],
  },
  {
    from: 'a list of numbers, booleans or texts that may repeat',
    becomes: 'a sub-table with one column, told as `VALUE_CHANGED`',
    properties: {
      a: { type: 'array', items: { type: 'number', maximum: 9 }, default: [1, 2] },
      b: { type: 'array', items: { ...string, maxLength: 500 } },
    },
    fields: [
      {
        type: 'sub-table',
        children: [{ type: 'number', name: 'value', required: true, rules: [{ rule: 'max', value: 9 }] }],
        default: [{ value: 1 }, { value: 2 }],
      },
      { type: 'sub-table', children: [{ type: 'textarea', name: 'value' }] },
    ],
    told: ['VALUE_CHANGED /properties/a', 'VALUE_CHANGED /properties/b'],
  },
  {
    from: 'a list of texts of which each is there once (`uniqueItems`)',
    becomes: 'a tag input, told as `VALUE_CHANGED`: no commas, a length, a number of entries',
    properties: { a: { type: 'array', items: string, uniqueItems: true } },
    fields: [{ type: 'tag-input' }],
    told: ['VALUE_CHANGED /properties/a'],
  },
  {
    from: 'a list of listed values (`items.enum`)',
    becomes: 'a choice of several; without `uniqueItems` told as `OPTIONS_CHANGED`',
    properties: {
      a: { type: 'array', items: { enum: ['x', 'y'] }, uniqueItems: true },
      b: { type: 'array', items: { enum: ['x', 'y'] } },
    },
    fields: [{ type: 'multi-select' }, { type: 'multi-select' }],
    told: ['OPTIONS_CHANGED /properties/b/items'],
  },
  {
    from: 'a value of no type',
    becomes:
      'that of which its keywords speak: `minimum` of numbers, `items` of lists; with none a text, told as `NO_TYPE`',
    properties: { a: { minimum: 3 }, b: { minLength: 3 }, c: {} },
    fields: [{ type: 'number' }, { type: 'input' }, { type: 'input' }],
    told: ['NO_TYPE /properties/c'],
  },
  {
    from: 'properties that are called like words of the language: `$id`, `$schema`, `$comment`',
    becomes: 'fields like any others',
    properties: { $id: string, $schema: string, $comment: string },
    fields: [{ name: 'idField' }, { name: 'schema' }, { name: 'comment' }],
    told: [
      'CODE_CHANGED /properties/$id',
      'CODE_CHANGED /properties/$schema',
      'CODE_CHANGED /properties/$comment',
    ],
  },
  {
    from: 'members of one’s own that begin with `x-`',
    becomes: 'told as `NOT_CARRIED`; Formily’s alone make a schema one of Formily’s',
    properties: { a: { ...string, 'x-order': 3 } },
    fields: [{ type: 'input', title: 'a' }],
    told: ['NOT_CARRIED /properties/a/x-order'],
  },
  {
    from: '`anyOf`, `oneOf` with null beside one other',
    becomes: 'the other: an empty field says null',
    properties: { a: { anyOf: [{ type: 'integer', minimum: 1 }, { type: 'null' }] } },
    fields: [{ type: 'number', rules: [{ rule: 'min', value: 1 }, { rule: 'integer' }] }],
  },
];
