import type { FlowTask } from '../wire/flowInstance.ts';

const ENDED: ReadonlySet<string> = new Set<FlowTask['state']>(['agreed', 'rejected', 'returned', 'timedOut']);

/** Whether somebody, or a clock, decided something in a task: what paper tells. */
export const isOnPaper = ({ kind, state }: { readonly kind: string; readonly state: string }): boolean =>
  kind !== 'cc' && kind !== 'start' && ENDED.has(state);
