import { Type } from 'typebox';
import { RuleSetSchema, type RuleSet } from './condition.ts';
import { RESOURCE_ID } from './kinds.ts';

/** Names a rule set that is kept as a document of its own (kind `condition`). */
export interface ConditionReference {
  condition: string;
}

/** A yes or no that may depend on the scope: `visible`, `enabled`, `required`, `readOnly`, `when`. */
export type Flag = boolean | string | RuleSet | ConditionReference;

/** One template, over as many lines as it takes. */
export const FLAG = '^\\{\\{[\\s\\S]*\\}\\}$';

export const FlagSchema = Type.Unsafe<Flag>(
  Type.Union([
    Type.Boolean(),
    Type.String({ pattern: FLAG, maxLength: 10_000 }),
    RuleSetSchema,
    Type.Object({ condition: Type.String({ pattern: RESOURCE_ID }) }, { additionalProperties: false }),
  ]),
);
