import { Type, type Static } from 'typebox';
import { RuleSetOrReferenceSchema } from './condition.ts';
import { FIELD_CODE, RESOURCE_ID } from './kinds.ts';
import { NAME, named, oneOf } from './named.ts';
import { CALL } from './source.ts';
import { tagged } from './tagged.ts';
import { TextSchema } from './textSchema.ts';

const field = Type.String({ pattern: FIELD_CODE });
const param = Type.Optional(Type.Record(Type.String(), Type.Unknown()));

/** Where the rows of a dataset come from. */
const from = tagged('kind', {
  interface: { call: Type.String({ pattern: CALL }), param },
  module: { module: Type.String({ pattern: RESOURCE_ID }) },
  /** One reading statement on a registered database; values come as parameters `:name`, never as text. */
  sql: {
    database: Type.String({ pattern: RESOURCE_ID }),
    statement: Type.String({ minLength: 1, maxLength: 20_000 }),
    param,
  },
  /** An uploaded CSV or Excel file. */
  file: { file: Type.String({ minLength: 1, maxLength: 100 }) },
});

const datasetField = Type.Object(
  {
    type: oneOf('text', 'number', 'bool', 'time'),
    role: oneOf('dimension', 'measure'),
    title: Type.Optional(TextSchema),
    /** How a measure is summed up over its group. */
    aggregate: Type.Optional(oneOf('count', 'sum', 'avg', 'min', 'max')),
    /** A calculated field: an expression over the other fields of the row. */
    value: Type.Optional(Type.String({ minLength: 1, maxLength: 10_000 })),
  },
  { additionalProperties: false },
);

/** Rows with typed fields that charts group and measure. */
export const DatasetSchema = Type.Object(
  {
    from,
    fields: named(FIELD_CODE, datasetField),
    where: Type.Optional(RuleSetOrReferenceSchema),
    /** Rows that a reader may see; its templates see the session's variables only. */
    rows: Type.Optional(RuleSetOrReferenceSchema),
    sort: Type.Optional(
      Type.Array(Type.Object({ field, order: oneOf('asc', 'desc') }, { additionalProperties: false }), {
        maxItems: 5,
      }),
    ),
    /** Rows after sorting. */
    top: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
    /** Seconds for which an answer is kept for readers of the same rights. */
    cache: Type.Optional(Type.Integer({ minimum: 0, maximum: 86_400 })),
  },
  { additionalProperties: false },
);
export type Dataset = Static<typeof DatasetSchema>;

export const datasets = Type.Optional(named(NAME, DatasetSchema));
