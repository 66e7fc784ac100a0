import { Value } from 'typebox/value';
import { RuleSetSchema } from '../../../schemas/condition.ts';
import type { Imported } from '../../../schemas/rendererMeta.ts';

/** A rule set as a sheet holds it: the JSON text that an export wrote. */
export function importRules(text: string): Imported {
  try {
    const value: unknown = JSON.parse(text);
    if (Value.Check(RuleSetSchema, value)) return { value };
  } catch {
    // Told below: text of any other form is none either.
  }
  return {
    finding: { zhCN: '不是导出的条件', enUS: 'Not a condition as an export writes it' },
  };
}
