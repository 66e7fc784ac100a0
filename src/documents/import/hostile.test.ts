import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { json, told } from '../../../tests/support/importForms.ts';
import { metas } from '../../renderers/metas.ts';
import type { Node } from '../../schemas/node.ts';
import { readDocument } from '../check/shape.ts';
import { importFormilySchema, importJsonSchema } from './importForm.ts';

describe('whatever it is given', () => {
  test.each([null, undefined, 1, 'x', [], {}, { properties: 5 }, { properties: [] }])(
    '%j gives an empty form',
    (value) => {
      for (const read of [importJsonSchema, importFormilySchema]) {
        const { document, notCarried } = read(value, { metas });
        expect(document.fields).toEqual([]);
        expect(notCarried.length).toBeGreaterThan(0);
      }
    },
  );

  test('names of JavaScript’s own are no fields', () => {
    const hostile = JSON.parse(
      '{"type":"object","properties":{"__proto__":{"type":"string"},"constructor":{"type":"string"},"id":{"type":"string"},"in":{"type":"string"}}}',
    ) as unknown;
    const { document } = importJsonSchema(hostile, { metas });
    expect(document.fields.map(({ name }) => name)).toEqual([
      'proto',
      'constructorField',
      'idField',
      'inField',
    ]);
    expect(Object.getPrototypeOf(document)).toBe(Object.prototype);
  });

  test('what is too deep, too large or too much is refused or cut, and told', () => {
    let deep: object = { type: 'string' };
    for (let level = 0; level < 15; level += 1) deep = { type: 'object', properties: { a: deep } };
    const cut = importJsonSchema(deep, { metas });
    expect(cut.document.fields).toEqual([]);
    expect(cut.notCarried.map(({ code }) => code)).toContain('TOO_MUCH');
    for (let level = 0; level < 100; level += 1) deep = { type: 'object', properties: { a: deep } };
    expect(told(importJsonSchema(deep, { metas }))).toEqual([`TOO_DEEP ${'/properties/a'.repeat(20)}`]);
    const wide = Object.fromEntries(
      Array.from({ length: 510 }, (_, at) => [`f${String(at)}`, { type: 'string' }]),
    );
    const many = json(wide);
    expect(many.document.fields).toHaveLength(500);
    expect(told(many)).toHaveLength(10);
    expect(told(json({ a: { title: 'x'.repeat(1_100_000) } }))).toEqual(['TOO_LONG ']);
  });

  test('a definition that is used often cannot make a document beyond the limits', () => {
    const options = Array.from({ length: 400 }, (_, at) => `${String(at)}${'x'.repeat(100)}`);
    const uses = Array.from(
      { length: 400 },
      (_, at) => [`f${String(at)}`, { $ref: '#/definitions/big' }] as const,
    );
    const imported = json(Object.fromEntries(uses), {
      definitions: { big: { type: 'string', enum: options } },
    });
    expect(imported.document.fields).toEqual([]);
    expect(told(imported)[0]).toBe('TOO_LONG ');
  });

  test('parts that refer to each other, many times or far, end', () => {
    const names = Array.from({ length: 40 }, (_, at) => `d${String(at)}`);
    const twice = names.map((name, at) => {
      const next = { $ref: `#/definitions/d${String(at + 1)}` };
      return [name, { allOf: [next, next] }] as const;
    });
    const bomb = json(
      { a: { $ref: '#/definitions/d0' } },
      { definitions: { ...Object.fromEntries(twice), d40: {} } },
    );
    expect(told(bomb)).toContain('TOO_MUCH /definitions/d39');
    const chain = Array.from(
      { length: 6_000 },
      (_, at) => [`c${String(at)}`, { $ref: `#/definitions/c${String(at + 1)}` }] as const,
    );
    expect(
      told(
        json(
          { a: { $ref: '#/definitions/c0' }, b: { oneOf: [{ $ref: '#/definitions/c0' }, {}] } },
          { definitions: Object.fromEntries(chain) },
        ),
      ),
    ).toContain('TOO_MUCH /definitions/c63/$ref');
    const circle = {
      if: { $ref: '#' },
      then: { $ref: '#' },
      allOf: [{ $ref: '#' }],
      dependencies: { a: { $ref: '#' } },
    };
    expect(told(json({ a: { type: 'string' }, b: circle }, circle))).toContain('REFERENCE /allOf/0/$ref');
  });

  const leaf = fc.oneof(
    fc.jsonValue({ maxDepth: 2 }),
    fc.constantFrom('{{ $deps[0] }}', '{{ a', '__proto__', 'Select', 'FormGrid', '#/properties/a', true, 3),
  );
  const member = fc.constantFrom(
    'type',
    'title',
    'description',
    'enum',
    'oneOf',
    'default',
    'format',
    'pattern',
    'minLength',
    'maximum',
    'items',
    'required',
    '$ref',
    'x-component',
    'x-component-props',
    'x-decorator',
    'x-decorator-props',
    'x-reactions',
    'x-validator',
    'x-visible',
    'x-display',
    'x-pattern',
    'x-index',
    'properties',
    'allOf',
    'anyOf',
    'if',
    'then',
    'else',
    'dependencies',
    'dependentSchemas',
    'multipleOf',
    'uniqueItems',
    '__proto__',
    'constructor',
  );
  const component = fc.constantFrom(
    'Input',
    'Select',
    'Card',
    'FormGrid',
    'Checkbox.Group',
    'ArrayTable',
    'Nothing',
  );
  const type = fc.constantFrom('string', 'number', 'integer', 'boolean', 'array', 'object', 'void', 'odd');
  const name = fc.oneof(fc.constantFrom('a', 'b', 'id', '__proto__'), fc.string());
  const schemaOf = (depth: number): fc.Arbitrary<object> =>
    fc
      .tuple(
        fc.dictionary(member, leaf, { maxKeys: 6 }),
        type,
        component,
        depth === 0 ? fc.constant({}) : fc.dictionary(name, schemaOf(depth - 1), { maxKeys: 3 }),
      )
      .map(([members, each, drawn, properties]) => ({
        type: each,
        'x-component': drawn,
        properties,
        items: { properties },
        if: { properties: { a: members } },
        then: { properties },
        dependencies: { a: ['b'], b: { properties } },
        allOf: [{ properties }],
        ...members,
      }));

  test('it never throws, and what it gives has the shape of a form', () => {
    fc.assert(
      fc.property(fc.oneof(schemaOf(3), fc.anything()), (value) => {
        for (const read of [importJsonSchema, importFormilySchema]) {
          const { document, notCarried } = read(value, { metas });
          expect(readDocument(document).findings).toEqual([]);
          const ids = new Set([...nodes(document.fields), ...nodes(document.layout ?? [])]);
          expect(ids.size).toBe([...nodes(document.fields), ...nodes(document.layout ?? [])].length);
          expect(notCarried.every(({ path }) => path !== undefined)).toBe(true);
        }
      }),
      { numRuns: 400 },
    );
  });
});

function* nodes(list: readonly object[]): Generator<string> {
  for (const each of list as readonly Partial<Node>[]) {
    if (each.id !== undefined) yield each.id;
    yield* nodes(each.children ?? []);
  }
}
