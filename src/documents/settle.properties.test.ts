import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compilePlainForm, field } from '../../tests/support/plainDocuments.ts';
import type { FieldNode, Rule } from '../schemas/node.ts';
import { hidePolicies } from '../schemas/node.ts';
import { OPEN } from './resolve.ts';
import { resolveField } from './fieldState.ts';
import { formScope, type Values } from './recordScope.ts';
import { settleRecord } from './settle.ts';

const CODES = ['a', 'b', 'c', 'd', 'e'] as const;
const code = fc.constantFrom(...CODES);
const text = fc.constantFrom(null, '', 'x', 'y', 'long');

/** Conditions over other fields, over an unknown name, and over nothing. */
const flag = fc.oneof(
  fc.boolean(),
  fc.tuple(code, text).map(([other, value]) => `{{ form.${other} == ${JSON.stringify(value)} }}`),
  code.map((other) => `{{ isEmpty(form.${other}) }}`),
  fc.constant('{{ params.unknown }}'),
);
const rest = fc.record(
  {
    visible: flag,
    required: flag,
    readOnly: flag,
    hide: fc.constantFrom(...hidePolicies),
    rules: fc.constant<Rule[]>([{ rule: 'maxLength', value: 1 }]),
    value: code.map((other) => `{{ form.${other} }}`),
  },
  { requiredKeys: [] },
);
const fields: fc.Arbitrary<FieldNode[]> = fc
  .tuple(...CODES.map(() => fc.oneof({ weight: 3, arbitrary: fc.record({ visible: flag }) }, rest)))
  .map((parts) => parts.map((part, index) => field(CODES[index]!, part)));
const values = fc.record(Object.fromEntries(CODES.map((one) => [one, text])));

const settle = (form: ReturnType<typeof compilePlainForm>, input: Values, stored: Values = {}) =>
  settleRecord(form, input, {}, OPEN, stored);

describe('settleRecord, whatever the form', () => {
  it('never validates what it leaves out or what is hidden', () => {
    fc.assert(
      fc.property(fields, values, (nodes, input) => {
        const settled = settle(compilePlainForm(nodes), input);
        for (const { field: broken } of settled.errors) {
          expect(settled.leftOut.has(broken)).toBe(false);
          expect(nodes.find(({ name }) => name === broken)?.visible).not.toBe(false);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('gives what was settled back as it is', () => {
    fc.assert(
      fc.property(fields, values, values, (nodes, input, stored) => {
        const form = compilePlainForm(nodes);
        const first = settle(form, input, stored);
        expect(settle(form, first.values, stored)).toEqual(first);
      }),
      { numRuns: 500 },
    );
  });

  it('computes from what will be saved, where no computed field decides on what it reads', () => {
    fc.assert(
      fc.property(fields, values, values, (nodes, input, stored) => {
        const form = compilePlainForm(nodes.map(({ value: _value, ...node }) => node));
        const echoes = CODES.map((one) => field(`${one}2`, { value: `{{ form.${one} }}` }));
        const both = compilePlainForm([...form.document.fields, ...echoes]);
        const settled = settle(both, input, stored);
        for (const one of CODES) {
          const saved = settled.leftOut.has(one) ? stored[one] : settled.values[one];
          expect(settled.values[`${one}2`] || null).toBe(saved || null);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('gives the same for frozen input, and changes none', () => {
    fc.assert(
      fc.property(fields, values, (nodes, input) => {
        const form = compilePlainForm(nodes);
        const before = structuredClone(input);
        expect(settle(form, Object.freeze({ ...input }))).toEqual(settle(form, input));
        expect(input).toEqual(before);
      }),
    );
  });

  it('loses no input of a field that is shown', () => {
    fc.assert(
      fc.property(fields, values, (nodes, input) => {
        const form = compilePlainForm(nodes);
        const settled = settle(form, input);
        const scope = formScope(settled.values, {});
        for (const one of form.fields) {
          const shown = resolveField(one, scope, OPEN).visible.value;
          const kept = shown && one.node.value === undefined && !empties(nodes, one.code);
          if (kept) expect(settled.values[one.code]).toBe(input[one.code]);
        }
      }),
      { numRuns: 300 },
    );
  });
});

/** Fields that may have been emptied before they came into sight. */
const empties = (nodes: readonly FieldNode[], name: string): boolean => {
  const hide = nodes.find((node) => node.name === name)?.hide;
  return hide === 'clear' || hide === 'omit';
};
