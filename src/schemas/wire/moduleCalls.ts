import { exportFormats, type ExportFormat } from './exportRows.ts';
import { Type } from 'typebox';
import { RuleSetSchema } from '../condition.ts';
import { FIELD_CODE, RESOURCE_ID } from '../kinds.ts';

const order = Type.Unsafe<'asc' | 'desc'>({ type: 'string', enum: ['asc', 'desc'] });
const fieldName = Type.String({ minLength: 1, maxLength: 63 });
const recordId = Type.String({ minLength: 1, maxLength: 64 });

const MAX_OFFSET = 10_000_000;

/** The most records that one call answers. */
export const LIST_CEILING = 10_000;

const sort = Type.Optional(
  Type.Array(Type.Object({ field: fieldName, order }, { additionalProperties: false }), { maxItems: 5 }),
);
const where = Type.Optional(RuleSetSchema);
const fields = Type.Optional(Type.Array(fieldName, { minItems: 1, maxItems: 510, uniqueItems: true }));

/** A record's fields; which of them there are is the module's to say. */
const data = Type.Unsafe<Readonly<Record<string, unknown>>>({ type: 'object', maxProperties: 600 });

export const ListParam = Type.Object({
  where,
  sort,
  fields,
  offset: Type.Optional(Type.Integer({ minimum: 0, maximum: MAX_OFFSET })),
  limit: Type.Optional(Type.Integer({ description: '-1 is all, up to the ceiling', minimum: -1 })),
  after: Type.Optional(
    Type.Unsafe<Readonly<Record<string, unknown>>>({
      description:
        'instead of `offset`: what the record seen last holds in the fields sorted by and in `id`; in `createdAt` and `id` where no sort is asked for',
      type: 'object',
      maxProperties: 7,
    }),
  ),
});

export const DetailParam = Type.Object({ id: recordId, fields });

/** The draft that the record was typed into: it goes with the write. */
const draft = Type.Optional(
  Type.Object(
    {
      kind: Type.Unsafe<'form' | 'mgrForm'>({ type: 'string', enum: ['form', 'mgrForm'] }),
      form: Type.String({ pattern: RESOURCE_ID }),
      replaces: Type.Optional(
        Type.String({
          description: '`updatedAt` of the draft that is meant, empty for none; absent: whichever is there',
          maxLength: 40,
        }),
      ),
    },
    { additionalProperties: false },
  ),
);

export const AddParam = Type.Object({ data, draft });

export const UpdateParam = Type.Object({
  id: recordId,
  revision: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }),
  data,
  draft,
});

export const RemoveParam = Type.Object({
  ids: Type.Array(recordId, { minItems: 1, maxItems: 500, uniqueItems: true }),
  revisions: Type.Optional(
    Type.Record(recordId, Type.Integer({ minimum: 1, maximum: 2 ** 31 - 1 }), {
      description: 'by id, the revision that the caller has seen: what somebody has changed since then stays',
    }),
  ),
});

export const CountParam = Type.Object({ where });

export const AggregateParam = Type.Object({
  where,
  groupBy: Type.Optional(
    Type.Array(
      Type.Object(
        {
          field: fieldName,
          unit: Type.Optional(
            Type.Unsafe<'year' | 'month' | 'day'>({ type: 'string', enum: ['year', 'month', 'day'] }),
          ),
        },
        { additionalProperties: false },
      ),
      { maxItems: 3 },
    ),
  ),
  measures: Type.Array(
    Type.Object(
      {
        as: Type.String({ pattern: '^[A-Za-z][A-Za-z0-9_]{0,62}$' }),
        fn: Type.Unsafe<'count' | 'sum' | 'avg' | 'min' | 'max'>({
          type: 'string',
          enum: ['count', 'sum', 'avg', 'min', 'max'],
        }),
        field: Type.Optional(fieldName),
      },
      { additionalProperties: false },
    ),
    { minItems: 1, maxItems: 10 },
  ),
  sort,
  limit: Type.Optional(Type.Integer({ minimum: -1, maximum: 1_000 })),
});

export const ExportRowsParam = Type.Object({
  where,
  sort,
  fields,
  format: Type.Optional(Type.Unsafe<ExportFormat>({ type: 'string', enum: [...exportFormats] })),
});

export const ImportRowsParam = Type.Object({
  fileId: Type.String({ minLength: 1, maxLength: 64 }),
  mapping: Type.Optional(
    Type.Record(Type.String({ pattern: FIELD_CODE }), Type.String({ minLength: 1, maxLength: 500 }), {
      description:
        'by the code of a field, the title of the column that fills it; absent: by the titles of the fields',
      additionalProperties: false,
      maxProperties: 256,
    }),
  ),
  sheet: Type.Optional(
    Type.String({
      description:
        'of a workbook: the sheet that is read; absent: the first visible one that holds something',
      minLength: 1,
      maxLength: 100,
    }),
  ),
  headerRow: Type.Optional(
    Type.Integer({
      description: 'the row of the titles, as people count them; absent: the one that looks like it',
      minimum: 1,
      maximum: 1_048_576,
    }),
  ),
  lastRow: Type.Optional(
    Type.Integer({
      description: 'the last row that is imported; absent: the last one of the sheet',
      minimum: 1,
      maximum: 1_048_576,
    }),
  ),
  skipHidden: Type.Optional(Type.Boolean({ description: 'whether hidden rows are left out' })),
  dryRun: Type.Optional(Type.Boolean()),
  report: Type.Optional(
    Type.Boolean({
      description: 'of a dry run: whether the sheet of errors is made, as it is of every import',
    }),
  ),
});
