import { setImmediate } from 'node:timers/promises';
import { toText } from '../../src/conditions/index.ts';
import type { Scope } from '../../src/conditions/index.ts';
import type { LocalText } from '../../src/schemas/text.ts';
import { AppError } from '../errors/AppError.ts';
import type { CompiledStep } from './compileSteps.ts';
import type { OpenChain } from './openSteps.ts';
import { NOTHING } from './StepAnswer.ts';
import type { StepAnswer } from './StepAnswer.ts';
import { itemsIn, StepBudget } from './StepBudget.ts';
import { stepError } from './stepErrors.ts';
import type { Given, StepHost, StepOutcome } from './StepHost.ts';
import { nameOfStep } from '../../src/documents/stepChain.ts';
import { removeNamed, saveRecord } from './writeModule.ts';

/** What a chain came to. */
export interface ChainOutcome {
  /** The value of the step `answer` that ended it; absent where it came to its end. */
  readonly answer?: { readonly value: unknown };
  /** What its steps came to, by their names; those of a `forEach` are known inside of it alone. */
  readonly steps: ReadonlyMap<string, StepAnswer>;
  /** How many records it has added, changed and removed. */
  readonly affected: number;
}

/**
 * Makes the steps of a chain one after the other. Where one fails the chain does, and whoever opened its unit of work
 * takes all of it back.
 * @throws AppError STEPS_REFUSED with the text of a `fail`; TOO_MANY_STEPS, TIMEOUT; INPUT_INVALID, FIELD_FORBIDDEN by
 *   the caller's inputs or the places of the chain; what a record refuses; SourceError where a call failed or the answers are too large
 */
export async function runSteps(host: StepHost, chain: OpenChain): Promise<ChainOutcome> {
  const names = new Map<string, StepAnswer>();
  const run = new Run(host, chain);
  const answer = await run.block(chain.steps, names, {});
  return { ...(answer && { answer }), steps: names, affected: run.affected };
}

/** How a chain ended before its end. */
interface Ended {
  readonly value: unknown;
}

/** What came of one step; `ended` ends the chain. */
interface Made {
  readonly answer?: StepAnswer;
  readonly ended?: Ended;
  readonly items?: readonly unknown[];
  readonly isLeftOut?: boolean;
}

const LEFT_OUT: Made = { isLeftOut: true };

class Run {
  affected = 0;
  readonly #host: StepHost;
  readonly #chain: OpenChain;
  readonly #budget: StepBudget;

  constructor(host: StepHost, chain: OpenChain) {
    this.#host = host;
    this.#chain = chain;
    this.#budget = new StepBudget(host.limits);
  }

  /**
   * Makes steps that stand beside each other.
   * @param names takes what the named ones come to
   * @param around `item` and `index`, within a repetition
   */
  async block(
    steps: readonly CompiledStep[],
    names: Map<string, StepAnswer>,
    around: Given,
  ): Promise<Ended | undefined> {
    for (const step of steps) {
      const { ended, items, isLeftOut = false } = await this.#turn(step, names, around);
      if (ended !== undefined) return ended;
      const inside =
        step.step.do === 'when'
          ? await this.block(isLeftOut ? step.otherwise : step.steps, names, around)
          : await this.#repeat(step, items ?? [], names);
      if (inside !== undefined) return inside;
    }
    return undefined;
  }

  async #repeat(
    { steps }: CompiledStep,
    items: readonly unknown[],
    names: ReadonlyMap<string, StepAnswer>,
  ): Promise<Ended | undefined> {
    for (const [index, item] of items.entries()) {
      const ended = await this.block(steps, new Map(names), { item, index });
      if (ended !== undefined) return ended;
      // Many cheap steps in a row leave others their turn.
      await setImmediate();
    }
    return undefined;
  }

  /** One step by itself: what stands in it is made after it. */
  async #turn(compiled: CompiledStep, names: Map<string, StepAnswer>, around: Given): Promise<Made> {
    const start = performance.now();
    const note = (outcome: StepOutcome['outcome'], rows?: number): void =>
      this.#note(compiled, { outcome, rows, start });
    try {
      this.#budget.begin(start);
      for (const name of compiled.names) names.set(name, NOTHING);
      const scope = { ...this.#host.scope(), ...around, steps: Object.fromEntries(names) };
      const made = compiled.test(scope) ? await this.#make(compiled, scope) : LEFT_OUT;
      const { answer = NOTHING, items, isLeftOut = false } = made;
      if (answer !== NOTHING) this.#budget.measure(answer);
      const name = nameOfStep(compiled.step);
      if (name !== undefined) names.set(name, answer);
      note(isLeftOut ? 'left out' : 'ran', items?.length ?? rowsIn(made));
      return made;
    } catch (error) {
      note('failed');
      throw stepError(compiled, error);
    }
  }

  async #make(compiled: CompiledStep, scope: NonNullable<Scope>): Promise<Made> {
    const { step } = compiled;
    const given = compiled.given.evaluateStrictly(scope) as Given;
    switch (step.do) {
      case 'when':
        return {};
      case 'forEach':
        return { items: itemsIn(given.items) };
      case 'set':
        await this.#host.set(given.data as Given);
        return {};
      case 'fail':
        throw new AppError('STEPS_REFUSED', { message: textsOf(given.message as LocalText) });
      case 'answer':
        this.#budget.measure(given.value ?? null);
        return { ended: { value: given.value ?? null } };
      case 'call':
        return { answer: await this.#call(compiled, given.param as Given) };
      default:
        return { answer: await this.#write(compiled, given) };
    }
  }

  #call({ step }: CompiledStep, param: Given): Promise<StepAnswer> {
    const target = this.#chain.targets.get(step);
    if (target?.is !== 'call') throw new Error('The step was not opened');
    return target.call.run(param, this.#budget.left());
  }

  async #write({ step }: CompiledStep, { record, revision, records, data }: Given): Promise<StepAnswer> {
    const target = this.#chain.targets.get(step);
    const { work } = this.#host;
    if (target?.is !== 'module') throw new Error('The step was not opened');
    if (work === undefined) throw new Error('A chain that only reads has a step that writes');
    const { answer, affected } =
      step.do === 'remove'
        ? await removeNamed(work, target.module, records)
        : await saveRecord(work, target.module, { record, revision, data: data as Given });
    this.affected += affected;
    return answer;
  }

  #note(
    { step, at }: CompiledStep,
    { outcome, rows, start }: { outcome: StepOutcome['outcome']; rows: number | undefined; start: number },
  ): void {
    const name = nameOfStep(step);
    const took = Math.round(performance.now() - start);
    this.#host.note?.({
      at,
      do: step.do,
      ...(name !== undefined && { name }),
      outcome,
      ...(rows !== undefined && { rows }),
      took,
    });
  }
}

/** A text that is one template yields what that does. */
const textsOf = ({ zhCN, enUS }: LocalText): LocalText => ({ zhCN: toText(zhCN), enUS: toText(enUS) });

const rowsIn = ({ answer }: Made): number | undefined =>
  answer === undefined || answer.result !== null ? undefined : answer.list.length;
