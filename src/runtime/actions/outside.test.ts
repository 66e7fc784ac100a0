import { describe, expect, it } from 'vitest';
import { createFixedTransport, type FixedAnswers } from '../data/fixedTransport.ts';
import { chrome } from '../../renderers/chrome/index.ts';
import { RESERVED_PARAMETERS, signOfLink } from '../data/linkSign.ts';
import { createTestUi } from '../../../tests/support/testUi.ts';
import { memoryStorage, testLogin, testProject } from '../../../tests/support/testRoot.ts';
import type { Action } from '../../schemas/action.ts';
import { createPlatform } from '../platform/createPlatform.ts';
import { PageModel } from '../render/PageModel.ts';
import { RootStore } from '../stores/RootStore.ts';
import { builtinActions } from './index.ts';
import { runChain } from './runChain.ts';

const TRUSTED = 'https://library.example.edu';

async function create(answers: FixedAnswers = {}) {
  const root = new RootStore({
    platform: createPlatform({ renderers: [], actions: builtinActions, chrome }),
    project: testProject,
    storage: memoryStorage(),
    transport: createFixedTransport({ '/login/login.do': { result: testLogin('teacher') }, ...answers }),
    registeredOrigins: () => [TRUSTED],
  });
  const ui = createTestUi();
  root.attach(ui);
  await root.session.logIn('lin', 'x', 478);
  const variables = { out: { type: 'record' } };
  const page = new PageModel(root, { kind: 'app', id: 'test', variables }, {});
  const run = (...chain: Action[]) => runChain(chain, { root, page, form: undefined, scope: page.scope });
  return { root, ui, run, out: () => page.variables.get('out') };
}
const append = ['schoolId', 'userId', 'realName', 'groupId', 'token'];
const open = (url: string, rest: Partial<Action> = {}): Action => ({ do: 'openLink', url, ...rest });

describe('openLink', () => {
  it('appends parameters with their templates, and leaves out what is empty', async () => {
    const { run, ui } = await create();
    const params = { name: '{{ platform_realName }}', none: '{{ null }}' };
    await run(open(`${TRUSTED}/a?x=1#top`, { params }));
    expect(ui.urls).toEqual([`${TRUSTED}/a?x=1&name=${encodeURIComponent('林知夏')}#top`]);
  });

  it('tells a registered origin who is logged in, under a sign', async () => {
    const { run, ui, root } = await create();
    await run(open(`${TRUSTED}/a?x=1`, { append }));
    const { searchParams } = new URL(ui.urls[0]!);
    expect(Object.fromEntries(searchParams)).toMatchObject({
      x: '1',
      schoolId: '478',
      userId: 'u1',
      realName: '林知夏',
      groupId: 'teacher',
      token: 'one_two',
    });
    const signed = [...searchParams].filter(([name]) => !RESERVED_PARAMETERS.has(name));
    expect(signed).toHaveLength(5);
    expect(searchParams.get('sign')).toBe(signOfLink(signed, 'one_two'));
    expect(root.log.entries).toEqual([]);
  });

  it.each([
    'https://library.example.edu.evil.cn/',
    'http://library.example.edu/',
    'https://library.example.edu:8443/',
    'https://other.example.edu/',
  ])('tells %s nothing but the school, and the log why', async (url) => {
    const { run, ui, root } = await create();
    await run(open(url, { append }));
    expect(ui.urls).toEqual([`${url}?schoolId=478`]);
    expect(root.log.entries).toMatchObject([{ finding: { code: 'ORIGIN_NOT_REGISTERED' } }]);
  });

  it.each(['/app/home', 'javascript:alert(1)', '//evil.cn', 'mailto:a@b.cn', 'https://u:p@x', ''])(
    'refuses %j: it is no plain absolute address',
    async (url) => {
      const { run, ui } = await create();
      await run(open(url, { append }));
      expect(ui.urls).toEqual([]);
      expect(ui.messages).toEqual([{ level: 'error', text: '不允许打开该地址' }]);
    },
  );
});

describe('sdk', () => {
  it('asks the container, and its answer is the result', async () => {
    const { run, root, out } = await create();
    const asked: unknown[] = [];
    root.container = { name: 'test', abilities: { scan: (param) => (asked.push(param), { code: '42' }) } };
    const keep = { do: 'setVariable', name: 'out', value: '{{ result }}' };
    await run({ do: 'sdk', ability: 'scan', param: { kind: '{{ platform_realName }}' } }, keep);
    expect(asked).toEqual([{ kind: '林知夏' }]);
    expect(out()).toEqual({ code: '42' });
  });

  it('says what the container cannot do', async () => {
    const { run, ui } = await create();
    await run({ do: 'sdk', ability: 'scan' });
    expect(ui.messages).toEqual([{ level: 'error', text: '当前环境不支持“扫一扫”' }]);
  });
});

describe('download', () => {
  const answers = {
    '/files/link.do': ({ id }: Record<string, unknown>) => ({
      result: { url: `/files/${String(id)}?sign=s`, expiresAt: '' },
    }),
  };

  it.each([['f1'], [{ id: 'f1', name: '课表.pdf' }], [[{ id: 'f1' }, { id: 'f2' }]]])(
    'saves %j by a signed link',
    async (file) => {
      const { run, ui } = await create(answers);
      await run({ do: 'download', file });
      expect(ui.urls).toEqual(['/files/f1?sign=s']);
    },
  );

  it.each([[null], [''], [[]], [{ name: 'x' }], ['{{ vars.out }}']])(
    'says that %j is no file',
    async (file) => {
      const { run, ui } = await create(answers);
      await run({ do: 'download', file });
      expect(ui.messages).toEqual([{ level: 'error', text: '没有可下载的文件' }]);
    },
  );
});

describe('flows', () => {
  const instance = { id: 'i1', form: 'leave', revision: 4 };

  it('starts one on a record with people by step, and opens what came of it', async () => {
    const sent: Record<string, unknown>[] = [];
    const { run, ui } = await create({
      '/flow/start.do': (param) => {
        sent.push(param);
        return { result: { instance } };
      },
    });
    await run(
      {
        ...{ do: 'startFlow', flow: 'leave', data: { reason: '{{ platform_realName }}' }, record: '7' },
        picks: { check: [{ value: 'u2', label: '陈安' }], note: '{{ null }}' },
      },
      { do: 'openFlow', page: 'detail', instance: '{{ result.id }}' },
    );
    expect(sent).toMatchObject([
      { flowId: 'leave', data: { reason: '林知夏' }, record: '7', picks: { check: ['u2'], note: [] } },
    ]);
    expect(String(sent[0]?.requestId).length).toBeGreaterThanOrEqual(8);
    expect(ui.paths).toEqual(['/flowDetail/i1']);
  });

  it('acts on a task at the revision that it has now, and withdraws an instance', async () => {
    const sent: [string, Record<string, unknown>][] = [];
    const note = (call: string) => (param: Record<string, unknown>) => {
      sent.push([call, param]);
      return { result: { instance } };
    };
    const { run } = await create({
      '/flow/detail.do': { result: { instance, tasks: [{ id: 't1', revision: 9 }] } },
      '/flow/act.do': note('act'),
      '/flow/withdraw.do': note('withdraw'),
    });
    const people = { value: 'u2', label: '陈安' };
    await run(
      { do: 'actFlow', decision: 'transfer', task: 't1', instance: 'i1', people, comment: '请代办' },
      { do: 'actFlow', decision: 'withdraw', instance: 'i1' },
    );
    expect(sent).toMatchObject([
      ['act', { taskId: 't1', action: 'transfer', revision: 9, people: ['u2'], comment: '请代办' }],
      ['withdraw', { instanceId: 'i1', revision: 4 }],
    ]);
  });

  it.each([
    [{ page: 'apply', flow: 'leave', instance: 'i1' }, '/flowApply/leave?instance=i1'],
    [{ page: 'detail', instance: 'i1', task: 't1' }, '/flowDetail/i1?task=t1'],
    [{ page: 'wait' }, '/flowWaitListAll/all'],
    [{ page: 'applied', flow: 'leave' }, '/flowApplyList/leave'],
  ])('opens %j', async (step, path) => {
    const { run, ui } = await create();
    await run({ do: 'openFlow', ...step });
    expect(ui.paths).toEqual([path]);
  });

  it('tells a step that does not say which task is meant', async () => {
    const { run, ui } = await create();
    await run({ do: 'actFlow', decision: 'agree', task: '{{ null }}' });
    expect(ui.messages).toEqual([{ level: 'error', text: '没有指明流程或待办' }]);
  });
});
