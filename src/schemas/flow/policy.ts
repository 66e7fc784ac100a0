import { Type, type Static } from 'typebox';
import { withTitle } from '../annotation.ts';
import { FIELD_CODE } from '../kinds.ts';
import { named, oneOf, titledOneOf } from '../named.ts';
import { NODE_ID } from '../node.ts';
import { tagged } from '../tagged.ts';
import { TextSchema } from '../textSchema.ts';
import { people } from './people.ts';
import {
  channelTitles,
  flowChoiceTitles,
  modeTitles,
  nobodyTitles,
  noticeTitles,
  receiverTitles,
  rejectTitles,
  rightTitles,
  timeoutTitles,
  unitTitles,
} from './titles.ts';

export const DurationSchema = Type.Object(
  {
    amount: Type.Integer({ minimum: 1, maximum: 10_000 }),
    /** `workday` counts the days of the platform's calendar. */
    unit: titledOneOf(unitTitles, 'minute', 'hour', 'day', 'workday'),
  },
  { additionalProperties: false, default: { amount: 1, unit: 'day' } },
);

/** Voices by user id. */
export const weights = Type.Record(Type.String({ minLength: 1 }), Type.Number({ minimum: 0 }));

/** How several people of one step decide together. */
const mode = tagged(
  'by',
  {
    all: {},
    any: {},
    sequential: {},
    /** Enough once so many percent agreed. */
    ratio: { percent: Type.Integer({ minimum: 1, maximum: 100, default: 60 }) },
    /** Enough once the weights of those who agreed reach `threshold`; a person without a weight counts 1. */
    weight: {
      threshold: Type.Number({ exclusiveMinimum: 0 }),
      weights,
    },
    /** Whoever takes it first handles it. */
    claim: {},
  },
  modeTitles,
);

/** What happens where a source gives nobody. */
const nobody = tagged(
  'then',
  { pass: {}, reject: {}, people: { people }, manager: {}, stop: {} },
  nobodyTitles,
);

/** What happens when a step is not handled in time, in the order of `after`. */
const timeouts = Type.Array(
  tagged(
    'then',
    {
      remind: {
        after: DurationSchema,
        times: Type.Optional(Type.Integer({ minimum: 1, maximum: 20 })),
        every: Type.Optional(withTitle({ zhCN: '之后每隔', enUS: 'Then every' }, DurationSchema)),
      },
      pass: { after: DurationSchema },
      reject: { after: DurationSchema },
      /** Goes to the head above who did not handle it. */
      upward: { after: DurationSchema },
      people: { after: DurationSchema, people },
    },
    timeoutTitles,
  ),
  { maxItems: 10 },
);

const button = Type.Object(
  {
    shown: Type.Optional(Type.Boolean()),
    text: Type.Optional(TextSchema),
    order: Type.Optional(Type.Integer({ minimum: 0, maximum: 100 })),
  },
  { additionalProperties: false },
);
/** What is done on a task by buttons that a step can set. */
export const flowActions = [
  'claim',
  'unclaim',
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
/** Buttons by what they do; absent ones are shown as the step's kind has them. */
export const buttons = named(`^(${flowActions.join('|')})$`, button);

/** `required`: may be written, and agreeing without a value is refused. */
const right = titledOneOf(rightTitles, 'hidden', 'read', 'edit', 'required');
/** Rights to fields at a step, for a sub-table also to its columns. Absent: read, at the start edit. */
export const fieldRights = named(
  FIELD_CODE,
  Type.Union([
    right,
    Type.Object(
      {
        right,
        columns: Type.Optional(named(FIELD_CODE, right)),
        /** Columns may be written, and rows neither added nor removed. */
        rows: Type.Optional(oneOf('fixed')),
      },
      { additionalProperties: false },
    ),
  ]),
);

const notice = <const E extends readonly [keyof typeof noticeTitles, ...(keyof typeof noticeTitles)[]]>(
  ...events: E
) =>
  Type.Object(
    {
      on: titledOneOf(noticeTitles, ...events),
      to: titledOneOf(receiverTitles, 'assignee', 'initiator', 'manager', 'participants'),
      /** Absent: those that the person set for messages of flows. */
      channels: Type.Optional(
        Type.Array(titledOneOf(channelTitles, 'inbox', 'sms', 'chat', 'email'), {
          minItems: 1,
          uniqueItems: true,
        }),
      ),
      title: TextSchema,
      content: TextSchema,
    },
    { additionalProperties: false },
  );

/** Messages to people about a step; texts hold templates over the form and the flow. Absent: the built-in ones; empty: none. */
export const notices = Type.Array(
  notice(
    'assigned',
    'reminded',
    'agreed',
    'rejected',
    'returned',
    'cc',
    'timedOut',
    'urged',
    'transferred',
    'delegated',
    'added',
    'commented',
  ),
  { maxItems: 20 },
);

/** Messages about an instance. */
export const instanceNotices = Type.Array(
  notice('approved', 'rejected', 'withdrawn', 'terminated', 'suspended', 'commented', 'urged'),
  { maxItems: 20 },
);

const demanded = ['comment', 'attachment', 'signature'] as const;
/** `reject` means rejecting and returning. */
const when = Type.Optional(oneOf('always', 'agree', 'reject'));
/** What handling has to come with: always, or by what is decided. */
export const requires = Type.Union([
  Type.Array(oneOf(...demanded), { maxItems: 3, uniqueItems: true }),
  Type.Object({ comment: when, attachment: when, signature: when }, { additionalProperties: false }),
]);

/** Members of every step that a person handles. */
export const taskMembers = {
  mode: Type.Optional(mode),
  nobody: Type.Optional(nobody),
  /** The initiator is among the people: lets them handle it, skips them, or asks their head. */
  selfApproval: Type.Optional(titledOneOf(flowChoiceTitles, 'let', 'skip', 'head')),
  /** The same person again in later steps. */
  repeated: Type.Optional(titledOneOf(flowChoiceTitles, 'keep', 'skipConsecutive', 'skipLater')),
  timeouts: Type.Optional(timeouts),
  buttons: Type.Optional(buttons),
  requires: Type.Optional(requires),
  fieldRights: Type.Optional(fieldRights),
  notices: Type.Optional(notices),
  /** False: it is handled on its page alone, never from a list with others. */
  batch: Type.Optional(Type.Boolean()),
  /** Shown above the buttons. */
  help: Type.Optional(TextSchema),
  /** `full`: with the comments of others; absent: the record alone. */
  read: Type.Optional(titledOneOf(flowChoiceTitles, 'record', 'full')),
};

/** The id of a step that another one names. */
export const stepId = withTitle({ zhCN: '节点', enUS: 'Step' }, Type.String({ pattern: NODE_ID }));

/** Where a refusal leads; absent: to the end. */
export const rejectTo = tagged(
  'to',
  {
    end: {},
    initiator: {},
    previous: {},
    node: { node: stepId },
  },
  rejectTitles,
);

/** The steps that a return may lead to. */
export const returnTo = Type.Union([
  oneOf('any', 'initiator', 'previous'),
  Type.Array(Type.String({ pattern: NODE_ID }), { minItems: 1, maxItems: 20, uniqueItems: true }),
]);

/** Members of steps that decide. */
export const decisionMembers = {
  ...taskMembers,
  rejectTo: Type.Optional(rejectTo),
  /** After a return: through every step again, or straight back to who returned it. */
  afterReturn: Type.Optional(titledOneOf(flowChoiceTitles, 'again', 'back')),
  /** Where it may be returned to: any handled step before (absent), the initiator, the step before, or some steps. */
  returnTo: Type.Optional(returnTo),
};

export type Duration = Static<typeof DurationSchema>;
export type Mode = Static<typeof mode>;
export type Nobody = Static<typeof nobody>;
export type Timeout = Static<typeof timeouts>[number];
export type Requires = Static<typeof requires>;
export type Button = Static<typeof button>;
export type FlowAction = (typeof flowActions)[number];
export type RejectTo = Static<typeof rejectTo>;
