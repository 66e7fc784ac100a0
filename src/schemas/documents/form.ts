import { Type, type Static } from 'typebox';
import { RuleSetOrReferenceSchema } from '../condition.ts';
import { FIELD_CODE, RESOURCE_ID } from '../kinds.ts';
import { FORM_FIELDS } from '../limits.ts';
import { named, oneOf } from '../named.ts';
import {
  NODE_ID,
  NodeChangeSchema,
  NodeSchema,
  PlaceableSchema,
  type FieldNode,
  type Node,
} from '../node.ts';
import { testsMember } from '../pageTest.ts';
import { TextSchema } from '../textSchema.ts';
import { documentObject, pageMembers } from './base.ts';

/** The names of the calls of a form module; what they are is in `wire/callables.ts`. */
export const moduleCalls = [
  'list',
  'detail',
  'add',
  'update',
  'remove',
  'count',
  'aggregate',
  'exportRows',
  'importRows',
] as const;
export type ModuleCall = (typeof moduleCalls)[number];

/** What a grant can allow: the calls of the module, and sharing one's saved views of its lists with others. */
export const moduleActions = [...moduleCalls, 'shareViews'] as const;
export type ModuleAction = (typeof moduleActions)[number];

const fieldList = Type.Union([
  Type.Unsafe<'*'>({ type: 'string', const: '*' }),
  Type.Array(Type.String({ pattern: FIELD_CODE })),
]);

/**
 * What a role may do with a module. Roles without an entry may do nothing. `rows` limits which records (its
 * templates see the session's variables only); fields outside `read` are never answered, outside `write` never
 * accepted. `read` holds whatever `write` holds.
 */
export const ModuleGrantSchema = Type.Object(
  {
    id: Type.Optional(Type.String({ pattern: NODE_ID })),
    roles: Type.Array(Type.String(), { minItems: 1 }),
    actions: Type.Array(oneOf(...moduleActions)),
    rows: Type.Optional(RuleSetOrReferenceSchema),
    read: fieldList,
    write: Type.Optional(fieldList),
  },
  { additionalProperties: false },
);
export type ModuleGrant = Static<typeof ModuleGrantSchema>;

/** A layout of fields: layout nodes whose leaves are field references; absent: all fields in a grid. */
const layout = Type.Optional(Type.Array(PlaceableSchema));
/** Columns of the grid on a desktop; on a phone it is always one. */
const columns = Type.Optional(Type.Integer({ minimum: 1, maximum: 4 }));

/** What is typed is kept on the server as a draft of the person's own until it is submitted. */
const draft = Type.Optional(Type.Boolean());

/** A form owns a data model (its fields) and is the module of that data. */
export const FormSchema = documentObject('form', {
  ...pageMembers,
  fields: Type.Array(Type.Unsafe<FieldNode>(NodeSchema), { maxItems: FORM_FIELDS }),
  /** Stored properties of fields, by code. */
  storage: Type.Optional(
    named(
      FIELD_CODE,
      Type.Object(
        { unique: Type.Optional(Type.Boolean()), index: Type.Optional(Type.Boolean()) },
        { additionalProperties: false },
      ),
    ),
  ),
  /** Field whose text names a record in titles and messages. */
  titleField: Type.Optional(Type.String({ pattern: FIELD_CODE })),
  layout,
  columns,
  draft,
  grants: Type.Array(ModuleGrantSchema),
  tests: testsMember,
});
export type FormDocument = Static<typeof FormSchema>;

/**
 * A further form on the module of another form: fewer or otherwise arranged fields, narrower rules. It is how the page
 * looks, and no right: a write names no page, so the server holds every record to the module's own form and to its
 * grants. What a role may not change is left out of its grant's `write`.
 */
export const MgrFormSchema = documentObject('mgrForm', {
  ...pageMembers,
  module: Type.String({ pattern: RESOURCE_ID }),
  /** Changes to the module's fields, by code: any member of the node but `type`, `id` and `name`. */
  overrides: Type.Optional(named(FIELD_CODE, Type.Unsafe<Partial<Node>>(NodeChangeSchema))),
  layout,
  columns,
  draft,
  submitText: Type.Optional(TextSchema),
  tests: testsMember,
});
export type MgrFormDocument = Static<typeof MgrFormSchema>;
