import { Type } from 'typebox';
import { ConditionReferenceSchema, RuleSetSchema, type RuleSetOrReference } from './condition.ts';

/** A yes or no that may depend on the scope: `visible`, `enabled`, `required`, `readOnly`, `when`. */
export type Flag = boolean | string | RuleSetOrReference;

/** One template, over as many lines as it takes. */
export const FLAG = '^\\{\\{[\\s\\S]*\\}\\}$';

export const FlagSchema = Type.Unsafe<Flag>(
  Type.Union([
    Type.Boolean(),
    Type.String({ pattern: FLAG, maxLength: 10_000 }),
    RuleSetSchema,
    ConditionReferenceSchema,
  ]),
);
