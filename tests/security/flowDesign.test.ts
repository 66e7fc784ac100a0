import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { flowOf, step } from '../flows/trial.ts';
import { type FlowUser, loginFlowUsers, startFlowServer } from '../support/flowServer.ts';
import type { TestServer } from '../support/server.ts';

let server: TestServer;
let users: Readonly<Record<string, FlowUser>>;
beforeAll(async () => {
  server = await startFlowServer([{ ...flowOf([step('A', ['a'])]), id: 'plain' }]);
  users = await loginFlowUsers(server);
});
afterAll(() => server.close());

test('flows are tried and drawn by who designs them', async () => {
  await server.db
    .insertInto('atrium.design_right')
    .values({ id: 'r', role: 'staff', system: 'own', rights: ['design'], created_by: 'x', updated_by: 'x' })
    .execute();
  const ask = (name: string, param: object) => {
    const { a: designer } = users;
    if (designer === undefined) throw new Error('There is no a');
    return designer.call(name, param);
  };
  const foreign = { xml: '<x/>', form: 'trial' };
  for (const name of ['dryRun', 'bpmn/export']) {
    expect((await ask(name, { flowId: 'plain' })).code).toBe('FORBIDDEN');
    expect((await ask(name, { flowId: 'none' })).code).toBe('NOT_FOUND');
  }
  expect((await ask('bpmn/import', foreign)).code).toBe('FORBIDDEN');
  await server.db
    .updateTable('atrium.resource')
    .set({ system: 'own' })
    .where('id', 'in', ['plain', 'trial'])
    .execute();
  const { xml } = (await ask('bpmn/export', { flowId: 'plain' })).result as { xml: string };
  expect((await ask('bpmn/import', { xml, form: 'trial' })).result).toMatchObject({
    schema: { nodes: [{ id: 'start' }, { id: 'A' }, { id: 'end' }] },
    lost: [],
  });
  expect((await ask('bpmn/import', foreign)).code).toBe('INPUT_INVALID');
  const { jobId } = (await ask('dryRun', { flowId: 'plain' })).result as { jobId: string };
  const result = await vi.waitUntil(async () => {
    const answer = await users.a?.api.call('manager', '/job/get.do', { jobId });
    const { state, result: came } = (answer?.result ?? {}) as { state?: string; result?: unknown };
    return state === 'done' ? came : undefined;
  });
  expect(result).toMatchObject({ findings: [] });
});
