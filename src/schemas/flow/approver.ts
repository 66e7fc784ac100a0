import { Type, type Static } from 'typebox';
import { withTitle } from '../annotation.ts';
import { FLAG } from '../flag.ts';
import { FIELD_CODE } from '../kinds.ts';
import { NODE_ID } from '../node.ts';
import { tagged } from '../tagged.ts';
import { ids, people, PeopleScopeSchema } from './people.ts';
import { sourceTitles } from './titles.ts';

const field = Type.String({ pattern: FIELD_CODE });
/** Departments counted upward: 1 is the department itself. */
const level = withTitle({ zhCN: '第几级', enUS: 'Level' }, Type.Integer({ minimum: 1, maximum: 20 }));
const picks = {
  /** True: several people; else exactly one. */
  many: Type.Optional(Type.Boolean()),
  /** Who may be picked; absent: anybody. */
  scope: Type.Optional(PeopleScopeSchema),
  /** False: the step may be left without people of this source. */
  required: Type.Optional(Type.Boolean()),
};
/** Above whom heads are counted: the person in a field of the form; absent or `initiator`: the initiator. */
const of = Type.Optional(
  Type.Union([
    Type.Unsafe<'initiator'>({ type: 'string', const: 'initiator' }),
    Type.Object({ field }, { additionalProperties: false }),
  ]),
);

/** Where the people of a step come from. Several sources together give all their people, each once. */
export const ApproverSchema = tagged(
  'source',
  {
    person: { people },
    role: { roles: ids },
    label: { labels: ids },
    departmentMembers: { departments: ids },
    departmentHead: { departments: ids },
    /** The head of the department at a level. */
    headAtLevel: { level, of },
    /** The heads from a level (absent: 1) up to another or to the top, one after another; departments without one are passed over. */
    headChain: {
      upTo: Type.Union([Type.Unsafe<'top'>({ type: 'string', const: 'top' }), level]),
      from: Type.Optional(level),
      of,
    },
    initiator: {},
    initiatorHead: {},
    /** The initiator picks when submitting. */
    initiatorPicks: picks,
    /** Whoever handled the step before picks. */
    previousPicks: picks,
    /** The person in a field of the form. */
    personField: { field },
    /** The head of the department in a field of the form. */
    departmentFieldHead: { field },
    /** A template that yields one user id or a list of them. */
    expression: { value: Type.String({ pattern: FLAG, maxLength: 10_000 }) },
    /** Whoever handled another step. */
    sameAs: { node: withTitle({ zhCN: '节点', enUS: 'Step' }, Type.String({ pattern: NODE_ID })) },
  },
  sourceTitles,
);
export type Approver = Static<typeof ApproverSchema>;

export const approvers = Type.Array(ApproverSchema, { minItems: 1, maxItems: 20 });
