import { describe, expect, test } from 'vitest';
import { json, told } from '../../../tests/support/importForms.ts';

describe('a property without a type', () => {
  test.each([{}, { title: 'Any' }, { type: [] }, { type: ['null'] }])(
    'becomes a text, and is told: %j',
    (any) => {
      const imported = json({ any });
      expect(told(imported)).toContain('NO_TYPE /properties/any');
      expect(imported.document.fields).toMatchObject([{ type: 'input', name: 'any' }]);
    },
  );

  test.each([
    { enum: ['a'] },
    { format: 'email' },
    { pattern: '^a' },
    { properties: {} },
    { type: 'string' },
  ])('is told of no more where it says what it is in another way: %j', (any) => {
    expect(told(json({ any })).filter((each) => each.startsWith('NO_TYPE'))).toEqual([]);
  });
});

describe('a property of several types', () => {
  const severities = (any: object) =>
    json({ any })
      .notCarried.filter(({ code }) => code !== 'CAPACITY')
      .map(({ severity, code, path = '' }) => `${severity} ${code} ${path}`);

  test.each([
    [['string', 'object'], 'input'],
    [['string', 'number', 'null'], 'input'],
    [['array', 'boolean'], 'input'],
  ])('%j loses values of all but one', (type, widget) => {
    expect(severities({ type })).toEqual(['error TYPE_UNION /properties/any']);
    expect(severities({ type, pattern: '^a' })).toContain('error TYPE_UNION /properties/any');
    expect(json({ any: { type } }).document.fields).toMatchObject([{ type: widget }]);
  });

  test('that is an object keeps its members', () => {
    const any = { type: ['object', 'string'], properties: { a: { type: 'string' } } };
    expect(severities(any)).toContain('error TYPE_UNION /properties/any');
    expect(json({ any }).document.fields).toMatchObject([{ name: 'any_a' }]);
  });

  test.each([
    [['string', 'null'], 'input'],
    [['null', 'boolean'], 'switch'],
    [['integer', 'number'], 'number'],
  ])('%j loses nothing', (type, widget) => {
    expect(severities({ type })).toEqual([]);
    expect(json({ any: { type } }).document.fields).toMatchObject([{ type: widget }]);
  });

  test('whose values are listed is a choice', () => {
    expect(severities({ type: ['string', 'number'], enum: ['a', 1] })).toEqual([
      'warning OPTIONS_CHANGED /properties/any/enum',
    ]);
  });
});
