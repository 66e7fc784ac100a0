import type { FlowRow } from '../../../../schemas/wire/flowLists.ts';

/** What a manager does with an instance as a whole. */
export type WholeAction = 'suspend' | 'resume' | 'terminate';
export type ManageAction = 'reassign' | WholeAction;

/** What a manager may do with an instance in a state. */
export function actionsIn(state: FlowRow['state']): readonly ManageAction[] {
  if (state === 'running') return ['reassign', 'suspend', 'terminate'];
  if (state === 'returned') return ['suspend', 'terminate'];
  if (state === 'suspended') return ['resume', 'terminate'];
  return [];
}
