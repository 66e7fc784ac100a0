import { SERVER_NAMES } from '../../../src/documents/serverNames.ts';
import type { ComposedPart, DescribedCall } from '../../../src/schemas/wire/interface.ts';
import { readConditions } from '../../documents/publishedConditions.ts';
import { inputError } from '../../errors/AppError.ts';
import type { InputError } from '../../errors/AppError.ts';
import type { NoCall } from '../../steps/check/checkCall.ts';
import { checkSteps } from '../../steps/check/checkSteps.ts';
import { within } from '../../steps/check/checkTemplates.ts';
import type { StepLanguage } from '../../steps/check/checkTemplates.ts';
import { callOfStep } from '../../steps/stepCall.ts';
import { placedSteps } from '../../../src/documents/stepChain.ts';
import type { Definition } from '../definition/schema.ts';
import { checkAnswer } from './checkAnswer.ts';
import { findCallable } from './callables.ts';
import type { CallablesContext } from './callables.ts';

/** The names that a chain has set anywhere: a repetition reads what the one before it has set. */
const valuesSet = ({ steps }: ComposedPart): ReadonlySet<string> =>
  new Set(placedSteps(steps).flatMap(({ step }) => (step.do === 'set' ? Object.keys(step.data) : [])));

/**
 * What is wrong with a composed interface among what is published.
 * @param describe what an address leads to
 * @param language how templates are written; absent where that was checked before
 */
export function checkChain(
  definition: Definition,
  composed: ComposedPart,
  describe: (call: string) => DescribedCall | NoCall,
  language?: StepLanguage,
): InputError[] {
  const names = new Map<string, ReadonlySet<string> | undefined>([
    ['inputs', new Set(definition.inputs.map(({ name }) => name))],
    ['values', valuesSet(composed)],
    ...SERVER_NAMES.map((name) => [name, undefined] as const),
  ]);
  const writes = definition.writes === true;
  const checked = checkSteps(composed.steps, { describe, names, writes, ...(language && { language }) });
  return [...within('composed', checked.findings), ...checkAnswer(definition, composed, checked.answers)];
}

/** What is wrong with the composed part of a definition. */
export async function checkComposed(
  ctx: CallablesContext,
  definition: Definition,
  composed: ComposedPart,
): Promise<InputError[]> {
  const placed = placedSteps(composed.steps);
  const calls = new Set(placed.flatMap(({ step }) => callOfStep(step)?.call ?? []));
  const found = new Map<string, DescribedCall | NoCall>();
  for (const call of calls) found.set(call, await findCallable(ctx, call));
  const { documents, vocabulary } = ctx.platform;
  const language = {
    functions: vocabulary.functions,
    conditions: await readConditions(ctx.db, documents),
  };
  const isWriting = placed.some(({ step }) => step.do === 'save' || step.do === 'remove');
  return [
    ...(definition.writes === true && !isWriting ? [inputError('writes', 'WRITES_NOTHING')] : []),
    ...checkChain(definition, composed, (call) => found.get(call) ?? 'UNKNOWN_CALL', language),
  ];
}
