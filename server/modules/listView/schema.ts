import { Type } from 'typebox';
import { viewScopes } from '../../../src/schemas/wire/listView.ts';
import type { ViewScope } from '../../../src/schemas/wire/listView.ts';
import { formatted } from '../../envelope/formats.ts';
import { ResourceIdSchema } from '../../documents/schema.ts';

const viewId = Type.String({ minLength: 1, maxLength: 64 });
const REVISION = { minimum: 1, maximum: 2_147_483_647 };
const revision = Type.Integer(REVISION);

export const ListViewsParam = Type.Object({
  list: ResourceIdSchema,
  at: Type.Optional(
    Type.Literal('address', {
      description: 'the list is the one that stands at `/mgr/{list}`, that of a mgr before a list of that id',
    }),
  ),
});

export const SaveViewParam = Type.Object({
  list: ResourceIdSchema,
  /** Absent: a new one. */
  id: Type.Optional(viewId),
  revision: Type.Optional(
    Type.Integer({ ...REVISION, description: 'what was read of the one that is changed' }),
  ),
  name: formatted('filled', { minLength: 1, maxLength: 50 }),
  state: Type.Unsafe<Readonly<Record<string, unknown>>>({ type: 'object', maxProperties: 30 }),
  scope: Type.Unsafe<ViewScope>({ type: 'string', enum: [...viewScopes] }),
  roles: Type.Optional(
    Type.Array(Type.String({ minLength: 1, maxLength: 64 }), {
      description: 'the roles that see it where the scope is `role`',
      maxItems: 50,
      uniqueItems: true,
    }),
  ),
});

export const RemoveViewParam = Type.Object({ id: viewId, revision });

export const DefaultViewParam = Type.Object({
  list: ResourceIdSchema,
  /** Absent: the list begins as its document says. */
  id: Type.Optional(viewId),
});
