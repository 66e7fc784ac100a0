import { Schema } from '@formily/json-schema';
import { describe, expect, it } from 'vitest';
import { createEngine } from './engine.ts';

describe('the form engine', () => {
  it('evaluates the expressions of Formily schemas without running them as code', () => {
    createEngine({});
    expect(Schema.compile('{{a + 1}}', { a: 1 })).toBe(2);
  });

  it.each([
    '{{[].constructor.constructor("return 1")()}}',
    '{{(function(){ return 1 })()}}',
    '{{globalThis.process}}',
    '{{this.constructor}}',
  ])('refuses %s', (hostile) => {
    createEngine({});
    let value: unknown;
    try {
      value = Schema.compile(hostile, {});
    } catch {
      value = undefined; // A refusal at compile is what is wanted, too.
    }
    expect(value).toBeUndefined();
  });
});
