import { compile, compileTemplate, DEFAULT_ZONE } from '../../../src/conditions/index.ts';
import type { InterfaceStep } from '../../../src/schemas/wire/interface.ts';
import type { InterfaceReading } from '../definition/services.ts';
import { AppError } from '../../errors/AppError.ts';
import type { SourceAnswer } from '../../sources/source.ts';
import { SourceError } from '../../sources/sourceError.ts';
import { sessionScope } from '../../records/policy.ts';
import { limitsOf } from '../definition/limits.ts';
import type { ComposedPart, Definition } from '../definition/schema.ts';
import { composedAnswer } from './composedAnswer.ts';
import type { StepAnswer } from './formReads.ts';
import { ofCaller } from './ofCaller.ts';
import type { OpenStep } from './openSteps.ts';
import { ofStep } from './stepFailure.ts';

const NOTHING: StepAnswer = { list: [], result: null, total: 0 };

/**
 * Makes the steps of a composed interface one after the other, each once: none is made for each row of another.
 * @param outcomes takes what became of each, also where one fails
 * @throws SourceError, AppError TIMEOUT, RESULT_TOO_LARGE, INPUT_INVALID where a step refuses a value of the caller's
 */
export async function runComposed(
  { platform, actor }: InterfaceReading,
  { definition, composed }: { readonly definition: Definition; readonly composed: ComposedPart },
  opened: readonly OpenStep[],
  inputs: ReadonlyMap<string, unknown>,
  outcomes: InterfaceStep[] = [],
): Promise<SourceAnswer> {
  const { deadline, bytes, rows } = limitsOf(definition);
  const end = performance.now() + deadline;
  const { functions } = platform.vocabulary;
  const answers = new Map<string, StepAnswer>();
  let size = 0;
  for (const { step, run } of opened) {
    const { name } = step;
    const start = performance.now();
    if (start >= end) throw new AppError('TIMEOUT');
    const note = (outcome: InterfaceStep['outcome'], count?: number): void => {
      const took = Math.round(performance.now() - start);
      outcomes.push({ name, outcome, ...(count !== undefined && { rows: count }), took });
    };
    const steps = Object.fromEntries(answers);
    const scope = { ...sessionScope(actor, []), inputs: Object.fromEntries(inputs), steps };
    try {
      if (!compile(step.when, { zone: DEFAULT_ZONE, functions }).test(scope)) {
        answers.set(name, NOTHING);
        note('left out');
        continue;
      }
      const given = (step.inputs ?? []).map(
        (input) => [input.name, compileTemplate(input.value, { functions }).evaluateStrictly(scope)] as const,
      );
      const answer = await run(Object.fromEntries(given), end - performance.now());
      size += Buffer.byteLength(JSON.stringify(answer), 'utf8');
      if (size > bytes) throw new SourceError('tooLarge', `More than ${String(bytes)} bytes`);
      answers.set(name, answer);
      note('ran', answer.result === null ? answer.list.length : undefined);
    } catch (error) {
      note('failed');
      throw ofCaller(step, error) ?? ofStep(name, error);
    }
  }
  return composedAnswer(definition, composed, answers, rows);
}
