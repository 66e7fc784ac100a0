import { expect, test } from 'vitest';
import { DryRun } from '../../src/documents/flow/dryRun/DryRun.ts';
import { Answers, type Question } from '../../src/documents/flow/people/organisation.ts';
import { flowOf, INITIATOR, START, step, TrialOrganisation, whenMuch } from './trial.ts';

const starters = ['s', 'a'].map((userId) => ({
  ...{ department: 'D1', role: userId === 's' ? 'student' : 'teacher' },
  initiator: { ...INITIATOR, userId, realName: userId },
}));

const flow = flowOf([
  step('A', ['a']),
  whenMuch('K', [step('X', ['x'], { nobody: { then: 'stop' } })], [step('Y', ['a'])]),
  step('B', ['a', 'b']),
  whenMuch('L', [whenMuch('M', [], [step('Z', ['c'])])]),
]);

test('a dry run tries each branch for each who starts it, and says what it came to', () => {
  const run = new DryRun({ flow, starters, now: START });
  const known: Partial<Record<Question, never>> = {};
  const organisation = new TrialOrganisation();
  let rounds = 0;
  let progress = run.step(new Answers(known), 3);
  for (; progress.done < progress.total; progress = run.step(new Answers(known), 3)) {
    rounds += progress.questions.length > 0 ? 1 : 0;
    for (const question of progress.questions) {
      const [what = '', id = ''] = question.split(' ');
      const answer = what === 'account' ? organisation.accounts([id])[0] : null;
      known[question] = (answer ?? null) as never;
    }
  }
  const { cases, findings, longest } = run.result();
  expect([cases, progress.total, rounds <= 3]).toEqual([4, 4, true]);
  expect(findings.map(({ code, node, count, example }) => [code, node, count, example?.person])).toEqual([
    ['NOBODY_FOUND', 'X', 2, 's'],
    ['SAME_PERSON', 'B', 2, 's'],
    ['SELF_APPROVAL', 'A', 2, 'a'],
    ['SELF_APPROVAL', 'B', 2, 'a'],
    ['SELF_APPROVAL', 'Y', 1, 'a'],
    ['WAY_UNTRIED', 'M-no', 0, undefined],
  ]);
  expect(longest).toEqual({
    people: 4,
    nodes: ['A', 'Y', 'B'],
    example: { department: 'D1', role: 'student', person: 's' },
  });
});
