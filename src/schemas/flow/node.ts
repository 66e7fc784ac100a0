import { Type, type Static } from 'typebox';
import { withTitle } from '../annotation.ts';
import { RuleSetOrReferenceSchema, type RuleSetOrReference } from '../condition.ts';
import { FIELD_CODE, RESOURCE_ID } from '../kinds.ts';
import { oneOf, titledOneOf } from '../named.ts';
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
import { delayTitles, flowChoiceTitles, nobodyTitles, runTitles, stepTitles, unitTitles } from './titles.ts';

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
export const fieldData = Type.Record(Type.String({ pattern: FIELD_CODE }), Type.Unknown());

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
      every: Type.Optional(withTitle({ zhCN: '每隔', enUS: 'Every' }, DurationSchema)),
      then: titledOneOf(flowChoiceTitles, 'pass', 'reject', 'manager'),
    },
    { additionalProperties: false },
  ),
);
/** False: the flow goes on at once. */
const wait = Type.Optional(Type.Boolean());

/** Who starts a sub-flow. */
export const subFlowStarter = Type.Union([
  Type.Unsafe<'initiator'>({ type: 'string', const: 'initiator' }),
  Type.Object({ field }, { additionalProperties: false }),
  Type.Object({ node: id }, { additionalProperties: false }),
]);
/** How many of the sub-flows of a step have to be approved. */
export const subFlowResult = Type.Union([
  oneOf('all', 'any', 'ignore'),
  Type.Object({ percent: Type.Integer({ minimum: 1, maximum: 100 }) }, { additionalProperties: false }),
]);

/** Members of the nodes of a flow by type. */
export const flowNodes = {
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
    auto: Type.Optional(titledOneOf(flowChoiceTitles, 'agree', 'reject')),
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
  parallel: { ...step, branches, join: Type.Optional(titledOneOf(flowChoiceTitles, 'all', 'any')) },
  inclusive: { ...step, branches },
  /** Goes on at another node, where the rules hold or there are none. */
  route: { ...step, to: id, when: Type.Optional(RuleSetOrReferenceSchema) },
  delay: {
    ...step,
    until: tagged(
      'is',
      {
        duration: { duration: DurationSchema },
        date: { date: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}( \\d{2}:\\d{2})?$' }) },
        /** The moment in a field, so much later or earlier, on its day at a time. */
        field: {
          field,
          offset: Type.Optional(
            Type.Object(
              {
                amount: Type.Integer({ minimum: -10_000, maximum: 10_000 }),
                unit: titledOneOf(unitTitles, 'minute', 'hour', 'day', 'workday'),
              },
              { additionalProperties: false },
            ),
          ),
          at: Type.Optional(Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' })),
        },
      },
      delayTitles,
    ),
  },
  trigger: {
    ...step,
    onError,
    wait,
    run: tagged(
      'do',
      {
        /** Waits until the other side calls back, at most until `deadline`. */
        call: {
          call: Type.String({ pattern: CALL }),
          param: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
          callback: Type.Unsafe<true>({ const: true }),
          deadline: Type.Optional(DurationSchema),
          /** Fields of the form, from what comes back as `result`. */
          answer: Type.Optional(fieldData),
        },
        /** A chain about the flow's own record, which `set` writes; `answer`: its fields, from what the chain answers as `result`. */
        steps: { steps: StepsSchema, answer: Type.Optional(fieldData) },
        ai: {
          prompt: TextSchema,
          /** It decides whether to go on, or proposes values of fields. */
          choices: Type.Optional(titledOneOf(flowChoiceTitles, 'decide', 'fields')),
          answer: Type.Optional(fieldData),
          fallback: tagged(
            'then',
            { pass: {}, reject: {}, people: { people } },
            {
              pass: nobodyTitles.pass,
              reject: nobodyTitles.reject,
              people: nobodyTitles.people,
            },
          ),
        },
      },
      runTitles,
    ),
  },
  subFlow: {
    ...step,
    flow: Type.String({ pattern: RESOURCE_ID }),
    /** Waits until it has ended, or goes on at once. */
    mode: titledOneOf(flowChoiceTitles, 'sync', 'async'),
    /** A sub-table of the form: one sub-flow per row, which `data` sees as `row`. */
    each: Type.Optional(field),
    data: Type.Optional(fieldData),
    /** Who starts it: the initiator (absent), the person in a field, or whoever handled a node. */
    starter: Type.Optional(subFlowStarter),
    /** What becomes of it where `each` has no rows. */
    empty: Type.Optional(titledOneOf(flowChoiceTitles, 'pass', 'reject')),
    /** Of `sync` ones: which of them have to be approved. */
    result: Type.Optional(subFlowResult),
    /** Fields of the form, from `sub` or, where there are several, `subs`. */
    answer: Type.Optional(fieldData),
    rejectTo: Type.Optional(rejectTo),
    deadline: Type.Optional(DurationSchema),
  },
  /** `rejected`: who comes here is refused. */
  end: { ...step, result: Type.Optional(titledOneOf(flowChoiceTitles, 'approved', 'rejected')) },
};

/** Types of nodes. */
export const flowNodeTypes = Object.keys(flowNodes) as readonly FlowNode['type'][];

/** A node of a flow: one step, or a block of branches. */
export type FlowNode = Tagged<'type', typeof flowNodes>;
export type FlowNodeOf<T extends FlowNode['type']> = Extract<FlowNode, { type: T }>;

export const FlowNodeSchema = Type.Unsafe<FlowNode>(
  Type.Cyclic({ FlowNode: tagged('type', flowNodes, stepTitles) }, 'FlowNode'),
);
export type FieldRights = Static<typeof fieldRights>;
