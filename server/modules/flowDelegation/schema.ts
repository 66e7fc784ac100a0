import { Type } from 'typebox';
import { MOST_DELEGATED_FLOWS } from '../../../src/schemas/wire/flowDelegation.ts';
import { ResourceIdSchema } from '../../documents/schema.ts';

const id = Type.String({ minLength: 1, maxLength: 64 });
const account = (description?: string) =>
  Type.String({ minLength: 1, maxLength: 200, ...(description !== undefined && { description }) });
const REVISION = { minimum: 1, maximum: 2_147_483_647 };
const moment = Type.String({ maxLength: 40, description: 'ISO 8601 with its offset' });
const from = Type.Optional(
  account('whose they are: the caller’s own where it is absent; of others for administrators'),
);

export const ListDelegationsParam = Type.Object({ from });

export const SaveDelegationParam = Type.Object({
  /** Absent: a new one. */
  id: Type.Optional(id),
  revision: Type.Optional(
    Type.Integer({ ...REVISION, description: 'what was read of the one that is changed' }),
  ),
  from,
  to: account('who stands in'),
  flows: Type.Optional(
    Type.Array(ResourceIdSchema, {
      description: 'in which flows; all where it is absent',
      minItems: 1,
      maxItems: MOST_DELEGATED_FLOWS,
      uniqueItems: true,
    }),
  ),
  startsAt: moment,
  endsAt: moment,
  open: Type.Optional(
    Type.Boolean({ description: 'whether tasks that are open when it begins go over too' }),
  ),
});

export const RemoveDelegationParam = Type.Object({ id, revision: Type.Integer(REVISION) });
