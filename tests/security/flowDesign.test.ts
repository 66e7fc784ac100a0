import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { AskedOrganisation } from '../../src/documents/flow/people/asked.ts';
import { flowOf, step } from '../flows/trial.ts';
import { type FlowUser, loginFlowUsers, startFlowServer } from '../support/flowServer.ts';
import type { TestServer } from '../support/server.ts';

let server: TestServer;
let user: (id: string) => FlowUser;
beforeAll(async () => {
  server = await startFlowServer([{ ...flowOf([step('A', ['a'])]), id: 'plain' }]);
  user = await loginFlowUsers(server);
});
afterAll(() => server.close());

test('flows are tried and drawn by who designs them', async () => {
  await server.db
    .insertInto('atrium.design_right')
    .values({ id: 'r', role: 'staff', system: 'own', rights: ['design'], created_by: 'x', updated_by: 'x' })
    .execute();
  const ask = (name: string, param: object) => user('a').call(name, param);
  const foreign = { xml: '<x/>', form: 'trial' };
  for (const name of ['dryRun', 'bpmn/export']) {
    expect((await ask(name, { flowId: 'plain' })).code).toBe('FORBIDDEN');
    expect((await ask(name, { flowId: 'none' })).code).toBe('NOT_FOUND');
  }
  expect((await ask('organisation', { flowId: 'plain', questions: [] })).code).toBe('FORBIDDEN');
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
  await server.db.insertInto('atrium.department').values({ id: 'D', name: 'D' }).execute();
  await server.db.updateTable('atrium.user_account').set({ department: 'D' }).where('id', '=', 's').execute();
  const { jobId } = (await ask('dryRun', { flowId: 'plain' })).result as { jobId: string };
  const result = await vi.waitUntil(async () => {
    const answer = await user('a').api.call('manager', '/job/get.do', { jobId });
    const { state, result: came } = (answer.result ?? {}) as { state?: string; result?: unknown };
    return state === 'done' ? came : undefined;
  });
  expect(result).toMatchObject({
    cases: 1,
    findings: [],
    slowest: { node: 'A', index: 0, source: 'person', people: 1, milliseconds: expect.any(Number) as number },
  });
});

test('whoever designs a flow asks about people, within bounds', async () => {
  await server.db.updateTable('atrium.resource').set({ system: 'own' }).where('id', '=', 'plain').execute();
  await server.db
    .insertInto('atrium.design_right')
    .values({ id: 'q', role: 'staff', system: 'own', rights: ['design'], created_by: 'x', updated_by: 'x' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const ask = (param: object) => user('a').call('organisation', { flowId: 'plain', ...param });
  const questions = ['members role starter', 'account x', 'department none', 'standIn s', 'administrators'];
  const { answers, cut, starter } = (await ask({ questions, starter: 's' })).result as AskedOrganisation;
  expect(answers).toMatchObject({
    'members role starter': [
      { value: 's', enabled: true },
      { value: 't', enabled: true },
    ],
    'account x': { value: 'x', label: 'x', enabled: false },
    'department none': null,
    'standIn s': null,
  });
  expect(cut).toEqual([]);
  expect(starter).toMatchObject({
    initiator: { userId: 's', roles: ['starter'] },
    platform: { platform_userId: 's' },
  });
  for (const wrong of ['who', 'members other x', 'account ', `account ${'x'.repeat(101)}`])
    expect((await ask({ questions: [wrong] })).msgState).toBe(2);
  expect((await ask({ questions: Array.from({ length: 201 }, () => 'administrators') })).msgState).toBe(2);
  for (const id of ['x', 'none'])
    expect(await ask({ questions: [], starter: id })).toMatchObject({ errors: [{ path: 'starter' }] });
  // Whoever only gives the flow to users does not look people up by it.
  await server.db
    .updateTable('atrium.design_right')
    .set({ rights: ['publish'] })
    .execute();
  expect((await ask({ questions: [] })).code).toBe('FORBIDDEN');
});
