import { Type, type Static } from 'typebox';
import { FIELD_CODE } from './kinds.ts';
import { NAME, named } from './named.ts';
import { NODE_ID } from './node.ts';
import { TextSchema } from './textSchema.ts';

/** Most tests of one document, and most parts of which one test expects something. */
export const MOST_TESTS = 50;
export const MOST_EXPECTATIONS = 200;
/** Most actions that a test says a menu allows. */
const MOST_ACTIONS = 50;

/** What a test can expect of a part beside its value: yes or no. */
export const expectedFlags = ['visible', 'required', 'enabled', 'readOnly', 'valid'] as const;
export type ExpectedFlag = (typeof expectedFlags)[number];
export type ExpectedMember = ExpectedFlag | 'value';

const flag = Type.Optional(Type.Boolean());

/** What is expected of a part of the document, by its key. */
export const ExpectationSchema = Type.Object(
  {
    part: Type.String({ minLength: 1, maxLength: 200 }),
    visible: flag,
    required: flag,
    enabled: flag,
    readOnly: flag,
    /** Of a field; null: empty. */
    value: Type.Optional(Type.Unknown()),
    /** Of a field: nothing that its form asks of it is broken. */
    valid: flag,
  },
  { additionalProperties: false, minProperties: 2 },
);
export type Expectation = Static<typeof ExpectationSchema>;

/** What a page looks like to somebody with some data: kept with the document, and judged before it is published. */
export const PageTestSchema = Type.Object(
  {
    id: Type.String({ pattern: NODE_ID }),
    title: TextSchema,
    /** Who looks: one role alone; with `userId` a person who has it. */
    as: Type.Object(
      {
        role: Type.String({ minLength: 1, maxLength: 100 }),
        userId: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
      },
      { additionalProperties: false },
    ),
    /** What time it is: a date, with or without a time; absent: now. */
    at: Type.Optional(Type.String({ minLength: 10, maxLength: 40 })),
    params: Type.Optional(named(NAME, Type.Unknown())),
    /** What the menu by which somebody comes lets them do; absent: nobody knows by which they come. */
    actionMights: Type.Optional(
      Type.Array(Type.String({ minLength: 1, maxLength: 100 }), { maxItems: MOST_ACTIONS }),
    ),
    /** What stands in the form by field code, over the defaults of a new record; of a list the row. */
    record: Type.Optional(Type.Union([named(FIELD_CODE, Type.Unknown()), Type.Null()])),
    expect: Type.Array(ExpectationSchema, { maxItems: MOST_EXPECTATIONS }),
  },
  { additionalProperties: false },
);
export type PageTest = Static<typeof PageTestSchema>;

/** The member of documents that hold tests. */
export const testsMember = Type.Optional(Type.Array(PageTestSchema, { maxItems: MOST_TESTS }));
