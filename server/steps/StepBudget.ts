import { MOST_ITEMS, MOST_STEPS_MADE } from '../../src/schemas/step.ts';
import { AppError } from '../errors/AppError.ts';
import { SourceError } from '../sources/sourceError.ts';
import type { StepLimits } from './StepHost.ts';

const tooMany = (zhCN: string, enUS: string): AppError =>
  new AppError('TOO_MANY_STEPS', { message: { zhCN, enUS } });

/** What one run of a chain may still spend. */
export class StepBudget {
  readonly #limits: StepLimits;
  #made = 0;
  #size = 0;

  constructor(limits: StepLimits) {
    this.#limits = limits;
  }

  /** Milliseconds until the deadline. */
  left(): number {
    return this.#limits.end - performance.now();
  }

  /**
   * Takes one step, which begins.
   * @param now as `performance.now()` tells
   * @throws AppError TIMEOUT, TOO_MANY_STEPS
   */
  begin(now: number): void {
    if (now >= this.#limits.end) throw new AppError('TIMEOUT');
    this.#made += 1;
    if (this.#made <= MOST_STEPS_MADE) return;
    const most = String(MOST_STEPS_MADE);
    throw tooMany(
      `一次最多执行 ${most} 个步骤，重复的也计算在内`,
      `At most ${most} steps are made at once, repeated ones counted`,
    );
  }

  /**
   * Takes what a step answers.
   * @throws SourceError beyond the bytes that all steps together may answer, as JSON
   */
  measure(answer: unknown): void {
    const { bytes } = this.#limits;
    this.#size += Buffer.byteLength(JSON.stringify(answer), 'utf8');
    if (this.#size > bytes) throw new SourceError('tooLarge', `More than ${String(bytes)} bytes`);
  }
}

/**
 * What a step is repeated for; nothing is repeated for nothing.
 * @throws SourceError where it is no list, AppError TOO_MANY_STEPS where it is too long a one
 */
export function itemsIn(items: unknown): readonly unknown[] {
  if ((items ?? null) === null) return [];
  if (!Array.isArray(items)) throw new SourceError('refused', 'What is repeated for is no list');
  if (items.length <= MOST_ITEMS) return items;
  const most = String(MOST_ITEMS);
  throw tooMany(
    `一次最多重复 ${most} 项，请缩小范围`,
    `At most ${most} elements are worked on at once; ask for fewer`,
  );
}
