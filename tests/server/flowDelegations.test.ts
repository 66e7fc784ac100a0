import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { FlowDelegation } from '../../src/schemas/wire/flowDelegation.ts';
import type { ApiAnswer, ApiClient } from '../support/apiClient.ts';
import { publishDocument } from '../support/entrances.ts';
import { seedPeople } from '../support/people.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';

// Who stands in for whom in flows, as people keep it for themselves.

let server: TestServer;
let admin: ApiClient;
let teacher: ApiClient;
let student: ApiClient;

const flow = (id: string) => ({
  kind: 'flow' as const,
  schemaVersion: 1,
  id,
  name: id,
  title: { zhCN: `${id}审批`, enUS: `Approval of ${id}` },
  form: 'none',
  settings: { managers: { roles: ['administrator'] } },
  nodes: [
    { type: 'start' as const, id: 'start' },
    { type: 'end' as const, id: 'end' },
  ],
});

beforeAll(async () => {
  server = await startTestServer({ seed: seedPeople });
  ({ admin, teacher, student } = await server.loginAll());
  await server.db.transaction().execute(async (trx) => {
    for (const id of ['leave', 'expense']) await publishDocument(trx, flow(id));
  });
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.deleteFrom('atrium.flow_delegation').execute();
  await server.db.updateTable('atrium.user_account').set({ status: 'active' }).execute();
});

const call = (action: string, param: object, client = teacher): Promise<ApiAnswer> =>
  client.call('form', `/flow/delegation/${action}.do`, param);
const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString();
const absence = { to: 'u-student', startsAt: inDays(1), endsAt: inDays(3) };

async function saved(param: object, client = teacher): Promise<FlowDelegation> {
  const { result, text } = await call('save', param, client);
  if (result === undefined) throw new Error(text);
  return result as FlowDelegation;
}

test('an absence is kept, changed and removed, with an audit row of each', async () => {
  const added = await saved(absence);
  expect(added).toEqual({
    id: added.id,
    from: { value: 'u-teacher', label: '陈老师' },
    to: { value: 'u-student', label: '林同学' },
    toDisabled: false,
    startsAt: absence.startsAt,
    endsAt: absence.endsAt,
    open: false,
    revision: 1,
  });
  const { id } = added;
  const changed = await saved({ ...absence, id, revision: 1, to: 'u-admin', flows: ['leave'], open: true });
  expect(changed).toMatchObject({ to: { value: 'u-admin' }, flows: ['leave'], open: true, revision: 2 });
  expect(await call('list', {})).toMatchObject({ list: [changed], total: 1 });
  expect(await call('save', { ...absence, id, revision: 1 })).toMatchObject({ code: 'REVISION_CONFLICT' });
  expect(await call('remove', { id, revision: 1 })).toMatchObject({ code: 'REVISION_CONFLICT' });
  expect(await call('remove', { id, revision: 2 })).toMatchObject({ msgState: 1 });
  expect(await call('list', {})).toMatchObject({ list: [], total: 0 });
  const audited = await server.db
    .selectFrom('atrium.audit')
    .select(['action', 'actor', 'before', 'after'])
    .where('resource', '=', `flow-delegation/${id}`)
    .where('result', '=', 'accepted')
    .orderBy('id')
    .execute();
  expect(audited).toMatchObject([
    { action: 'flowDelegation.save', actor: 'u-teacher', before: null, after: { to: { label: '林同学' } } },
    { action: 'flowDelegation.save', before: { flows: null }, after: { flows: ['leave'] } },
    { action: 'flowDelegation.remove', before: { flows: ['leave'] }, after: null },
  ]);
});

describe('two of a person', () => {
  test.each([
    ['of all flows and of one', undefined, ['leave'], 'DELEGATION_OVERLAPS'],
    ['of one and of all flows', ['leave'], undefined, 'DELEGATION_OVERLAPS'],
    ['that share a flow', ['leave', 'expense'], ['leave'], 'DELEGATION_OVERLAPS'],
    ['of different flows', ['expense'], ['leave'], undefined],
  ])('%s at the same time', async (_name, first, second, code) => {
    const one = await saved({ ...absence, ...(first && { flows: first }) });
    const param = { ...absence, to: 'u-admin', ...(second && { flows: second }), endsAt: inDays(2) };
    const answer = await call('save', param);
    expect(answer.code).toBe(code);
    if (code !== undefined) expect(answer).toMatchObject({ msgState: 5, list: [{ id: one.id }] });
  });

  test('may follow one upon the other, and one may be changed where it stands', async () => {
    const { id, revision } = await saved(absence);
    await saved({ ...absence, startsAt: absence.endsAt, endsAt: inDays(5) });
    await saved({ ...absence, id, revision, startsAt: inDays(2) });
    expect(await call('list', {})).toMatchObject({ total: 2 });
  });

  test('that are saved at once: one is kept', async () => {
    const answers = await Promise.all([call('save', absence), call('save', absence)]);
    expect(answers.map(({ msgState }) => msgState).sort()).toEqual([1, 5]);
  });
});

describe('is refused at its member:', () => {
  test.each<[string, object, string, string]>([
    ['oneself', { to: 'u-teacher' }, 'to', 'STANDS_IN_FOR_SELF'],
    ['nobody', { to: 'nobody' }, 'to', 'UNKNOWN_OPTION'],
    ['no person', { to: '' }, 'to', 'TOO_SHORT'],
    ['no flow', { flows: [] }, 'flows', 'TOO_FEW'],
    ['an unknown flow', { flows: ['leave', 'nowhere'] }, 'flows.1', 'UNKNOWN_OPTION'],
    ['a beginning that is none', { startsAt: '2026-12-01' }, 'startsAt', 'FORMAT_INVALID'],
    ['an end that is none', { endsAt: '2027-02-30T00:00:00Z' }, 'endsAt', 'FORMAT_INVALID'],
    ['an end before its beginning', { endsAt: inDays(0.5) }, 'endsAt', 'ENDS_FIRST'],
    ['what is over', { startsAt: inDays(-3), endsAt: inDays(-1) }, 'endsAt', 'IS_PAST'],
    ['an unknown member', { days: 3 }, 'days', 'UNKNOWN_FIELD'],
  ])('%s', async (_name, change, path, code) => {
    expect(await call('save', { ...absence, ...change })).toMatchObject({
      msgState: 2,
      errors: [{ path, code }],
    });
  });

  test('somebody disabled, who stays where they are named already', async () => {
    const { id, revision } = await saved(absence);
    await server.db
      .updateTable('atrium.user_account')
      .set({ status: 'disabled' })
      .where('id', '=', 'u-student')
      .execute();
    const later = { startsAt: inDays(4), endsAt: inDays(5) };
    expect(await call('save', { ...absence, ...later })).toMatchObject({
      errors: [{ path: 'to', code: 'UNKNOWN_OPTION' }],
    });
    expect(await saved({ ...absence, id, revision, open: true })).toMatchObject({ toDisabled: true });
  });
});

describe('whose it is', () => {
  test('nobody sees, changes or removes those of others', async () => {
    const { id, revision } = await saved(absence);
    expect(await call('list', {}, student)).toMatchObject({ list: [] });
    for (const param of [{ from: 'u-teacher' }, { from: 'nobody' }])
      expect(await call('list', param, student)).toMatchObject({ code: 'FORBIDDEN' });
    expect(await call('save', { ...absence, to: 'u-admin', from: 'u-teacher' }, student)).toMatchObject({
      code: 'FORBIDDEN',
    });
    expect(await call('save', { ...absence, to: 'u-admin', id, revision }, student)).toMatchObject({
      code: 'NOT_FOUND',
    });
    expect(await call('remove', { id, revision }, student)).toMatchObject({ code: 'NOT_FOUND' });
    expect(await call('list', {})).toMatchObject({ list: [{ id, revision }] });
  });

  test('administrators keep those of everybody', async () => {
    const { id } = await saved({ ...absence, from: 'u-teacher' }, admin);
    expect(await call('list', {})).toMatchObject({ list: [{ id, from: { value: 'u-teacher' } }] });
    expect(await call('list', { from: 'u-teacher' }, admin)).toMatchObject({ total: 1 });
    expect(await call('list', {}, admin)).toMatchObject({ total: 0 });
    // Whose it is stays.
    expect(
      await call('save', { ...absence, id, revision: 1, from: 'u-student', to: 'u-admin' }, admin),
    ).toMatchObject({ errors: [{ path: 'from', code: 'READ_ONLY_FIELD' }] });
    expect(await call('save', { ...absence, from: 'nobody' }, admin)).toMatchObject({
      errors: [{ path: 'from', code: 'UNKNOWN_OPTION' }],
    });
    expect(await call('remove', { id, revision: 1 }, admin)).toMatchObject({ msgState: 1 });
  });
});

test('flows are chosen among those that are published, by their titles', async () => {
  const { list } = await student.call('interface', '/component/getSelectorData.htm', { source: 'flow' });
  expect(list).toEqual([
    { value: 'expense', label: { zhCN: 'expense审批', enUS: 'Approval of expense' } },
    { value: 'leave', label: { zhCN: 'leave审批', enUS: 'Approval of leave' } },
  ]);
});
