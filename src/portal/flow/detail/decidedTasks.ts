import type { FlowTask } from '../../../schemas/wire/flowInstance.ts';

const ENDED: ReadonlySet<FlowTask['state']> = new Set(['agreed', 'rejected', 'returned', 'timedOut']);

/** The tasks in which somebody decided something, as paper tells them. */
export const decidedTasks = (tasks: readonly FlowTask[]): readonly FlowTask[] =>
  tasks.filter(({ kind, state }) => kind !== 'cc' && kind !== 'start' && ENDED.has(state));
