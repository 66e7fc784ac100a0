import { Type, type Static } from 'typebox';
import { dataTypeName } from '../dataTypeName.ts';
import { NAME, named } from '../named.ts';
import { NodeSchema, type Node } from '../node.ts';
import { testsMember } from '../pageTest.ts';
import { TextSchema } from '../textSchema.ts';
import { documentObject, eventsMember, pageMembers } from './base.ts';
import { IconSchema } from '../icon.ts';

const { variables, sources } = pageMembers;

/**
 * A widget made of widgets. What it is given stands in `inputs` and is read as `params`; what it tells whoever uses
 * it is an `emit` step of one of `emits`.
 */
export const ControlSchema = documentObject('control', {
  description: Type.Optional(TextSchema),
  icon: Type.Optional(IconSchema),
  inputs: Type.Optional(
    named(
      NAME,
      Type.Object(
        { type: dataTypeName, title: Type.Optional(TextSchema), default: Type.Optional(Type.Unknown()) },
        { additionalProperties: false },
      ),
    ),
  ),
  emits: eventsMember,
  variables,
  sources,
  body: Type.Array(Type.Unsafe<Node>(NodeSchema)),
  tests: testsMember,
});
export type ControlDocument = Static<typeof ControlSchema>;
