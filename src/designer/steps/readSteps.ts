import { Type } from 'typebox';
import { Check } from 'typebox/value';
import { RuleSetOrReferenceSchema } from '../../schemas/condition.ts';
import type { Step } from '../../schemas/step.ts';
import { tagged } from '../../schemas/tagged.ts';
import { TextSchema } from '../../schemas/textSchema.ts';

const text = Type.String();
const name = Type.Optional(text);
const when = Type.Optional(RuleSetOrReferenceSchema);
const unknown = Type.Optional(Type.Unknown());
const members = Type.Record(text, Type.Unknown());
const inside = Type.Array(Type.Ref('Step'));

/** What steps are while somebody works on them: of the right shape, but names may be none yet, and blocks empty. */
const steps = {
  call: { name, when, call: text, param: Type.Optional(members) },
  save: { name, when, module: text, record: unknown, revision: unknown, data: members },
  remove: { name, when, module: text, records: unknown },
  when: { when: RuleSetOrReferenceSchema, steps: inside, otherwise: Type.Optional(inside) },
  forEach: { when, items: unknown, steps: inside },
  set: { when, data: members },
  fail: { when, message: TextSchema },
  answer: { when, value: unknown },
} satisfies Record<Step['do'], object>;

const ChainSchema = Type.Array(Type.Cyclic({ Step: tagged('do', steps) }, 'Step'));

/** Deeper than any condition that can be built; what is, stops browsers that walk through it. */
const MOST_DEEP = 40;

/** Whether a value is nested deeper than so many levels. */
function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((each) => isDeeper(each, levels - 1));
}

/** A chain of steps for its editor; undefined where something in it has no field, so that only its JSON shows all of it. */
export const readSteps = (value: unknown): readonly Step[] | undefined =>
  !isDeeper(value, MOST_DEEP) && Check(ChainSchema, value) ? (value as Step[]) : undefined;
