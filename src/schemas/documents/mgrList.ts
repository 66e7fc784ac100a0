import { Type, type Static } from 'typebox';
import { ActionSchema } from '../action.ts';
import { judgeTypes, RuleSetOrReferenceSchema, type JudgeType } from '../condition.ts';
import { FlagSchema } from '../flag.ts';
import { FIELD_CODE, RESOURCE_ID } from '../kinds.ts';
import { NODE_ID, NodeSchema, type Node } from '../node.ts';
import { NAME, oneOf } from '../named.ts';
import { tones, type Tone } from '../option.ts';
import { testsMember } from '../pageTest.ts';
import { TextSchema } from '../textSchema.ts';
import { documentObject, pageMembers } from './base.ts';
import { refresh } from './refresh.ts';
import { IconSchema } from '../icon.ts';

const field = Type.String({ pattern: FIELD_CODE });
const nodes = Type.Optional(Type.Array(Type.Unsafe<Node>(NodeSchema), { maxItems: 50 }));

export const ListColumnSchema = Type.Object(
  {
    field,
    title: Type.Optional(TextSchema),
    width: Type.Optional(Type.Integer({ minimum: 40, maximum: 1200 })),
    fixed: Type.Optional(Type.Unsafe<'left' | 'right'>({ type: 'string', enum: ['left', 'right'] })),
    sortable: Type.Optional(Type.Boolean()),
    /** What all records that the list asks for come to in this column, below the table; needs the right `aggregate`. */
    summary: Type.Optional(oneOf('sum', 'avg', 'min', 'max', 'count')),
    /** Not shown until the user picks it in the column settings. */
    hidden: Type.Optional(Type.Boolean()),
    /** The value is changed where it stands, by whoever may write the field; what is computed is not. */
    editable: Type.Optional(Type.Boolean()),
    visible: Type.Optional(FlagSchema),
    /** The cell opens the record: runs the list's `open` chain. */
    opens: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
);
export type ListColumn = Static<typeof ListColumnSchema>;

export const ListFilterSchema = Type.Object(
  {
    field,
    title: Type.Optional(TextSchema),
    /** Operator; absent: what the field's widget proposes. */
    judgeType: Type.Optional(Type.Unsafe<JudgeType>({ type: 'string', enum: [...judgeTypes] })),
  },
  { additionalProperties: false },
);
export type ListFilter = Static<typeof ListFilterSchema>;

export const SortSchema = Type.Object(
  { field, order: Type.Unsafe<'asc' | 'desc'>({ type: 'string', enum: ['asc', 'desc'] }) },
  { additionalProperties: false },
);
export type Sort = Static<typeof SortSchema>;

/** Marks the records for which a flag over `row` holds; who does not see its colour reads its title. */
export const RowToneSchema = Type.Object(
  {
    id: Type.Optional(Type.String({ pattern: NODE_ID })),
    when: FlagSchema,
    tone: Type.Unsafe<Tone>({ type: 'string', enum: [...tones] }),
    title: TextSchema,
  },
  { additionalProperties: false },
);
export type RowTone = Static<typeof RowToneSchema>;

/** One way to look at the records of a list. */
export const ListViewSchema = Type.Object(
  {
    /** Stands in the address. */
    id: Type.String({ pattern: NAME }),
    title: TextSchema,
    icon: Type.Optional(IconSchema),
    /** Applied while the records are looked at this way, beside the list's own `where`. */
    where: Type.Optional(RuleSetOrReferenceSchema),
    /** A widget that draws records, such as a board or a calendar; absent: the list's own table. */
    node: Type.Optional(Type.Unsafe<Node>(NodeSchema)),
  },
  { additionalProperties: false },
);
export type ListView = Static<typeof ListViewSchema>;

/** A management list: the records of one module with what can be done to them. */
export const MgrListSchema = documentObject('mgrList', {
  ...pageMembers,
  module: Type.String({ pattern: RESOURCE_ID }),
  /** Always applied, beside what the user filters; templates see page scope. */
  where: Type.Optional(RuleSetOrReferenceSchema),
  columns: Type.Array(ListColumnSchema, { minItems: 1, maxItems: 200 }),
  /** The ways to look at the records, the first one first; absent: the table alone. */
  views: Type.Optional(Type.Array(ListViewSchema, { minItems: 1, maxItems: 12 })),
  filters: Type.Optional(Type.Array(ListFilterSchema, { maxItems: 30 })),
  /**
   * The fields of which people put together conditions of their own; absent: the fields of the filters and columns of
   * a list that has filters; empty: none. Fields without a filter are left out.
   */
  advancedFilter: Type.Optional(Type.Array(field, { maxItems: 200 })),
  /** One box that searches these text fields; of options also by what they are called. */
  search: Type.Optional(
    Type.Object(
      { fields: Type.Array(field, { minItems: 1, maxItems: 10 }), placeholder: Type.Optional(TextSchema) },
      { additionalProperties: false },
    ),
  ),
  sort: Type.Optional(Type.Array(SortSchema, { maxItems: 5 })),
  pageSize: Type.Optional(Type.Integer({ minimum: 5, maximum: 200 })),
  /**
   * How people get beyond the first records: by turning pages, or by adding the next ones to those that are here, which
   * costs the same however far they go. Absent: pages.
   */
  paging: Type.Optional(oneOf('pages', 'more')),
  /** Of several that hold, the first one marks the record. */
  rowTones: Type.Optional(Type.Array(RowToneSchema, { maxItems: 10 })),
  refresh,
  selectable: Type.Optional(Type.Boolean()),
  /**
   * Chains see `row`; toolbar nodes `query` (`where`, `sort`, `fields`); bulk nodes `selection` (ids) and `selected`
   * (the records, as the person saw them).
   */
  toolbar: nodes,
  rowActions: nodes,
  bulkActions: nodes,
  /** What a click on an opening cell, or Enter on a row, does. */
  open: Type.Optional(Type.Array(ActionSchema, { maxItems: 50 })),
  emptyText: Type.Optional(TextSchema),
  tests: testsMember,
});
export type MgrListDocument = Static<typeof MgrListSchema>;

/** A list with its forms, opened at `/mgr/{id}`. */
export const MgrSchema = documentObject('mgr', {
  list: Type.String({ pattern: RESOURCE_ID }),
  forms: Type.Array(Type.String({ pattern: RESOURCE_ID })),
});
export type MgrDocument = Static<typeof MgrSchema>;
