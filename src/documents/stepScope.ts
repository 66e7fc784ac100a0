import type { CallStep, ForEachStep, RemoveStep, SaveStep, Step } from '../schemas/step.ts';
import { blocksOf, nameOfStep } from './stepChain.ts';

/** A step whose outcome has a name. */
export type NamedStep = (CallStep | SaveStep | RemoveStep) & { name: string };

/** What a step can read of the chain that it stands in, beside what runs the chain. */
export interface StepScope {
  /** As `steps.<name>`, in their order. */
  readonly named: readonly NamedStep[];
  /** The repetitions that it stands in, the innermost last: `item` and `index` are of that one. */
  readonly repeated: readonly ForEachStep[];
  /** As `values.<code>`: what was set before, each once. */
  readonly set: readonly string[];
}

/**
 * What the step at a path can read: of those before it at each level, both arms of a branch included; what is named within a
 * repetition is known there only.
 * @param path dotted, `2.otherwise.0`; one past the last step is the end of a chain
 */
export function stepScope(chain: readonly Step[], path: string): StepScope {
  const named: NamedStep[] = [];
  const repeated: ForEachStep[] = [];
  const set = new Set<string>();
  const take = (step: Step, isInside: boolean): void => {
    if (step.do === 'set') Object.keys(step.data).forEach((code) => set.add(code));
    if (!isInside && isNamed(step)) named.push(step);
    const inside = blocksOf(step).flatMap(([, block]) => block);
    for (const each of inside) take(each, isInside || step.do === 'forEach');
  };
  const parts = path.split('.');
  let steps = chain;
  for (let level = 0; level < parts.length; level += 2) {
    const at = Number(parts[level]);
    steps.slice(0, at).forEach((step) => take(step, false));
    const around = steps[at];
    if (level + 1 >= parts.length || around === undefined) break;
    if (around.do === 'forEach') repeated.push(around);
    steps = blocksOf(around).find(([name]) => name === parts[level + 1])?.[1] ?? [];
  }
  return { named, repeated, set: [...set] };
}

const isNamed = (step: Step): step is NamedStep => (nameOfStep(step) ?? '') !== '';
