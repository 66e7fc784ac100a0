import { Type } from 'typebox';
import { RuleSetSchema } from '../../../src/schemas/condition.ts';
import { flowActions } from '../../../src/schemas/flow/policy.ts';
import { flowScopes } from '../../../src/schemas/flow/listColumns.ts';
import { NODE_ID } from '../../../src/schemas/node.ts';
import { LONGEST_COMMENT } from '../../../src/schemas/wire/flowInstance.ts';
import { ResourceIdSchema } from '../../documents/schema.ts';

const oneOf = <const T extends string>(...values: readonly T[]) =>
  Type.Unsafe<T>({ type: 'string', enum: [...values] });

/** Ids of instances and tasks. */
const id = Type.String({ minLength: 1, maxLength: 64 });
const userId = Type.String({ minLength: 1, maxLength: 64 });
const revision = Type.Integer({ minimum: 0, maximum: 2_000_000_000 });
const comment = Type.String({ maxLength: LONGEST_COMMENT });
const data = Type.Unsafe<Readonly<Record<string, unknown>>>({ type: 'object', maxProperties: 600 });
const file = Type.Object(
  {
    id: Type.String({ minLength: 1, maxLength: 64 }),
    name: Type.Optional(Type.String({ maxLength: 300 })),
    size: Type.Optional(Type.Number({ minimum: 0 })),
    type: Type.Optional(Type.String({ maxLength: 200 })),
  },
  { additionalProperties: false },
);
const attachments = Type.Array(file, { maxItems: 20 });
const picks = Type.Unsafe<Readonly<Record<string, readonly string[]>>>({
  type: 'object',
  maxProperties: 200,
  patternProperties: { [NODE_ID]: { type: 'array', maxItems: 200, items: userId } },
  additionalProperties: false,
});
const people = Type.Array(userId, { minItems: 1, maxItems: 50, uniqueItems: true });

export const FlowsParam = Type.Object({ keyword: Type.Optional(Type.String({ maxLength: 100 })) });

export const StartParam = Type.Object({
  flowId: ResourceIdSchema,
  data,
  picks: Type.Optional(picks),
  record: Type.Optional(id),
  instanceId: Type.Optional(id),
  revision: Type.Optional(revision),
  comment: Type.Optional(comment),
  attachments: Type.Optional(attachments),
  signature: Type.Optional(file),
  cc: Type.Optional(people),
});

export const DraftParam = Type.Object({
  flowId: ResourceIdSchema,
  data,
  picks: Type.Optional(picks),
  instanceId: Type.Optional(id),
  revision: Type.Optional(revision),
});

export const RemoveDraftParam = Type.Object({ instanceId: id, revision });

export const DetailParam = Type.Object({
  instanceId: id,
  taskId: Type.Optional(id),
  print: Type.Optional(Type.Boolean()),
});

export const StartFormParam = Type.Object({
  flowId: ResourceIdSchema,
  instanceId: Type.Optional(id),
  copy: Type.Optional(id),
  record: Type.Optional(id),
});

export const PreviewParam = Type.Object({
  flowId: Type.Optional(ResourceIdSchema),
  instanceId: Type.Optional(id),
  taskId: Type.Optional(id),
  data: Type.Optional(data),
  picks: Type.Optional(picks),
  action: Type.Optional(oneOf('agree', 'reject')),
});

const TASK_ACTIONS = [...flowActions, 'retry', 'skip'] as const;
export const INSTANCE_ACTIONS = ['suspend', 'resume', 'terminate', 'jump'] as const;

export const ActParam = Type.Object({
  taskId: Type.Optional(id),
  instanceId: Type.Optional(id),
  action: oneOf(...TASK_ACTIONS, ...INSTANCE_ACTIONS),
  revision,
  comment: Type.Optional(comment),
  data: Type.Optional(data),
  attachments: Type.Optional(attachments),
  signature: Type.Optional(file),
  people: Type.Optional(people),
  order: Type.Optional(oneOf('parallel', 'sequential')),
  node: Type.Optional(Type.String({ pattern: NODE_ID })),
  picks: Type.Optional(picks),
});

export const ActManyParam = Type.Object({
  tasks: Type.Array(Type.Object({ taskId: id, revision }, { additionalProperties: false }), {
    minItems: 1,
    maxItems: 100,
  }),
  action: oneOf('agree', 'reject'),
  comment: Type.Optional(comment),
});

export const InstanceParam = Type.Object({ instanceId: id, revision, comment: Type.Optional(comment) });

export const UrgeParam = Type.Object({
  instanceId: id,
  taskId: Type.Optional(id),
  comment: Type.Optional(comment),
});

export const CommentParam = Type.Object({
  instanceId: id,
  comment: Type.String({ minLength: 1, maxLength: LONGEST_COMMENT }),
  attachments: Type.Optional(attachments),
  mention: Type.Optional(people),
});

export const ReadParam = Type.Object({
  taskIds: Type.Array(id, { minItems: 1, maxItems: 100, uniqueItems: true }),
});

export const ReassignParam = Type.Object({
  taskId: id,
  revision,
  people: Type.Array(userId, { minItems: 1, maxItems: 1 }),
  comment,
});

export const ListParam = Type.Object({
  scope: oneOf(...flowScopes),
  flowId: Type.Optional(ResourceIdSchema),
  after: Type.Optional(
    Type.Object(
      {
        id,
        createdAt: Type.Optional(Type.Union([Type.String({ maxLength: 40 }), Type.Null()])),
        dueAt: Type.Optional(Type.Union([Type.String({ maxLength: 40 }), Type.Null()])),
        openedAt: Type.Optional(Type.Union([Type.String({ maxLength: 40 }), Type.Null()])),
        endedAt: Type.Optional(Type.Union([Type.String({ maxLength: 40 }), Type.Null()])),
      },
      { additionalProperties: false },
    ),
  ),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  where: Type.Optional(RuleSetSchema),
  sort: Type.Optional(
    Type.Array(
      Type.Object(
        { field: oneOf('createdAt', 'dueAt', 'endedAt'), order: oneOf('asc', 'desc') },
        { additionalProperties: false },
      ),
      { maxItems: 1 },
    ),
  ),
  keyword: Type.Optional(Type.String({ maxLength: 100 })),
  summary: Type.Optional(Type.Boolean()),
});

export const ListFieldsParam = Type.Object({ scope: oneOf(...flowScopes), flowId: ResourceIdSchema });

/** What of a list becomes a sheet; `fields` are its columns, and summary fields of the one flow that is listed. */
export const ExportParam = Type.Object({
  ...Type.Pick(ListParam, ['scope', 'flowId', 'where', 'sort', 'keyword']).properties,
  fields: Type.Optional(
    Type.Array(Type.String({ minLength: 1, maxLength: 64 }), {
      minItems: 1,
      maxItems: 50,
      uniqueItems: true,
    }),
  ),
  /** `pdf` is known and refused (`docs/decisions/flow-pages.md`). */
  format: oneOf('xlsx', 'csv', 'pdf'),
});

export const OfRecordsParam = Type.Object({
  form: ResourceIdSchema,
  records: Type.Array(id, { minItems: 1, maxItems: 200, uniqueItems: true }),
});

export const CountsParam = Type.Object({ flowId: Type.Optional(ResourceIdSchema) });

export const PeopleParam = Type.Object({
  instanceId: Type.Optional(id),
  taskId: Type.Optional(id),
  /** Of a start that is not submitted yet, in the place of an instance. */
  flowId: Type.Optional(ResourceIdSchema),
  for: oneOf('transfer', 'delegate', 'addBefore', 'addAfter', 'cc', 'pick'),
  node: Type.Optional(Type.String({ pattern: NODE_ID })),
  keyword: Type.Optional(Type.String({ maxLength: 100 })),
  offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000 })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
});
