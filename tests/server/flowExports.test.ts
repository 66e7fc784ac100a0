import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { flowOf, step } from '../flows/trial.ts';
import { type FlowUser, loginFlowUsers, startFlowServer } from '../support/flowServer.ts';
import { finishedJob } from '../support/sheets.ts';
import type { TestServer } from '../support/server.ts';
import { readSheet } from '../../server/sheets/readSheet.ts';

let server: TestServer;
let user: (id: string) => FlowUser;
beforeAll(async () => {
  const nodes = [
    { ...step('A', ['a'], { title: '部门审批' }), fieldRights: { amount: 'hidden' as const } },
    step('B', ['b']),
  ];
  server = await startFlowServer([{ ...flowOf(nodes, { summary: ['amount', 'note'] }), id: 'plain' }]);
  user = await loginFlowUsers(server);
  for (const note of ['其一', '其二', '其三']) await user('s').start('plain', { amount: 7, note });
  await user('t').start('plain', { amount: 1, note: '他人' });
});
afterAll(() => server.close());

async function exported(who: string, param: object): Promise<readonly (readonly string[])[]> {
  const answer = await user(who).call('export', { format: 'csv', ...param });
  if (answer.msgState !== 1) throw new Error(answer.text);
  const { url } = answer.result as { url: string };
  const bytes = new Uint8Array(await (await fetch(server.baseUrl + url)).arrayBuffer());
  return (await readSheet(bytes)).rows.map(({ cells }) => cells);
}

test.each(['csv', 'xlsx'])(
  'what a list holds becomes a sheet with the columns of the list (%s)',
  async (format) => {
    const [header, ...rows] = await exported('s', { scope: 'apply', flowId: 'plain', format });
    expect(header).toEqual([
      '编号',
      '标题',
      '状态',
      '金额',
      '说明',
      '环节',
      '当前处理人',
      '提交时间',
      '截止时间',
      '结束时间',
    ]);
    expect(rows).toHaveLength(3);
    expect(rows[0]?.slice(2, 7)).toEqual(['审批中', '7', '其三', '部门审批', 'a']);
  },
);

test('a reader gets no more than the list shows: own lines, without fields that are hidden from them', async () => {
  const fields = ['initiator', 'amount', 'note'];
  const rows = await exported('a', { scope: 'wait', flowId: 'plain', fields });
  expect(rows).toHaveLength(5);
  expect(rows).toContainEqual(['t', '', '他人']);
  expect(await exported('e', { scope: 'manage', flowId: 'plain', fields })).toEqual([
    ['发起人', '金额', '说明'],
  ]);
  const where = {
    testRule: 'every',
    conditionList: [{ bindKey: 'initiator', type: 'text', judgeType: 'equal', value: 't' }],
  };
  expect(await exported('m', { scope: 'manage', flowId: 'plain', fields, where })).toEqual([
    ['发起人', '金额', '说明'],
    ['t', '1', '他人'],
  ]);
});

test('columns that the list does not have are refused at their places', async () => {
  const answer = await user('s').call('export', {
    scope: 'apply',
    format: 'csv',
    fields: ['title', 'decision'],
  });
  expect(answer).toMatchObject({ msgState: 2, errors: [{ path: 'fields.1', code: 'UNKNOWN_FIELD' }] });
  const paper = await user('s').call('export', { scope: 'apply', format: 'pdf' });
  expect(paper).toMatchObject({
    msgState: 2,
    errors: [{ path: 'format', message: expect.stringContaining('另存为 PDF') as string }],
  });
});

test('many lines become a job, which makes the file of them all for whoever asked', async () => {
  const [own] = await user('t').rows('apply');
  await sql`insert into atrium.flow_instance
    select (jsonb_populate_record(i, jsonb_build_object('id', 'many-' || n, 'record', null))).*
    from atrium.flow_instance i, generate_series(1, 1000) n where i.id = ${own?.instance ?? ''}`.execute(
    server.db,
  );
  const param = { scope: 'apply', flowId: 'plain', format: 'csv', fields: ['note'] };
  const answer = await user('t').call('export', param);
  const { jobId } = answer.result as { jobId: string };
  const job = await finishedJob(user('t').api, jobId);
  expect(job.state).toBe('done');
  const { url } = job.result as { url: string };
  const bytes = new Uint8Array(await (await fetch(server.baseUrl + url)).arrayBuffer());
  const { rows } = await readSheet(bytes);
  expect(rows).toHaveLength(1002);
  expect(rows.at(-1)?.cells).toEqual(['他人']);
  await sql`delete from atrium.flow_instance where id like 'many-%'`.execute(server.db);
});

test('a list can be filtered by the fields that are read in each of its lines', async () => {
  const fieldsFor = async (who: string, scope: string) => {
    const { result } = await user(who).call('listFields', { scope, flowId: 'plain' });
    const { form } = result as { form: { fields: { name: string }[] } | null };
    return form?.fields.map(({ name }) => name);
  };
  expect(await fieldsFor('a', 'wait')).toEqual(['note', 'secret', 'items', 'standing']);
  expect(await fieldsFor('m', 'manage')).toContain('amount');
  expect(await fieldsFor('e', 'wait')).toBeUndefined();
});

test('copies are walked page by page, newest first, without a repeat or a gap', async () => {
  const all = await user('s').rows('apply');
  // The copies come in another order than their instances were begun in.
  for (const { instance } of [...all].reverse()) await user('a').act(instance, 'cc', { people: ['e'] });
  const first = await user('e').rows('notify', { limit: 2 });
  const last = first.at(-1);
  const after = { createdAt: last?.createdAt, id: last?.id };
  const rest = await user('e').rows('notify', { limit: 2, after });
  expect([...first, ...rest].map(({ instance }) => instance).toSorted()).toEqual(
    all.map(({ instance }) => instance).toSorted(),
  );
});
