import { expect, test } from 'vitest';
import type { InterfaceStep } from '../../../src/schemas/wire/interface.ts';
import { noteOutcome } from './noteOutcome.ts';

test('a step takes as long as those in it, each time that they run', () => {
  const outcomes: InterfaceStep[] = [];
  const note = (at: string, kind: InterfaceStep['do'], took: number): void =>
    noteOutcome(outcomes, { at, do: kind, outcome: 'ran', took });
  note('steps.1', 'forEach', 1);
  for (const took of [20, 30]) {
    note('steps.1.steps.0', 'when', 0);
    note('steps.1.steps.0.otherwise.0', 'save', took);
  }
  note('steps.10', 'save', 7);
  expect(outcomes.map(({ at, took, times }) => [at, took, times])).toEqual([
    ['steps.1', 51, undefined],
    ['steps.1.steps.0', 50, 2],
    ['steps.1.steps.0.otherwise.0', 50, 2],
    ['steps.10', 7, undefined],
  ]);
});
