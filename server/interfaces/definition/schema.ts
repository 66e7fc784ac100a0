import { Type } from 'typebox';
import type { Static } from 'typebox';
import { RuleSetSchema } from '../../../src/schemas/condition.ts';
import { StepsSchema } from '../../../src/schemas/step.ts';
import {
  interfaceInputTypes,
  interfaceOutputTypes,
  interfaceSessionValues,
} from '../../../src/schemas/wire/interface.ts';
import type {
  InterfaceInputType,
  InterfaceOutputType,
  InterfaceSessionValue,
} from '../../../src/schemas/wire/interface.ts';
import { formatted } from '../../envelope/formats.ts';

const closed = { additionalProperties: false };
const oneOf = <T extends string>(values: readonly T[]) =>
  Type.Unsafe<T>({ type: 'string', enum: [...values] });

const address = formatted('address');
const inputName = formatted('name');
const title = formatted('filled', { minLength: 1, maxLength: 100 });
const REVISION = { minimum: 1, maximum: 2_147_483_647 };
const revision = Type.Integer(REVISION);

const InputSchema = Type.Object(
  {
    name: inputName,
    title: Type.Optional(title),
    type: oneOf<InterfaceInputType>(interfaceInputTypes),
    required: Type.Optional(Type.Boolean()),
    default: Type.Optional(Type.Unknown()),
    /** The session gives it; the caller cannot. */
    from: Type.Optional(oneOf<InterfaceSessionValue>(interfaceSessionValues)),
  },
  closed,
);
export type InterfaceInput = Static<typeof InputSchema>;

const OutputSchema = Type.Object(
  {
    name: formatted('filled', { minLength: 1, maxLength: 63 }),
    title: Type.Optional(title),
    type: oneOf<InterfaceOutputType>(interfaceOutputTypes),
    path: Type.Optional(
      Type.String({
        description: 'of HTTP and composed answers: where it stands in a row, dotted; absent: at its name',
        minLength: 1,
        maxLength: 200,
      }),
    ),
  },
  closed,
);

const SqlSchema = Type.Object(
  {
    database: Type.String({ description: 'id of a registered database', minLength: 1, maxLength: 64 }),
    text: Type.String({ minLength: 1, maxLength: 20_000 }),
  },
  closed,
);

const mapped = Type.Optional(
  Type.Array(Type.Object({ name: Type.String({ minLength: 1, maxLength: 100 }), input: inputName }, closed), {
    maxItems: 50,
  }),
);

const HttpSchema = Type.Object(
  {
    method: oneOf(['GET', 'POST']),
    origin: Type.String({
      description: 'one of those that the configuration allows',
      minLength: 1,
      maxLength: 300,
    }),
    path: formatted('path', { description: '`{name}` is an input, as one segment', maxLength: 500 }),
    /** Parameters of the address. */
    query: mapped,
    /** Members of the JSON that is posted. */
    body: mapped,
    credential: Type.Optional(
      Type.String({
        description: 'id of a credential of this module and origin',
        minLength: 1,
        maxLength: 64,
      }),
    ),
    rows: Type.Optional(
      Type.String({
        description: 'where the rows, or the one result, stand in the answer, dotted; absent: it is they',
        maxLength: 200,
      }),
    ),
  },
  closed,
);
export type HttpPart = Static<typeof HttpSchema>;

export type SqlPart = Static<typeof SqlSchema>;

const stepName = inputName;

const ComposedSchema = Type.Object(
  {
    /** Templates see `inputs`, `values` that steps have set, named steps before them and the session's names. */
    steps: StepsSchema,
    /** Of a list: the step whose rows are answered, where no step `answer` has ended the chain. */
    list: Type.Optional(stepName),
    /** Puts to each row, under the step's name, the first row of another step whose `key` is the row's `by`. */
    join: Type.Optional(
      Type.Object(
        {
          step: stepName,
          by: Type.String({ minLength: 1, maxLength: 63 }),
          key: Type.String({ minLength: 1, maxLength: 63 }),
        },
        closed,
      ),
    ),
  },
  closed,
);

export const DefinitionSchema = Type.Object(
  {
    // In the order of the editor, which leads to the first that is wrong.
    name: title,
    moduleCode: address,
    interfaceUrl: address,
    kind: oneOf(['sql', 'http', 'composed']),
    /** `list` takes pages, orders and conditions; `result` is the first row, or what a write has changed. */
    answers: oneOf(['list', 'result']),
    inputs: Type.Array(InputSchema, { maxItems: 50 }),
    outputs: Type.Array(OutputSchema, { description: 'only these are answered', maxItems: 200 }),
    /** What its kind says, and nothing of another kind. */
    sql: Type.Optional(SqlSchema),
    http: Type.Optional(HttpSchema),
    composed: Type.Optional(ComposedSchema),
    roles: Type.Array(Type.String({ minLength: 1, maxLength: 64 }), {
      description: 'the roles that may call it; none: nobody',
      maxItems: 100,
      uniqueItems: true,
    }),
    writes: Type.Optional(Type.Boolean()),
    cacheSeconds: Type.Optional(Type.Integer({ minimum: 0, maximum: 3_600 })),
    deadline: Type.Optional(Type.Integer({ description: 'milliseconds', minimum: 100, maximum: 10_000 })),
    rows: Type.Optional(
      Type.Integer({ description: 'the most rows; beyond them the list is cut', minimum: 1, maximum: 5_000 }),
    ),
    bytes: Type.Optional(Type.Integer({ minimum: 1_024, maximum: 10 * 1024 * 1024 })),
  },
  closed,
);
/** What a configured interface is. */
export type Definition = Static<typeof DefinitionSchema>;

const key = { moduleCode: address, interfaceUrl: address };

export const SaveInterfaceParam = Type.Object({
  definition: Type.Unknown({ description: 'see Definitions of interfaces' }),
  revision: Type.Optional(Type.Integer({ ...REVISION, description: 'what was read; absent: create' })),
});
export const TestInterfaceParam = Type.Object({
  definition: Type.Unknown({ description: 'see Definitions of interfaces' }),
  inputs: Type.Optional(
    Type.Unsafe<Readonly<Record<string, unknown>>>({ type: 'object', maxProperties: 60 }),
  ),
});
export const CallablesParam = Type.Object({
  calls: Type.Optional(
    Type.Array(formatted('call'), {
      description: 'those that are to be described; absent: all, by their names',
      maxItems: 50,
    }),
  ),
});
export const InterfaceParam = Type.Object(key);
export const InterfaceAtParam = Type.Object({ ...key, revision });
export const ListInterfacesParam = Type.Object({
  keyword: Type.Optional(Type.String({ maxLength: 100 })),
  offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
  limit: Type.Optional(Type.Integer({ minimum: -1, maximum: 1000 })),
});

/** Members of a call of a list interface; what it has beside them are inputs. */
export const CallInterfaceParam = Type.Object({
  offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000_000 })),
  limit: Type.Optional(Type.Integer({ minimum: -1 })),
  sort: Type.Optional(
    Type.Array(
      Type.Object(
        { field: Type.String({ minLength: 1, maxLength: 63 }), order: oneOf(['asc', 'desc']) },
        closed,
      ),
      { maxItems: 5 },
    ),
  ),
  where: Type.Optional(RuleSetSchema),
});
export type CallInterface = Static<typeof CallInterfaceParam>;
