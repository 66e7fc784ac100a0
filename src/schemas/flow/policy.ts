import { Type } from 'typebox';
import { FIELD_CODE } from '../kinds.ts';
import { named, oneOf } from '../named.ts';
import { NODE_ID } from '../node.ts';
import { tagged } from '../tagged.ts';
import { TextSchema } from '../textSchema.ts';
import { people } from './people.ts';

export const DurationSchema = Type.Object(
  {
    amount: Type.Integer({ minimum: 1, maximum: 10_000 }),
    /** `workday` counts the days of the platform's calendar. */
    unit: oneOf('minute', 'hour', 'day', 'workday'),
  },
  { additionalProperties: false },
);

/** How several people of one step decide together. */
const mode = tagged('by', {
  all: {},
  any: {},
  sequential: {},
  /** Enough once so many percent agreed. */
  ratio: { percent: Type.Integer({ minimum: 1, maximum: 100 }) },
  /** Enough once the weights of those who agreed reach `threshold`; a person without a weight counts 1. */
  weight: {
    threshold: Type.Number({ exclusiveMinimum: 0 }),
    weights: Type.Record(Type.String({ minLength: 1 }), Type.Number({ minimum: 0 })),
  },
  /** Whoever takes it first handles it. */
  claim: {},
});

/** What happens where a source gives nobody. */
const nobody = tagged('then', { pass: {}, reject: {}, people: { people }, manager: {}, stop: {} });

/** What happens when a step is not handled in time, in the order of `after`. */
const timeouts = Type.Array(
  tagged('then', {
    remind: {
      after: DurationSchema,
      times: Type.Optional(Type.Integer({ minimum: 1, maximum: 20 })),
      every: Type.Optional(DurationSchema),
    },
    pass: { after: DurationSchema },
    reject: { after: DurationSchema },
    upward: { after: DurationSchema },
  }),
  { maxItems: 10 },
);

const button = Type.Object(
  { shown: Type.Optional(Type.Boolean()), text: Type.Optional(TextSchema) },
  { additionalProperties: false },
);
/** Buttons by what they do; absent ones are shown as the step's kind has them. */
export const flowActions = [
  'agree',
  'reject',
  'return',
  'transfer',
  'delegate',
  'addBefore',
  'addAfter',
  'removeAdded',
  'recall',
  'cc',
  'resubmit',
] as const;
const buttons = named(`^(${flowActions.join('|')})$`, button);

const right = oneOf('hidden', 'read', 'edit');
/** Rights to fields at a step, for a sub-table also to its columns. Absent: read, at the start edit. */
export const fieldRights = named(
  FIELD_CODE,
  Type.Union([
    right,
    Type.Object({ right, columns: Type.Optional(named(FIELD_CODE, right)) }, { additionalProperties: false }),
  ]),
);

/** Messages to people; texts hold templates over the form and the flow. */
export const notices = Type.Array(
  Type.Object(
    {
      on: oneOf('assigned', 'reminded', 'agreed', 'rejected', 'returned', 'cc', 'timedOut'),
      to: oneOf('assignee', 'initiator', 'manager'),
      title: TextSchema,
      content: TextSchema,
    },
    { additionalProperties: false },
  ),
  { maxItems: 20 },
);

/** Members of every step that a person handles. */
export const taskMembers = {
  mode: Type.Optional(mode),
  nobody: Type.Optional(nobody),
  /** The initiator is among the people: lets them handle it, skips them, or asks their head. */
  selfApproval: Type.Optional(oneOf('let', 'skip', 'head')),
  /** The same person again in later steps. */
  repeated: Type.Optional(oneOf('keep', 'skipConsecutive', 'skipLater')),
  timeouts: Type.Optional(timeouts),
  buttons: Type.Optional(buttons),
  /** What handling has to come with. */
  requires: Type.Optional(
    Type.Array(oneOf('comment', 'attachment', 'signature'), { maxItems: 3, uniqueItems: true }),
  ),
  fieldRights: Type.Optional(fieldRights),
  notices: Type.Optional(notices),
};

/** Members of steps that decide. */
export const decisionMembers = {
  ...taskMembers,
  rejectTo: Type.Optional(
    tagged('to', { end: {}, initiator: {}, previous: {}, node: { node: Type.String({ pattern: NODE_ID }) } }),
  ),
  /** After a return: through every step again, or straight back to who returned it. */
  afterReturn: Type.Optional(oneOf('again', 'back')),
};
