import { Type, type Static } from 'typebox';
import { Check } from 'typebox/value';
import { stepScope, type NamedStep } from '../../../../documents/stepScope.ts';
import type { Step } from '../../../../schemas/step.ts';
import { readSteps } from '../../../steps/readSteps.ts';

const closed = { additionalProperties: false };
const text = Type.String();

const PartSchema = Type.Object(
  {
    steps: Type.Unknown(),
    list: Type.Optional(text),
    join: Type.Optional(Type.Object({ step: text, by: text, key: text }, closed)),
  },
  closed,
);

export type Join = NonNullable<Static<typeof PartSchema>['join']>;

/** The part of a composed definition as fields show it: what is typed may be wrong still, but it is of the right shape. */
export interface Part {
  readonly steps: readonly Step[];
  readonly list?: string;
  readonly join?: Join;
}

/** The part for fields; undefined where something in it has none, so that only its JSON shows all of it. */
export function readPart(composed: unknown): Part | undefined {
  if (!Check(PartSchema, composed)) return undefined;
  const steps = readSteps(composed.steps);
  return steps && { ...composed, steps };
}

/** The steps whose outcomes can be answered: all that have a name and are known at the end. */
export const answerable = ({ steps }: Part): readonly NamedStep[] =>
  stepScope(steps, String(steps.length)).named;
