import { Type, type Static } from 'typebox';
import { Check } from 'typebox/value';
import { RuleSetSchema } from '../../../../schemas/condition.ts';

const closed = { additionalProperties: false };
const text = Type.String();

const StepSchema = Type.Object(
  {
    name: text,
    call: text,
    inputs: Type.Optional(Type.Array(Type.Object({ name: text, value: Type.Unknown() }, closed))),
    when: Type.Optional(RuleSetSchema),
  },
  closed,
);

const PartSchema = Type.Object(
  {
    steps: Type.Array(StepSchema),
    list: Type.Optional(text),
    join: Type.Optional(Type.Object({ step: text, by: text, key: text }, closed)),
  },
  closed,
);

/** A step as its fields show it: what is typed may be wrong still, but it is of the right shape. */
export type Step = Static<typeof StepSchema>;

/** A value that a step hands on, under the name of an input of what it calls. */
export type Given = NonNullable<Step['inputs']>[number];

/** The part of a composed definition as fields show it. */
export type Part = Static<typeof PartSchema>;

export type Join = NonNullable<Part['join']>;

/** Deeper than any condition that can be built; what is, stops browsers that walk through it. */
const MOST_DEEP = 40;

/** Whether a value is nested deeper than so many levels. */
function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((each) => isDeeper(each, levels - 1));
}

/** The part for fields; undefined where something in it has none, so that only its JSON shows all of it. */
export function readPart(composed: unknown): Part | undefined {
  if (isDeeper(composed, MOST_DEEP)) return undefined;
  if (!Check(PartSchema, composed)) return undefined;
  // Each input has one field, so of two of one name the second would not show.
  const isRepeated = ({ inputs = [] }: Step): boolean =>
    new Set(inputs.map(({ name }) => name)).size < inputs.length;
  return composed.steps.some(isRepeated) ? undefined : composed;
}
