import { Type } from 'typebox';
import type { Static } from 'typebox';
import { MOST_OPERATIONS } from '../../src/documents/diff/jsonPatch.ts';
import { RESOURCE_ID, resourceKinds } from '../../src/schemas/kinds.ts';
import type { ResourceKind } from '../../src/schemas/kinds.ts';

export const KindSchema = Type.Unsafe<ResourceKind>({ type: 'string', enum: [...resourceKinds] });
export const ResourceIdSchema = Type.String({ pattern: RESOURCE_ID });

const flag = Type.Optional(Type.Union([Type.String({ maxLength: 10 }), Type.Integer(), Type.Boolean()]));

/** Requests of a preview, as the client writes them; never rights. */
export const previewMembers = { checkToken: flag, skipPermission: flag };
type PreviewMembers = Readonly<Record<keyof typeof previewMembers, Static<typeof flag>>>;

/**
 * Whether a preview is asked for: by `checkToken=0`, as a link of a preview carries it, or by
 * `skipPermission=1`, which passes over the question whether something is published.
 */
export const asksForPreview = ({ checkToken, skipPermission }: Partial<PreviewMembers>): boolean =>
  ['0', 'false'].includes(String(checkToken)) || ['1', 'true'].includes(String(skipPermission));

/** A version or a revision, up to what the database's column holds. */
export const NUMBER = { minimum: 1, maximum: 2_147_483_647 };
const NumberSchema = Type.Integer(NUMBER);

/** Which version is asked for. */
export const WantedVersionSchema = Type.Union([
  Type.Literal('published'),
  Type.Literal('draft'),
  NumberSchema,
]);

export const GetResourceParam = Type.Object({
  kind: KindSchema,
  orKinds: Type.Optional(Type.Array(KindSchema, { maxItems: resourceKinds.length })),
  id: ResourceIdSchema,
  version: Type.Optional(WantedVersionSchema),
  /** Whether the form of its module comes with a list, and its list with a mgr, as calls for them would answer. */
  withForm: Type.Optional(Type.Boolean()),
  ...previewMembers,
});

const pageMembers = {
  offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
  limit: Type.Optional(Type.Integer({ minimum: -1, maximum: 1000 })),
};

export const ListResourcesParam = Type.Object({
  kind: KindSchema,
  keyword: Type.Optional(Type.String({ maxLength: 100 })),
  ...pageMembers,
});

/** Takes no members beside its own. */
export const closed = { additionalProperties: false };

export const SystemSchema = Type.Optional(
  Type.String({
    description: 'of what is new: the system whose designers it is for; absent: the administrators',
    pattern: RESOURCE_ID,
  }),
);

export const resourceMembers = { kind: KindSchema, id: ResourceIdSchema };

export const SaveResourceParam = Type.Object({
  ...resourceMembers,
  name: Type.String(),
  schema: Type.Unknown(),
  revision: Type.Optional(Type.Integer({ ...NUMBER, description: 'what was read; absent: create' })),
  system: SystemSchema,
});

/** A JSON pointer (RFC 6901). */
const PointerSchema = Type.String({ maxLength: 2_000, pattern: '^(?:/(?:[^~/]|~[01])*)*$' });

/** One operation of a JSON patch (RFC 6902). */
const OperationSchema = Type.Union([
  Type.Object(
    { op: Type.Enum(['add', 'replace', 'test']), path: PointerSchema, value: Type.Unknown() },
    closed,
  ),
  Type.Object({ op: Type.Literal('remove'), path: PointerSchema }, closed),
  Type.Object({ op: Type.Enum(['move', 'copy']), from: PointerSchema, path: PointerSchema }, closed),
]);

export const PatchResourceParam = Type.Object({
  ...resourceMembers,
  revision: Type.Integer({ ...NUMBER, description: 'what was changed' }),
  patch: Type.Array(OperationSchema, {
    description: 'RFC 6902, over the draft as `get.do` answers it',
    minItems: 1,
    maxItems: MOST_OPERATIONS,
  }),
  sum: Type.String({
    description: 'md5, in hex, of the result as JSON with sorted members and without spaces',
    pattern: '^[0-9a-fA-F]{32}$',
  }),
});

export const PresenceParam = Type.Object({
  ...resourceMembers,
  leave: Type.Optional(Type.Boolean({ description: 'it is not open any more' })),
});

/** Longest tag, and most of one document. */
const LONGEST_TAG = 30;
export const MOST_TAGS = 20;

export const TagsSchema = Type.Array(Type.String({ minLength: 1, maxLength: LONGEST_TAG }), {
  maxItems: MOST_TAGS,
});

export const TagParam = Type.Object({
  ...resourceMembers,
  tags: Type.Optional(
    Type.Array(TagsSchema.items, {
      description: 'all of them, in place of what there is',
      maxItems: MOST_TAGS,
    }),
  ),
  system: Type.Optional(
    Type.String({
      description: 'whose designers it is for from now on; empty: the administrators',
      pattern: `^$|${RESOURCE_ID}`,
    }),
  ),
  shared: Type.Optional(Type.Boolean({ description: 'documents of other systems may name it' })),
});

export const CheckResourceParam = Type.Object({
  kind: KindSchema,
  schema: Type.Unknown(),
  system: SystemSchema,
});

export const SurroundingsParam = Type.Object({
  names: Type.Optional(
    Type.Array(Type.String({ maxLength: 200 }), {
      description: 'documents as `kind/id` and dictionaries as `dictionary/code`, to be answered whole',
      maxItems: 200,
    }),
  ),
});

const AcceptSchema = Type.Optional(
  Type.String({
    description: '`hash` of the plan (`plan.do`) by which values of records may be lost',
    maxLength: 64,
  }),
);

export const OverrideSchema = Type.Optional(
  Type.String({ description: 'why it is published all the same; the audit keeps it', maxLength: 1_000 }),
);

/** What who publishes says beside. */
const saidMembers = {
  note: Type.Optional(Type.String({ description: 'what the version is', maxLength: 1_000 })),
  override: OverrideSchema,
};

export const PublishResourceParam = Type.Object({
  ...resourceMembers,
  revision: NumberSchema,
  plan: Type.Optional(Type.Unknown({ description: 'as it was shown; what is done is decided by `accept`' })),
  accept: AcceptSchema,
  ...saidMembers,
});

export const PlanParam = Type.Object({
  ...resourceMembers,
  revision: Type.Optional(Type.Integer({ ...NUMBER, description: 'of the draft, as it was read' })),
  version: Type.Optional(Type.Integer({ ...NUMBER, description: 'to which `rollback.do` would go' })),
});

/** Most documents that are published at once. */
const MOST_PUBLISHED = 100;

export const ReviewParam = Type.Object({
  items: Type.Array(
    Type.Object(
      {
        ...resourceMembers,
        revision: Type.Optional(Type.Integer({ ...NUMBER, description: 'of the draft, as it was read' })),
        version: Type.Optional(Type.Integer({ ...NUMBER, description: 'to which `rollback.do` would go' })),
      },
      closed,
    ),
    { minItems: 1, maxItems: MOST_PUBLISHED },
  ),
});

export const PublishAllParam = Type.Object({
  items: Type.Array(
    Type.Object({ ...resourceMembers, revision: NumberSchema, accept: AcceptSchema }, closed),
    { minItems: 1, maxItems: MOST_PUBLISHED },
  ),
  ...saidMembers,
});

export const PreviewParam = Type.Object({
  role: Type.String({ description: 'whose rights it has', minLength: 1, maxLength: 64 }),
  userId: Type.Optional(
    Type.String({
      description: 'whose eyes it is; absent: somebody of the role, of no department and no college',
      minLength: 1,
      maxLength: 64,
    }),
  ),
  recordId: Type.Optional(
    Type.String({ description: 'the record that the page is opened with', minLength: 1, maxLength: 200 }),
  ),
  at: Type.Optional(
    Type.String({
      description: 'ISO 8601: what `now()` and `today()` are; absent: the clock',
      format: 'date-time',
      maxLength: 40,
    }),
  ),
});

export const PreviewChoicesParam = Type.Object({
  role: Type.Optional(Type.String({ description: 'people of this role are asked for', maxLength: 64 })),
  keyword: Type.Optional(Type.String({ maxLength: 100 })),
});

export const RestoreParam = Type.Object({
  id: Type.String({ description: 'as `list.do` answers it', minLength: 1, maxLength: 200 }),
});

export const UsesParam = Type.Object({
  ...resourceMembers,
  part: Type.Optional(
    Type.String({
      description:
        'a part by its key: the id of a node or a field, else `source:rows`, `variable:x`, `param:x`, `event:x`; absent: the document itself',
      minLength: 1,
      maxLength: 200,
    }),
  ),
});

export const TestParam = Type.Object({
  ...resourceMembers,
  version: Type.Union([Type.Literal('draft'), Type.Literal('published')], {
    description: 'among what documents it stands as well: those that are worked on, or those that users have',
  }),
});

export const ImpactParam = Type.Object({ ...resourceMembers, revision: NumberSchema });

export const RenameParam = Type.Object({
  ...resourceMembers,
  part: Type.String({ description: 'key of the part, as `uses.do` takes it', minLength: 1, maxLength: 200 }),
  to: Type.String({ description: 'the new code of a field, or name', minLength: 1, maxLength: 100 }),
  dryRun: Type.Optional(Type.Boolean({ description: 'only says what would be rewritten' })),
});

export const ProposeFormParam = Type.Object({
  fileId: Type.String({ description: 'of `/files/upload`', minLength: 1, maxLength: 64 }),
  sheet: Type.Optional(
    Type.String({
      description: 'of a workbook: the sheet; absent: the first visible one that holds something',
      minLength: 1,
      maxLength: 100,
    }),
  ),
});

export const VersionsParam = Type.Object({ ...resourceMembers, ...pageMembers });

export const RollbackParam = Type.Object({
  ...resourceMembers,
  version: NumberSchema,
  revision: Type.Optional(
    Type.Integer({ ...NUMBER, description: 'the draft as it was read; absent: whatever it is' }),
  ),
  accept: AcceptSchema,
  ...saidMembers,
});

/** Of `unpublish` and `remove`. */
export const WithdrawParam = Type.Object({
  ...resourceMembers,
  version: Type.Optional(
    Type.Integer({ ...NUMBER, description: 'what was seen published; absent: whatever is' }),
  ),
});
