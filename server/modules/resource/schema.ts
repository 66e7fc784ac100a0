import { Type } from 'typebox';
import { RESOURCE_ID, resourceKinds } from '../../../src/schemas/kinds.ts';
import type { ResourceKind } from '../../../src/schemas/kinds.ts';

export const KindSchema = Type.Unsafe<ResourceKind>({ type: 'string', enum: [...resourceKinds] });
export const ResourceIdSchema = Type.String({ pattern: RESOURCE_ID });

/** Requests of a preview, as the client writes them; never rights. */
export const previewMembers = {
  checkToken: Type.Optional(Type.Union([Type.String({ maxLength: 10 }), Type.Integer(), Type.Boolean()])),
  skipPermission: Type.Optional(Type.Union([Type.String({ maxLength: 10 }), Type.Integer(), Type.Boolean()])),
};

/** What the database's column holds. */
const MOST_VERSIONS = 2_147_483_647;

export const GetResourceParam = Type.Object({
  kind: KindSchema,
  orKinds: Type.Optional(Type.Array(KindSchema, { maxItems: resourceKinds.length })),
  id: ResourceIdSchema,
  version: Type.Optional(
    Type.Union([
      Type.Literal('published'),
      Type.Literal('draft'),
      Type.Integer({ minimum: 1, maximum: MOST_VERSIONS }),
    ]),
  ),
  ...previewMembers,
});

export const ListResourcesParam = Type.Object({
  kind: KindSchema,
  keyword: Type.Optional(Type.String({ maxLength: 100 })),
  offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
  limit: Type.Optional(Type.Integer({ minimum: -1, maximum: 1000 })),
});
