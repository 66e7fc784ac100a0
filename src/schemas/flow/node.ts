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
import { decisionMembers, DurationSchema, fieldRights, notices, taskMembers } from './policy.ts';

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

const flowNodes = {
  start: { ...step, fieldRights: Type.Optional(fieldRights) },
  approve: { ...step, approvers, ...decisionMembers },
  /** 办理: work without a decision. */
  handle: { ...step, approvers, ...taskMembers },
  cc: {
    ...step,
    recipients: approvers,
    fieldRights: Type.Optional(fieldRights),
    notices: Type.Optional(notices),
  },
  condition: { ...step, branches },
  parallel: { ...step, branches },
  inclusive: { ...step, branches },
  /** Goes on at another node, where the rules hold or there are none. */
  route: { ...step, to: id, when: Type.Optional(RuleSetOrReferenceSchema) },
  delay: {
    ...step,
    until: tagged('is', {
      duration: { duration: DurationSchema },
      date: { date: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}( \\d{2}:\\d{2})?$' }) },
      field: { field },
    }),
  },
  trigger: {
    ...step,
    run: tagged('do', {
      /** Waits until the other side calls back, at most until `deadline`. */
      call: {
        call: Type.String({ pattern: CALL }),
        param: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
        callback: Type.Unsafe<true>({ const: true }),
        deadline: Type.Optional(DurationSchema),
      },
      /** A chain about the flow's own record, which `set` writes; `answer`: its fields, from what the chain answers as `result`. */
      steps: { steps: StepsSchema, answer: Type.Optional(data) },
      ai: {
        prompt: TextSchema,
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
  },
  end: step,
};

/** A node of a flow: one step, or a block of branches. */
export type FlowNode = Tagged<'type', typeof flowNodes>;
export type FlowNodeOf<T extends FlowNode['type']> = Extract<FlowNode, { type: T }>;

export const FlowNodeSchema = Type.Unsafe<FlowNode>(
  Type.Cyclic({ FlowNode: tagged('type', flowNodes) }, 'FlowNode'),
);
export type FieldRights = Static<typeof fieldRights>;
