import type { Step } from '../../schemas/step.ts';
import type { Arm } from './tree.ts';

/** The arms that a step has, filled or not. */
export function armsOf(step: Step): readonly { readonly arm: Arm; readonly steps: readonly Step[] }[] {
  if (step.do === 'forEach') return [{ arm: 'steps', steps: step.steps }];
  if (step.do !== 'when') return [];
  return [
    { arm: 'steps', steps: step.steps },
    { arm: 'otherwise', steps: step.otherwise ?? [] },
  ];
}
