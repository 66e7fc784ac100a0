import type { Action } from '../../schemas/action.ts';
import type { Text } from '../../schemas/text.ts';
import type { ActionContext } from './defineAction.ts';

/** The members of steps that open something. */
export type TargetStep = Action & {
  target: { kind: string; id: string };
  title?: Text;
  params?: Record<string, unknown>;
  width?: number;
};

/** The `params` of a step with their templates evaluated. */
export const readParams = (step: Action, context: ActionContext): Record<string, unknown> =>
  (context.read(step.params ?? {}) ?? {}) as Record<string, unknown>;
