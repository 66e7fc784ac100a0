import { operatorsByType } from '../../conditions/index.ts';
import { dataTypes } from '../../schemas/condition.ts';
import type { JsonSchema } from './hoist.ts';

/** What a comparison is in detail: its `type` decides its operators. */
export const conditionRules = (): JsonSchema => ({
  allOf: dataTypes.map((type) => ({
    if: { required: ['type'], properties: { type: { const: type } } },
    then: { properties: { judgeType: { enum: operatorsByType[type] } } },
  })),
});
