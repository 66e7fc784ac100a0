import { describe, expect, it, vi } from 'vitest';
import { createPlainRoot } from '../../../tests/support/testRoot.ts';
import type { FixedAnswers } from '../data/fixedTransport.ts';
import { extendScope } from '../../documents/prop.ts';
import type { Action } from '../../schemas/action.ts';
import { PageModel } from '../render/PageModel.ts';
import { TellableError } from '../data/TellableError.ts';
import { runChain } from './runChain.ts';

const variables = { log: { type: 'text', initial: '' }, flag: { type: 'bool', initial: false } };

function create(answers: FixedAnswers = {}) {
  const { root, ui } = createPlainRoot({ answers });
  const page = new PageModel(root, { kind: 'app', id: 'test', variables }, {});
  const run = (...chain: Action[]) => runChain(chain, { root, page, form: undefined, scope: page.scope });
  return { root, ui, page, run, said: () => ui.messages.map(({ text }) => text) };
}
const say = (text: string, rest: Partial<Action> = {}): Action => ({ do: 'message', text, ...rest });
const fetchOne: Action = { do: 'call', call: 'student/detail' };
const failing: Action = { do: 'openUrl', url: 'javascript:alert(1)' };
const LIST = '/student/detail.htm';
const MISCONFIGURED = '此操作的配置有误，请联系页面的配置人员';

describe('a chain', () => {
  it('runs its steps one after another', async () => {
    const { run, said } = create();
    await run(say('one'), say('two'));
    expect(said()).toEqual(['one', 'two']);
  });

  it('is nothing where there is none', async () => {
    const { root, page } = create();
    await runChain(undefined, { root, page, form: undefined, scope: page.scope });
    await runChain([], { root, page, form: undefined, scope: page.scope });
  });

  it('passes over steps whose condition does not hold', async () => {
    const { run, said } = create();
    await run(say('no', { when: false }), say('yes', { when: '{{ 1 < 2 }}' }));
    expect(said()).toEqual(['yes']);
  });

  it('judges a condition when its turn comes', async () => {
    const { run, said } = create();
    const set = { do: 'setVariable', name: 'flag', value: true };
    await run(say('early', { when: '{{ vars.flag }}' }), set, say('late', { when: '{{ vars.flag }}' }));
    expect(said()).toEqual(['late']);
  });

  it('gives a step the result of the one before', async () => {
    const { run, said } = create({ [LIST]: { result: { name: '林知夏' } } });
    await run(fetchOne, say('{{ result.name }}'), say('{{ isEmpty(result) }}'));
    expect(said()).toEqual(['林知夏', 'true']);
  });

  it('is about what was chosen when it began, whatever a list lets go of meanwhile', async () => {
    const { root, page, said } = create();
    let chosen = [{ id: '1' }, { id: '2' }];
    const names = {
      get selection() {
        return chosen.map(({ id }) => id);
      },
      get selected() {
        return chosen;
      },
    };
    const wait = { do: 'wait', milliseconds: 1 };
    const running = runChain([wait, say('{{ join(selection, "+") }} of {{ count(selected) }}')], {
      root,
      page,
      form: undefined,
      scope: extendScope(page.scope, names),
    });
    chosen = [];
    await running;
    expect(said()).toEqual(['1+2 of 2']);
  });

  it('keeps a result beyond a step that was passed over', async () => {
    const { run, said } = create({ [LIST]: { result: 7 } });
    await run(fetchOne, say('no', { when: false }), say('{{ result }}'));
    expect(said()).toEqual(['7']);
  });
});

describe('a step that fails', () => {
  it('ends the chain, tells the person and stands in the log', async () => {
    const { run, said, ui, root } = create();
    await run(failing, say('not reached'));
    expect(said()).toEqual(['不允许打开该地址']);
    expect(ui.messages[0]?.level).toBe('error');
    expect(root.log.entries).toMatchObject([{ where: 'app test', finding: { code: 'ACTION_FAILED' } }]);
  });

  it('runs its onError instead of the rest, with the error’s text, and tells nobody else', async () => {
    const { run, said, root } = create();
    await run({ ...failing, onError: [say('because {{ error }}')] }, say('not reached'));
    expect(said()).toEqual(['because 不允许打开该地址']);
    expect(root.log.entries).toHaveLength(1);
  });

  it('stands in the log with what ran it, the step and its place, the innermost one', async () => {
    const { root, page } = create();
    const at = { path: '/body/0/on/click', name: '保存' };
    const chain = [say('one'), { do: 'parallel', branches: [[say('two')], [say('three'), failing]] }];
    await runChain(chain, { root, page, form: undefined, scope: page.scope, at });
    expect(root.log.entries).toMatchObject([
      { subject: '保存 › openUrl', finding: { path: '/body/0/on/click/1/branches/1/1' } },
    ]);
  });

  it('tells whether all of it was done: not where something failed, also when that was dealt with', async () => {
    const { run } = create();
    const told = [
      run(say('one')),
      run(failing),
      run({ ...failing, onError: [say('x')] }),
      run({ do: 'stop' }),
    ];
    expect(await Promise.all(told)).toEqual([true, false, false, false]);
  });

  it('fails again where its onError fails', async () => {
    const { run, said } = create();
    await run({ ...failing, onError: [failing, say('not reached')] });
    expect(said()).toEqual(['不允许打开该地址']);
  });

  it('is one that nobody knows', async () => {
    const { run, said } = create();
    await run({ do: 'fly' }, say('not reached'));
    expect(said()).toEqual(['没有名为“fly”的操作']);
  });

  it('tells what was written for a person, and of anything else no more than that it failed', async () => {
    const { run, said, root, ui } = create();
    vi.spyOn(ui, 'copy').mockRejectedValueOnce(new TypeError('x is undefined'));
    await run({ do: 'copyText', text: 'a' });
    vi.spyOn(ui, 'copy').mockRejectedValueOnce(new TellableError('剪贴板被占用'));
    await run({ do: 'copyText', text: 'a' });
    expect(said()).toEqual(['操作未能完成，请稍后重试', '剪贴板被占用']);
    expect(root.log.entries[0]?.finding.message.enUS).toBe('x is undefined');
  });

  it.each(['{{ 1 + }}', '{{ nobody.knows }}'])('is one whose condition fails: %s', async (when) => {
    const { run, root, said } = create();
    await run(say('asks', { when }), say('removes'));
    expect(said()).toEqual([MISCONFIGURED]);
    expect(root.log.entries.map(({ finding }) => finding.message.zhCN)).toContainEqual(
      expect.stringMatching(/\p{Script=Han}/u),
    );
    await run(say('asks', { when, onError: [say('instead')] }), say('removes'));
    expect(said()).toEqual([MISCONFIGURED, 'instead']);
  });

  it('is one of whose parameters one fails: it would do something else without it', async () => {
    const { run, root, said } = create({ [LIST]: { list: [] } });
    await run({ do: 'call', call: 'student/list', param: { where: '{{ nobody.filter }}' } }, say('on'));
    await run({ do: 'setVariable', name: 'flag', value: '{{ nobody.knows }}' }, say('on'));
    expect(said()).toEqual([MISCONFIGURED, MISCONFIGURED]);
    expect(root.log.entries.map(({ finding }) => finding.code)).toContain('UNKNOWN_NAME');
  });
});

describe('a chain ends quietly', () => {
  it('at a stop', async () => {
    const { run, said, root } = create();
    await run(say('one'), { do: 'stop', onError: [say('no error')] }, say('two'));
    expect(said()).toEqual(['one']);
    expect(root.log.entries).toEqual([]);
  });

  it('when the person says no', async () => {
    const { run, said, ui } = create();
    ui.agrees = false;
    await run({ do: 'confirm', title: '确定删除？', onError: [say('no error')] }, say('removed'));
    expect(ui.questions).toEqual([{ title: '确定删除？', danger: false }]);
    expect(said()).toEqual([]);
  });

  it('when the page is left meanwhile', async () => {
    const made = create({
      [LIST]: () => {
        made.page.dispose();
        return { result: 1 };
      },
    });
    await made.run(fetchOne, say('not reached'));
    expect(made.said()).toEqual([]);
    expect(made.root.log.entries).toEqual([]);
  });

  it('when the page is left while the person is asked', async () => {
    const { run, said, ui, page } = create();
    ui.confirm = () => {
      page.dispose();
      return Promise.resolve(true);
    };
    await run({ do: 'confirm', title: '确定？' }, say('not reached'));
    expect(said()).toEqual([]);
  });

  it('when its call is cancelled by a change of route', async () => {
    const made = create({
      [LIST]: () => {
        made.root.client.cancelRoute();
        return { result: 1 };
      },
    });
    await made.run({ ...fetchOne, onError: [say('no error')] }, say('not reached'));
    expect(made.said()).toEqual([]);
  });
});
