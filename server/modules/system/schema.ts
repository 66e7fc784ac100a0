import { Type } from 'typebox';
import { KindSchema, previewMembers, ResourceIdSchema } from '../../documents/schema.ts';

export const SysTypesParam = Type.Object({
  offset: Type.Optional(Type.Integer({ minimum: -1, maximum: 1_000_000 })),
});

export const InitOnlyParam = Type.Object({
  systemManage: Type.Object({ id: ResourceIdSchema }, { additionalProperties: false }),
  ...previewMembers,
});

/** Callers send a whole system here; these members are read. */
export const GetSystemParam = Type.Object({
  id: Type.Optional(ResourceIdSchema),
  systemManage: Type.Optional(Type.Object({ id: ResourceIdSchema })),
});

export const IsPublishedParam = Type.Object({ moduleType: KindSchema, moduleId: ResourceIdSchema });

export const NoParam = Type.Object({});
