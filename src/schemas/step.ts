import { Type } from 'typebox';
import { type RuleSetOrReference, RuleSetOrReferenceSchema } from './condition.ts';
import { FIELD_CODE, RESOURCE_ID } from './kinds.ts';
import { NAME, named } from './named.ts';
import { CALL } from './source.ts';
import { tagged } from './tagged.ts';
import type { Text } from './text.ts';
import { TextSchema } from './textSchema.ts';

/** The most steps of one chain, those inside of others counted. */
export const MOST_STEPS = 50;
/** How deep steps stand inside of others. */
export const DEEPEST_STEP = 4;
/** The most elements that one `forEach` works on. */
export const MOST_ITEMS = 200;
/** The most steps that one run makes, each repetition counted. */
export const MOST_STEPS_MADE = 1_000;

interface StepMembers {
  /** Else it is left out, and what it would have come to is empty. */
  when?: RuleSetOrReference;
}

/** What later steps and the answer read as `steps.<name>`: `list` and `total`, or `result`. */
interface NamedMembers extends StepMembers {
  name?: string;
}

/** Calls what the table of callables offers: a configured interface, or a read of a module. */
export interface CallStep extends NamedMembers {
  do: 'call';
  /** `moduleCode/interfaceUrl` */
  call: string;
  param?: Record<string, unknown>;
}

/** Adds a record to a module, or changes the one that `record` names. */
export interface SaveStep extends NamedMembers {
  do: 'save';
  module: string;
  record?: unknown;
  /** What was read of it; absent: whichever it has now. */
  revision?: unknown;
  data: Record<string, unknown>;
}

/** Removes records of a module: an id or a list of them. */
export interface RemoveStep extends NamedMembers {
  do: 'remove';
  module: string;
  records: unknown;
}

/** Makes `steps` where its rules hold, else `otherwise`. */
export interface WhenStep {
  do: 'when';
  when: RuleSetOrReference;
  steps: Step[];
  otherwise?: Step[];
}

/** Makes `steps` once for each of `items`, which they see as `item` and `index`; their names are known inside only. */
export interface ForEachStep extends StepMembers {
  do: 'forEach';
  items: unknown;
  steps: Step[];
}

/** Writes what the chain is about: the record of a flow; in an interface the values that later steps read as `values`. */
export interface SetStep extends StepMembers {
  do: 'set';
  data: Record<string, unknown>;
}

/** Ends the chain as refused, with a text for whoever began it; nothing of what it wrote stays. */
export interface FailStep extends StepMembers {
  do: 'fail';
  message: Text;
}

/** Ends the chain with a value. */
export interface AnswerStep extends StepMembers {
  do: 'answer';
  value: unknown;
}

/**
 * One step of a chain that the server runs: a subset of the actions of pages. Texts inside are templates over what runs
 * the chain, `steps`, and within `forEach` `item` and `index`.
 */
export type Step =
  CallStep | SaveStep | RemoveStep | WhenStep | ForEachStep | SetStep | FailStep | AnswerStep;
export type StepOf<D extends Step['do']> = Extract<Step, { do: D }>;

const when = Type.Optional(RuleSetOrReferenceSchema);
const name = Type.Optional(Type.String({ pattern: NAME }));
const module = Type.String({ pattern: RESOURCE_ID });
const data = named(FIELD_CODE, Type.Unknown());
const inside = Type.Array(Type.Ref('Step'), { minItems: 1, maxItems: MOST_STEPS });

const steps = {
  call: {
    name,
    when,
    call: Type.String({ pattern: CALL }),
    param: Type.Optional(named(NAME, Type.Unknown())),
  },
  save: {
    name,
    when,
    module,
    record: Type.Optional(Type.Unknown()),
    revision: Type.Optional(Type.Unknown()),
    data,
  },
  remove: { name, when, module, records: Type.Unknown() },
  when: { when: RuleSetOrReferenceSchema, steps: inside, otherwise: Type.Optional(inside) },
  forEach: { when, items: Type.Unknown(), steps: inside },
  set: { when, data },
  fail: { when, message: TextSchema },
  answer: { when, value: Type.Unknown() },
};

/** The steps by what `do` says, in the order in which they are offered. */
export const stepKinds = Object.keys(steps) as readonly Step['do'][];

export const StepSchema = Type.Unsafe<Step>(Type.Cyclic({ Step: tagged('do', steps) }, 'Step'));
export const StepsSchema = Type.Unsafe<Step[]>(Type.Array(StepSchema, { minItems: 1, maxItems: MOST_STEPS }));
