import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FlowInstance } from '../../src/schemas/wire/flowInstance.ts';
import { step } from '../flows/trial.ts';
import { flowNamed, type FlowUser, loginFlowUsers, startFlowServer } from '../support/flowServer.ts';
import type { TestServer } from '../support/server.ts';

const flows = [
  flowNamed('claimed', [step('N', ['a', 'b', 'c'], { mode: { by: 'claim' } })]),
  flowNamed('counted', [step('A', ['e'])], { number: { prefix: 'N', date: 'day', digits: 4 } }),
];

let server: TestServer;
let user: (id: string) => FlowUser;
beforeAll(async () => {
  server = await startFlowServer(flows);
  user = await loginFlowUsers(server);
});
afterAll(() => server.close());

test('of three who claim at once one has it, and gives it back for another to take', async () => {
  const { id } = await user('s').start('claimed');
  const claim = async (who: string) => {
    const { task } = await user(who).detail(id);
    return user(who).call('act', { taskId: task?.id, revision: task?.revision, action: 'claim' });
  };
  const people = ['a', 'b', 'c'];
  const tasks = await Promise.all(people.map(async (who) => (await user(who).detail(id)).task));
  const answers = await Promise.all(
    people.map((who, at) =>
      user(who).call('act', { taskId: tasks[at]?.id, revision: tasks[at]?.revision, action: 'claim' }),
    ),
  );
  expect(answers.map(({ msgState }) => msgState).toSorted()).toEqual([1, 5, 5]);
  const taken = people[answers.findIndex(({ msgState }) => msgState === 1)] ?? '';
  const other = people.find((who) => who !== taken) ?? '';
  expect((await user(taken).act(id, 'unclaim')).msgState).toBe(1);
  expect((await claim(other)).msgState).toBe(1);
  expect((await user(other).act(id, 'agree')).msgState).toBe(1);
  expect((await user('s').detail(id)).instance.state).toBe('approved');
});

test('a hundred starts at once have a hundred numbers without a gap, and one that is refused takes none', async () => {
  const start = (note: string) => user('s').call('start', { flowId: 'counted', data: { note } });
  const refused = () => user('s').call('start', { flowId: 'counted', data: { amount: 'much' } });
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_each, at) => (at % 10 === 9 ? [refused(), start('')] : [start('')])).flat(),
  );
  const numbers = answers.flatMap(({ msgState, result }) =>
    msgState === 1 ? [(result as { instance: FlowInstance }).instance.number?.slice(-4)] : [],
  );
  expect(answers.filter(({ msgState }) => msgState === 2)).toHaveLength(10);
  expect(numbers.toSorted()).toEqual(
    Array.from({ length: 100 }, (_each, at) => String(at + 1).padStart(4, '0')),
  );
});
