import type { ImportCase } from './importCase.ts';

const string = { type: 'string' };
const isX = { properties: { a: { const: 'x' } }, required: ['a'] };

/** Parts of JSON Schema that hold together, or under conditions. */
export const jsonConditions: readonly ImportCase[] = [
  {
    from: '`allOf`',
    becomes: 'one schema: properties together, limits the narrower; what cannot be joined is told',
    properties: { a: { ...string, maxLength: 9 } },
    more: {
      allOf: [
        { properties: { a: { maxLength: 5, minLength: 2 }, b: { type: 'number' } }, required: ['b'] },
        { properties: { a: { pattern: '^a' } } },
      ],
    },
    fields: [
      {
        name: 'a',
        rules: [
          { rule: 'minLength', value: 2 },
          { rule: 'maxLength', value: 5 },
          { rule: 'pattern', value: '^a' },
        ],
      },
      { name: 'b', required: true },
    ],
  },
  {
    from: 'an open limit of draft 4 (`exclusiveMinimum: true`) beside a greater limit of another part',
    becomes: 'both limits, each as open as it was',
    properties: {
      a: { type: 'number', allOf: [{ minimum: 3, exclusiveMinimum: true }, { minimum: 5 }] },
    },
    fields: [
      {
        rules: [
          { rule: 'min', value: 5 },
          { rule: 'expression', value: 'value > 3' },
        ],
      },
    ],
  },
  {
    from: '`if` over properties (`const`, `enum`, limits, `required`, `not`) with `then`, `else`',
    becomes: 'new properties are shown by the condition, required ones required by it',
    properties: { a: string },
    more: {
      if: isX,
      then: { properties: { b: string }, required: ['b'] },
      else: { properties: { c: { type: 'number' } } },
    },
    fields: [
      {},
      { name: 'b', visible: "{{ (form.a == 'x') }}", required: "{{ (form.a == 'x') }}" },
      { name: 'c', visible: "{{ not ((form.a == 'x')) }}" },
    ],
  },
  {
    from: 'an `if` that does not require its property',
    becomes: 'a condition that holds while the property is empty, as in JSON Schema',
    properties: { a: string },
    more: { if: { properties: { a: { enum: ['x', 'y'] } } }, then: { properties: { b: string } } },
    fields: [{}, { visible: "{{ (isEmpty(form.a) or ((form.a == 'x') or (form.a == 'y'))) }}" }],
  },
  {
    from: 'what `then` asks of a property that is there anyway',
    becomes: 'a rule with the condition; what no rule says is told',
    properties: { a: string, b: { type: 'number' }, c: string },
    more: {
      if: isX,
      then: { properties: { b: { minimum: 3 }, c: { pattern: '^a' } } },
    },
    fields: [{}, { rules: [{ rule: 'expression', value: "(not ((form.a == 'x')) or (value >= 3))" }] }, {}],
    told: ['NOT_CARRIED /then/properties/c'],
  },
  {
    from: 'a title, a description or a `default` under a condition',
    becomes: 'told as `NOT_CARRIED`',
    properties: { a: string, b: string },
    more: { if: isX, then: { properties: { b: { title: 'B' } } } },
    fields: [{}, { title: 'b' }],
    told: ['NOT_CARRIED /then/properties/b/title'],
  },
  {
    from: '`dependentRequired`, `dependencies` with names',
    becomes: 'required while the other is filled',
    properties: { a: string, b: string, c: string },
    more: { dependentRequired: { a: ['c'] }, dependencies: { b: ['c'] } },
    fields: [{}, {}, { required: '{{ (not isEmpty(form.b) or not isEmpty(form.a)) }}' }],
  },
  {
    from: '`dependentSchemas`, `dependencies` with schemas, also with `oneOf` by the value',
    becomes: 'properties that are shown while the other is filled, or has the value',
    properties: { a: { enum: ['x', 'y'] }, d: string },
    more: {
      dependentSchemas: { d: { properties: { e: string } } },
      dependencies: {
        a: {
          oneOf: [
            { properties: { a: { enum: ['x'] } } },
            { properties: { a: { enum: ['y'] }, b: string }, required: ['b'] },
          ],
        },
      },
    },
    fields: [
      {},
      {},
      {
        name: 'b',
        visible: "{{ (not isEmpty(form.a) and (isEmpty(form.a) or (form.a == 'y'))) }}",
        required: "{{ (not isEmpty(form.a) and (isEmpty(form.a) or (form.a == 'y'))) }}",
      },
      { name: 'e', visible: '{{ not isEmpty(form.d) }}' },
    ],
  },
  {
    from: 'a condition that cannot be said (`pattern`, `contains` …)',
    becomes: 'its fields without it, told as `NOT_CARRIED`',
    properties: { a: string },
    more: { if: { properties: { a: { pattern: '^x' } } }, then: { properties: { b: string } } },
    fields: [{}, { name: 'b' }],
    told: ['NOT_CARRIED /then/properties/b'],
  },
  {
    from: 'conditions in the rows of a list',
    becomes: 'the same over `row`',
    properties: {
      rows: {
        type: 'array',
        maxItems: 9,
        items: { type: 'object', properties: { a: string, b: string }, dependentRequired: { a: ['b'] } },
      },
    },
    fields: [{ children: [{}, { required: '{{ not isEmpty(row.a) }}' }] }],
  },
  {
    from: 'fields under alternatives (`anyOf`, `oneOf`)',
    becomes: 'an error `NOT_CARRIED` with their names: the command ends with 1',
    properties: { a: string },
    more: { oneOf: [{ properties: { b: string } }, { properties: { c: string } }] },
    fields: [{}],
    told: ['NOT_CARRIED /oneOf'],
  },
  {
    from: 'a required object of which no member is required',
    becomes: 'fields that may all stay empty, told as `NOT_CARRIED`',
    properties: { o: { type: 'object', properties: { p: string } } },
    more: { required: ['o'] },
    fields: [{ name: 'o_p' }],
    told: ['CODE_CHANGED /properties/o/properties/p', 'NOT_CARRIED /properties/o'],
  },
  {
    from: 'objects',
    becomes:
      'a section of their title or name; their fields are laid out flat, `address.city` as `address_city`',
    properties: { address: { type: 'object', properties: { city: { ...string, title: 'City' } } } },
    fields: [{ name: 'address_city', title: 'City' }],
    layout: [{ type: 'section', props: { title: 'address' }, children: [{ field: 'address_city' }] }],
    told: ['CODE_CHANGED /properties/address/properties/city'],
  },
];
