import { exportFormats, type ExportFormat } from './exportRows.ts';
import { Type } from 'typebox';
import { RuleSetSchema } from '../condition.ts';
import { RESOURCE_ID } from '../kinds.ts';

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

/** Calls of a form that a step of a composed interface may make, with what they take. */
export const formReads = { list: ListParam, detail: DetailParam, count: CountParam } as const;
export type FormRead = keyof typeof formReads;

export const isFormRead = (interfaceUrl: string): interfaceUrl is FormRead =>
  Object.hasOwn(formReads, interfaceUrl);
