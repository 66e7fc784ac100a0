import { Type, type Static } from 'typebox';
import { FLAG } from '../flag.ts';
import { FIELD_CODE } from '../kinds.ts';
import { NODE_ID } from '../node.ts';
import { tagged } from '../tagged.ts';
import { ids, people, PeopleScopeSchema } from './people.ts';

const field = Type.String({ pattern: FIELD_CODE });
/** Heads of departments, counted upward: 1 is the department itself. */
const level = Type.Integer({ minimum: 1, maximum: 20 });
const picks = {
  /** True: several people; else exactly one. */
  many: Type.Optional(Type.Boolean()),
  /** Who may be picked; absent: anybody. */
  scope: Type.Optional(PeopleScopeSchema),
};

/** Where the people of a step come from. Several sources together give all their people, each once. */
export const ApproverSchema = tagged('source', {
  person: { people },
  role: { roles: ids },
  label: { labels: ids },
  departmentMembers: { departments: ids },
  departmentHead: { departments: ids },
  /** The head at a level above the initiator. */
  headAtLevel: { level },
  /** The heads above the initiator one after another, up to a level or to the top. */
  headChain: { upTo: Type.Union([Type.Unsafe<'top'>({ type: 'string', const: 'top' }), level]) },
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
  sameAs: { node: Type.String({ pattern: NODE_ID }) },
});
export type Approver = Static<typeof ApproverSchema>;

export const approvers = Type.Array(ApproverSchema, { minItems: 1, maxItems: 20 });
