import { Type } from 'typebox';
import type { Static } from 'typebox';
import { designRights } from '../../../src/schemas/designRight.ts';
import { moduleActions } from '../../../src/schemas/documents/form.ts';
import { oneOf } from '../../../src/schemas/named.ts';
import { ResourceIdSchema } from '../../documents/schema.ts';

const Id = Type.String({ minLength: 1, maxLength: 64 });
const RecordId = Type.String({ minLength: 1, maxLength: 64 });
const Code = Type.String({ minLength: 1, maxLength: 64 });

/** What somebody may do, or may not. One of `form`, `menu` and `right` says what is meant. */
export const ExplainParam = Type.Object({
  user: Type.String({ description: 'id of an account', minLength: 1, maxLength: 64 }),
  form: Type.Optional(ResourceIdSchema),
  action: Type.Optional(oneOf(...moduleActions)),
  record: Type.Optional(RecordId),
  field: Type.Optional(Code),
  system: Type.Optional(ResourceIdSchema),
  menu: Type.Optional(
    Type.Array(Type.Integer({ minimum: 1, maximum: 1000 }), {
      description: 'positions from 1, as in `/main/{n}/{m}`',
      minItems: 1,
      maxItems: 16,
    }),
  ),
  right: Type.Optional(oneOf(...designRights)),
});
export type Explain = Static<typeof ExplainParam>;

/** Who may do something with a record. With `role` the people of that role, a page at a time. */
export const WhoMayParam = Type.Object({
  form: ResourceIdSchema,
  record: RecordId,
  role: Type.Optional(Id),
  offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
});
export type WhoMay = Static<typeof WhoMayParam>;

export const RoleRightsParam = Type.Object({ role: Id });
