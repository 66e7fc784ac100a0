import { Type, type Static } from 'typebox';
import { RuleSetOrReferenceSchema, type RuleSetOrReference } from '../condition.ts';
import { FIELD_CODE, RESOURCE_ID } from '../kinds.ts';
import { oneOf } from '../named.ts';
import { NODE_ID } from '../node.ts';
import { CALL } from '../source.ts';
import { StepsSchema } from '../step.ts';
import { tagged, type Tagged } from '../tagged.ts';
import type { Text } from '../text.ts';
import { TextSchema } from '../textSchema.ts';
import { approvers } from './approver.ts';
import { people } from './people.ts';
import {
  decisionMembers,
  DurationSchema,
  fieldRights,
  notices,
  rejectTo,
  requires,
  taskMembers,
} from './policy.ts';

/** One way through a block: the first whose rules hold is taken (`condition`), each that holds (`inclusive`), or all. */
export interface FlowBranch {
  id: string;
  title?: Text;
  when?: RuleSetOrReference;
  /** Taken where no other is; without rules. */
  default?: true;
  nodes: FlowNode[];
}

const id = Type.String({ pattern: NODE_ID });
const step = { id, title: Type.Optional(TextSchema) };
const field = Type.String({ pattern: FIELD_CODE });
const data = Type.Record(Type.String({ pattern: FIELD_CODE }), Type.Unknown());

const branches = Type.Unsafe<FlowBranch[]>(
  Type.Array(
    Type.Object(
      {
        ...step,
        when: Type.Optional(RuleSetOrReferenceSchema),
        default: Type.Optional(Type.Unsafe<true>({ const: true })),
        nodes: Type.Array(Type.Ref('FlowNode')),
      },
      { additionalProperties: false },
    ),
    { minItems: 2, maxItems: 50 },
  ),
);

/** What becomes of a trigger that fails: tried again, and then passed, refused, or given to the managers. */
const onError = Type.Optional(
  Type.Object(
    {
      retries: Type.Integer({ minimum: 0, maximum: 10 }),
      every: Type.Optional(DurationSchema),
      then: oneOf('pass', 'reject', 'manager'),
    },
    { additionalProperties: false },
  ),
);
/** False: the flow goes on at once. */
const wait = Type.Optional(Type.Boolean());

const flowNodes = {
  start: {
    ...step,
    fieldRights: Type.Optional(fieldRights),
    notices: Type.Optional(notices),
    requires: Type.Optional(requires),
  },
  approve: {
    ...step,
    /** Who decides; absent where `auto` does. */
    approvers: Type.Optional(approvers),
    auto: Type.Optional(oneOf('agree', 'reject')),
    ...decisionMembers,
  },
  /** 办理: work without a decision. */
  handle: { ...step, approvers, ...taskMembers },
  cc: {
    ...step,
    recipients: approvers,
    fieldRights: Type.Optional(fieldRights),
    notices: Type.Optional(notices),
  },
  condition: { ...step, branches },
  /** `any`: the first branch that arrives goes on, and the others end. */
  parallel: { ...step, branches, join: Type.Optional(oneOf('all', 'any')) },
  inclusive: { ...step, branches },
  /** Goes on at another node, where the rules hold or there are none. */
  route: { ...step, to: id, when: Type.Optional(RuleSetOrReferenceSchema) },
  delay: {
    ...step,
    until: tagged('is', {
      duration: { duration: DurationSchema },
      date: { date: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}( \\d{2}:\\d{2})?$' }) },
      /** The moment in a field, so much later or earlier, on its day at a time. */
      field: {
        field,
        offset: Type.Optional(
          Type.Object(
            {
              amount: Type.Integer({ minimum: -10_000, maximum: 10_000 }),
              unit: oneOf('minute', 'hour', 'day', 'workday'),
            },
            { additionalProperties: false },
          ),
        ),
        at: Type.Optional(Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' })),
      },
    }),
  },
  trigger: {
    ...step,
    onError,
    wait,
    run: tagged('do', {
      /** Waits until the other side calls back, at most until `deadline`. */
      call: {
        call: Type.String({ pattern: CALL }),
        param: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
        callback: Type.Unsafe<true>({ const: true }),
        deadline: Type.Optional(DurationSchema),
        /** Fields of the form, from what comes back as `result`. */
        answer: Type.Optional(data),
      },
      /** A chain about the flow's own record, which `set` writes; `answer`: its fields, from what the chain answers as `result`. */
      steps: { steps: StepsSchema, answer: Type.Optional(data) },
      ai: {
        prompt: TextSchema,
        /** It decides whether to go on, or proposes values of fields. */
        choices: Type.Optional(oneOf('decide', 'fields')),
        answer: Type.Optional(data),
        fallback: tagged('then', { pass: {}, reject: {}, people: { people } }),
      },
    }),
  },
  subFlow: {
    ...step,
    flow: Type.String({ pattern: RESOURCE_ID }),
    /** Waits until it has ended, or goes on at once. */
    mode: oneOf('sync', 'async'),
    /** A sub-table of the form: one sub-flow per row, which `data` sees as `row`. */
    each: Type.Optional(field),
    data: Type.Optional(data),
    /** Who starts it: the initiator (absent), the person in a field, or whoever handled a node. */
    starter: Type.Optional(
      Type.Union([
        Type.Unsafe<'initiator'>({ type: 'string', const: 'initiator' }),
        Type.Object({ field }, { additionalProperties: false }),
        Type.Object({ node: id }, { additionalProperties: false }),
      ]),
    ),
    /** What becomes of it where `each` has no rows. */
    empty: Type.Optional(oneOf('pass', 'reject')),
    /** Of `sync` ones: which of them have to be approved. */
    result: Type.Optional(
      Type.Union([
        oneOf('all', 'any', 'ignore'),
        Type.Object({ percent: Type.Integer({ minimum: 1, maximum: 100 }) }, { additionalProperties: false }),
      ]),
    ),
    /** Fields of the form, from `sub` or, where there are several, `subs`. */
    answer: Type.Optional(data),
    rejectTo: Type.Optional(rejectTo),
    deadline: Type.Optional(DurationSchema),
  },
  /** `rejected`: who comes here is refused. */
  end: { ...step, result: Type.Optional(oneOf('approved', 'rejected')) },
};

/** A node of a flow: one step, or a block of branches. */
export type FlowNode = Tagged<'type', typeof flowNodes>;
export type FlowNodeOf<T extends FlowNode['type']> = Extract<FlowNode, { type: T }>;

export const FlowNodeSchema = Type.Unsafe<FlowNode>(
  Type.Cyclic({ FlowNode: tagged('type', flowNodes) }, 'FlowNode'),
);
export type FieldRights = Static<typeof fieldRights>;
