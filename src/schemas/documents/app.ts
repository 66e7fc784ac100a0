import { Type, type Static } from 'typebox';
import { NodeSchema, type Node } from '../node.ts';
import { testsMember } from '../pageTest.ts';
import { documentObject, pageMembers } from './base.ts';
import { RuleSetOrReferenceSchema } from '../condition.ts';

const appMembers = {
  ...pageMembers,
  /** A page that opens only where its parameters meet a condition; travels as `areaOptions.page.showCondition`. */
  showCondition: Type.Optional(
    Type.Object(
      { jumpIn: Type.Optional(Type.Boolean()), rules: Type.Optional(RuleSetOrReferenceSchema) },
      { additionalProperties: false },
    ),
  ),
  body: Type.Array(Type.Unsafe<Node>(NodeSchema)),
  tests: testsMember,
};

/** A page for all devices. */
export const AppSchema = documentObject('app', appMembers);
export type AppDocument = Static<typeof AppSchema>;

/** A page for phones. */
export const AppMobileSchema = documentObject('appMobile', appMembers);
export type AppMobileDocument = Static<typeof AppMobileSchema>;
