import { DEEPEST_STEP, MOST_STEPS } from '../../../src/schemas/step.ts';
import type { Step } from '../../../src/schemas/step.ts';
import type { DescribedCall } from '../../../src/schemas/wire/interface.ts';
import { inputError } from '../../errors/AppError.ts';
import type { InputError } from '../../errors/AppError.ts';
import { blocksOf, nameOfStep, placedSteps } from '../../../src/documents/stepChain.ts';
import type { PlacedStep } from '../../../src/documents/stepChain.ts';
import { checkCall } from './checkCall.ts';
import type { NoCall } from './checkCall.ts';
import type { KnownNames } from './checkPaths.ts';
import type { KnownAnswer, KnownAnswers } from './checkPlace.ts';
import { checkTemplates, readOf, within } from './checkTemplates.ts';
import type { StepLanguage } from './checkTemplates.ts';

/** What a chain is checked against. */
export interface StepCheck {
  /** What an address leads to, as it is published now. */
  readonly describe: (call: string) => DescribedCall | NoCall;
  /** Names that its templates see beside `steps`, `item` and `index`, each with its members; undefined: any. */
  readonly names: KnownNames['others'];
  /** Whether it may write records. */
  readonly writes: boolean;
  /** How its templates and rules are written; absent where that was checked, and only what it calls may have changed. */
  readonly language?: StepLanguage;
}

/** What a check of a chain came to. */
export interface CheckedSteps {
  /** Their paths begin at the chain's own name: `steps.0.call`. */
  readonly findings: readonly InputError[];
  /** What its named steps come to, by their names. */
  readonly answers: KnownAnswers;
}

/** Checks a chain: what it calls is there, and all that it reads is known at its place. */
export function checkSteps(steps: readonly Step[], check: StepCheck): CheckedSteps {
  const findings: InputError[] = [];
  const answers = new Map<string, KnownAnswer>();
  if (placedSteps(steps).length > MOST_STEPS) findings.push(inputError('steps', 'TOO_MANY', MOST_STEPS));
  new Walk(check, findings).block(steps, 'steps', 1, answers, undefined);
  return { findings, answers };
}

class Walk {
  readonly #check: StepCheck;
  readonly #findings: InputError[];

  constructor(check: StepCheck, findings: InputError[]) {
    this.#check = check;
    this.#findings = findings;
  }

  /** @param names takes what the named steps come to */
  block(
    steps: readonly Step[],
    at: string,
    depth: number,
    names: Map<string, KnownAnswer>,
    item: KnownAnswer | undefined,
  ): void {
    steps.forEach((step, index) => {
      const place = `${at}.${String(index)}`;
      if (depth > DEEPEST_STEP) this.#findings.push(inputError(place, 'STEPS_TOO_DEEP', DEEPEST_STEP));
      else this.#step({ step, at: place, depth }, names, item);
    });
  }

  #step(
    { step, at, depth }: PlacedStep,
    names: Map<string, KnownAnswer>,
    item: KnownAnswer | undefined,
  ): void {
    const { writes, describe, language, names: others } = this.#check;
    const known: KnownNames = { steps: new Map(names), others, ...(item && { item }) };
    const name = nameOfStep(step);
    if (name !== undefined && names.has(name)) this.#findings.push(inputError(`${at}.name`, 'NOT_UNIQUE'));
    if (!writes && (step.do === 'save' || step.do === 'remove'))
      this.#findings.push(inputError(at, 'WRITES_UNDECLARED'));
    const called = checkCall(step, describe);
    this.#findings.push(
      ...within(at, called?.findings ?? []),
      ...within(at, checkTemplates(step, known, language)),
    );
    for (const [member, block] of blocksOf(step)) {
      const isRepeated = step.do === 'forEach';
      const inside = isRepeated ? new Map(names) : names;
      this.block(block, `${at}.${member}`, depth + 1, inside, isRepeated ? itemOf(step.items, names) : item);
    }
    if (name !== undefined && called !== undefined) names.set(name, called);
  }
}

/** What each of some items is: a row, where they are the list of a step. */
function itemOf(items: unknown, names: KnownAnswers): KnownAnswer {
  const [root, name = '', member, ...deeper] = readOf(items)?.split('.') ?? [];
  const isRow = root === 'steps' && member === 'list' && deeper.length === 0;
  const columns = isRow ? names.get(name)?.columns : undefined;
  return { answers: 'result', ...(columns && { columns }) };
}
