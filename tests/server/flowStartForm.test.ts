import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FlowPreview, FlowStartForm } from '../../src/schemas/wire/flowDetail.ts';
import type { FlowInstance } from '../../src/schemas/wire/flowInstance.ts';
import { flowOf, step } from '../flows/trial.ts';
import { type FlowUser, loginFlowUsers, startFlowServer } from '../support/flowServer.ts';
import type { TestServer } from '../support/server.ts';
import { PDF, sendFile } from '../support/uploads.ts';

const picked = flowOf([
  { type: 'approve', id: 'A', approvers: [{ source: 'initiatorPicks' }] },
  step('B', ['b']),
]);
const [begin, ...rest] = picked.nodes;

let server: TestServer;
let user: (id: string) => FlowUser;
beforeAll(async () => {
  server = await startFlowServer([
    {
      ...{ ...picked, id: 'picked' },
      nodes: [
        { ...begin!, type: 'start', id: 'start', fieldRights: { note: 'required', secret: 'hidden' } },
        ...rest,
      ],
    },
    { ...flowOf([step('A', ['a'])]), id: 'plain' },
  ]);
  user = await loginFlowUsers(server);
});
afterAll(() => server.close());

async function startForm(who: string, param: object): Promise<FlowStartForm> {
  const answer = await user(who).call('startForm', param);
  if (answer.msgState !== 1) throw new Error(answer.text);
  return answer.result as FlowStartForm;
}

test('whoever may start a flow gets its form with the rights of the start, and without grants', async () => {
  const form = await startForm('s', { flowId: 'picked' });
  expect(form).toMatchObject({
    ...{ flow: { id: 'picked' }, form: { id: 'trial' }, record: {}, instance: null, picks: {} },
    rights: { amount: 'edit', note: 'required', standing: 'edit' },
  });
  expect(Object.keys(form.rights)).not.toContain('secret');
  expect(form.schema).not.toHaveProperty('grants');
  expect(await user('a').call('startForm', { flowId: 'picked' })).toMatchObject({
    ...{ msgState: 3, code: 'FLOW_NOT_STARTABLE' },
  });
  expect((await user('s').call('startForm', { flowId: 'gone' })).msgState).toBe(4);
});

test('a draft opens with what it holds and whom it names, for nobody but its initiator', async () => {
  const answer = await user('s').call('saveDraft', {
    ...{ flowId: 'picked', data: { amount: 5 }, picks: { A: ['c', 'x'] } },
  });
  const { id } = (answer.result as { instance: FlowInstance }).instance;
  const form = await startForm('s', { flowId: 'picked', instanceId: id });
  expect([form.record.amount, form.instance?.state]).toEqual([5, 'draft']);
  // The account of x is disabled.
  expect(form.picks).toEqual({ A: [{ value: 'c', label: 'c' }] });
  expect((await user('t').call('startForm', { flowId: 'picked', instanceId: id })).msgState).toBe(4);
});

test('a copy begins with what may be written again, a record with all that the start shows of it', async () => {
  const { id, record } = await user('s').start('plain', { amount: 7, note: '差旅', secret: '密' });
  const copy = await startForm('s', { flowId: 'picked', copy: id });
  expect(copy.record).toMatchObject({ amount: 7, note: '差旅' });
  expect(copy.record).not.toHaveProperty('secret');
  expect((await user('t').call('startForm', { flowId: 'picked', copy: id })).msgState).toBe(4);
  expect((await startForm('s', { flowId: 'picked', record })).record).toMatchObject({
    amount: 7,
    note: '差旅',
  });
});

test('a path shows whom the initiator has picked by now', async () => {
  const ask = async (picks: object) => {
    const answer = await user('s').call('preview', { flowId: 'picked', data: { note: 'x' }, picks });
    const { path } = answer.result as FlowPreview;
    return path.find(({ node }) => node === 'A')?.people.map(({ person }) => person.value);
  };
  expect([await ask({}), await ask({ A: ['c'] })]).toEqual([[], ['c']]);
});

test('what somebody attaches is kept with the instance, and seen by those who see it', async () => {
  const { id } = await user('s').start('plain');
  const sent = await sendFile(user('a').api, 'proof.pdf', PDF);
  const file = sent.result as { id: string };
  const link = (who: string) => user(who).api.call('file', '/link.do', { id: file.id });
  expect((await link('s')).msgState).toBe(4);
  const stolen = await user('s').call('comment', {
    instanceId: id,
    comment: '看',
    attachments: [{ id: file.id }],
  });
  expect(stolen).toMatchObject({ msgState: 2, errors: [{ path: 'attachments.0' }] });
  const answer = await user('a').act(id, 'agree', { attachments: [{ id: file.id, name: 'other', size: 1 }] });
  expect(answer.msgState).toBe(1);
  const { timeline } = await user('s').detail(id);
  expect(timeline.flatMap(({ attachments }) => attachments)).toMatchObject([
    { id: file.id, name: 'proof.pdf' },
  ]);
  expect([(await link('s')).msgState, (await link('m')).msgState, (await link('b')).msgState]).toEqual([
    1, 1, 4,
  ]);
});
