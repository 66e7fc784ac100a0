import { Type, type Static } from 'typebox';
import { NodeSchema, type Node } from '../node.ts';
import { documentObject, pageMembers } from './base.ts';
import { RuleSetSchema } from '../condition.ts';

/** A page: `app` for all devices, `appMobile` for phones. */
export const AppSchema = documentObject('app', {
  ...pageMembers,
  /** A page that opens only where its parameters meet a condition; travels as `areaOptions.page.showCondition`. */
  showCondition: Type.Optional(
    Type.Object(
      { jumpIn: Type.Optional(Type.Boolean()), rules: Type.Optional(RuleSetSchema) },
      { additionalProperties: false },
    ),
  ),
  body: Type.Array(Type.Unsafe<Node>(NodeSchema)),
});
export type AppDocument = Static<typeof AppSchema>;
