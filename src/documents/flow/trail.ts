import type { Run } from './Run.ts';
import type { Person, Step, Task } from './state.ts';

/** The steps that people handled before a place on the way that led there, the last ones first. */
export function handledOn(run: Run, before: readonly string[], how: 'direct' | 'all'): readonly Step[] {
  if (how === 'direct') return before.map((id) => run.step(id));
  const seen = new Set<string>();
  const open = [...before];
  for (let id = open.shift(); id !== undefined; id = open.shift()) {
    if (seen.has(id)) continue;
    seen.add(id);
    open.push(...run.step(id).before);
  }
  return [...seen].map((id) => run.step(id)).sort(lastFirst);
}

/** Later ids are later steps: two that end in one event differ by nothing else. */
const lastFirst = (one: Step, other: Step): number =>
  (other.endedAt ?? '').localeCompare(one.endedAt ?? '') || Number(other.id) - Number(one.id);

const ACTED: ReadonlySet<Task['state']> = new Set(['agreed', 'rejected', 'returned']);

/** Who handled a step themselves, in the order of their tasks. */
export const handlersOf = (run: Run, step: Step): readonly Person[] =>
  run.state.tasks.flatMap((task) =>
    task.step === step.id && ACTED.has(task.state) && task.by !== null ? [task.by] : [],
  );

/** Who handled a node the last time that it was handled. */
export function lastHandledBy(run: Run, node: string): readonly Person[] {
  const steps = run.state.steps.filter((step) => step.node === node && step.endedAt !== null);
  for (const step of steps.reverse()) {
    const people = handlersOf(run, step);
    if (people.length > 0) return people;
  }
  return [];
}
