import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RootStore } from '../stores/RootStore.ts';
import { createPlainRoot } from '../../../tests/support/testRoot.ts';
import type { Action } from '../../schemas/action.ts';
import type { FixedAnswers } from '../data/fixedTransport.ts';
import { PageModel } from '../render/PageModel.ts';
import { runChain } from './runChain.ts';

const variables = { ids: { type: 'list', initial: ['a', 'b', 'c'] }, out: { type: 'list' } };

function create(answers: FixedAnswers = {}) {
  const { root, ui } = createPlainRoot({ answers });
  const page = new PageModel(root, { kind: 'app', id: 'test', variables, events: { chosen: {} } }, {});
  const run = (...chain: Action[]) => runChain(chain, { root, page, form: undefined, scope: page.scope });
  const keep: Action = { do: 'setVariable', name: 'out', value: '{{ result }}' };
  const said = () => ui.messages.map(({ text }) => text);
  return { root, ui, page, run, keep, said, out: () => page.variables.get('out') };
}
const say = (text: string, rest: Partial<Action> = {}): Action => ({ do: 'message', text, ...rest });
const failing: Action = { do: 'openUrl', url: 'javascript:alert(1)' };
const REFUSED = '不允许打开该地址';
const each = (steps: Action[], rest: Partial<Action> = {}): Action => ({
  do: 'forEach',
  items: '{{ vars.ids }}',
  steps,
  ...rest,
});
const echo: Action = { do: 'call', call: 'x/echo', param: { id: '{{ item }}' } };
const echoed = { '/x/echo.htm': ({ id }: Record<string, unknown>) => ({ result: `${String(id)}!` }) };

describe('forEach', () => {
  it('runs its steps for each element and gives the list of their results', async () => {
    const { run, said, keep, out } = create(echoed);
    await run(each([say('{{ index }}{{ item }}'), echo]), keep);
    expect(said()).toEqual(['0a', '1b', '2c']);
    expect(out()).toEqual(['a!', 'b!', 'c!']);
  });

  it('works on a few at once, the results in order', async () => {
    const asked: unknown[] = [];
    let release = (): void => undefined;
    const second = new Promise<void>((resolve) => (release = resolve));
    const made = create({
      '/x/echo.htm': async ({ id }) => {
        asked.push(id);
        if (id === 'a') await second;
        if (id === 'b') release();
        return { result: id };
      },
    });
    await made.run(each([echo], { atOnce: 2 }), made.keep);
    expect(asked.slice(0, 2)).toEqual(['a', 'b']);
    expect(made.out()).toEqual(['a', 'b', 'c']);
  });

  it('ends with the first that fails, which its onError sees', async () => {
    const { run, said } = create();
    const fails = { ...failing, when: '{{ item == "b" }}' };
    await run(each([say('{{ item }}'), fails], { onError: [say('{{ error }}')] }), say('not reached'));
    expect(said()).toEqual(['a', 'b', REFUSED]);
  });

  it('a single value is a list of one, nothing an empty list, too many are refused', async () => {
    const { run, said } = create();
    await run(each([say('{{ item }}')], { items: 'x' }), each([say('no')], { items: '{{ null }}' }));
    await run(each([say('no')], { items: Array.from({ length: 501 }, () => 1) }));
    expect(said()).toEqual(['x', '一次最多处理 500 项']);
  });

  it('a stop inside ends the whole chain quietly', async () => {
    const { run, said } = create();
    await run(each([say('{{ item }}'), { do: 'stop' }]), say('not reached'));
    expect(said()).toEqual(['a']);
  });

  it('goes no further once the page is left', async () => {
    const made = create({
      '/x/echo.htm': () => {
        made.page.dispose();
        return {};
      },
    });
    await made.run(each([say('{{ item }}'), echo]));
    expect(made.said()).toEqual(['a']);
  });
});

describe('parallel', () => {
  it('gives the results of all branches, each of which sees what came before', async () => {
    const { run, keep, out } = create(echoed);
    const branch = (text: string): Action[] => [
      { do: 'call', call: 'x/echo', param: { id: `{{ result[0] }}${text}` } },
    ];
    await run(each([echo]), { do: 'parallel', branches: [branch('1'), branch('2')] }, keep);
    expect(out()).toEqual(['a!1!', 'a!2!']);
  });

  it('the first that fails ends the others', async () => {
    const { run, said } = create();
    const slow: Action[] = [{ do: 'wait', milliseconds: 60_000 }, say('not reached')];
    await run({ do: 'parallel', branches: [slow, [failing]] }, say('not reached'));
    expect(said()).toEqual([REFUSED]);
  });
});

describe('wait', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('waits, and no longer than the page is open', async () => {
    const { run, said, page } = create();
    const chain = run(
      { do: 'wait', milliseconds: 1000 },
      say('one'),
      { do: 'wait', milliseconds: 5000 },
      say('no'),
    );
    await vi.advanceTimersByTimeAsync(999);
    expect(said()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(said()).toEqual(['one']);
    page.dispose();
    await chain;
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('emit', () => {
  it('tells those who listen now, with its payload', async () => {
    const { run, page } = create();
    const heard: unknown[] = [];
    const end = page.listen('chosen', (payload) => heard.push(payload));
    await run(
      { do: 'emit', event: 'chosen', payload: { id: '{{ vars.ids[0] }}' } },
      { do: 'emit', event: 'chosen' },
    );
    end();
    await run({ do: 'emit', event: 'chosen' });
    expect(heard).toEqual([{ id: 'a' }, null]);
  });

  it('fails for an event that the page does not declare', async () => {
    const { run, said } = create();
    await run({ do: 'emit', event: 'other' });
    expect(said()).toEqual(['页面没有声明该事件']);
  });
});

describe('bulk', () => {
  const steps = [{ ...failing, when: '{{ item == "b" }}' }, echo];
  const bulk = (rest: Partial<Action> = {}): Action => ({
    do: 'bulk',
    title: '提交 {{ vars.ids[0] }}',
    label: '第{{ index + 1 }}个 {{ item }}',
    items: '{{ vars.ids }}',
    steps,
    ...rest,
  });
  /** The run once it is on the screen: what runs it is fetched first. */
  const opened = (root: RootStore) =>
    vi.waitFor(() => {
      const { current } = root.bulkRuns;
      if (!current) throw new Error('It is not open.');
      return current;
    });
  const states = (rows: readonly { state: string }[]) => rows.map(({ state }) => state).join();

  it('shows what became of each, tries the failed again, and gives it all when it is closed', async () => {
    const { run, root, keep, out, ui } = create(echoed);
    const chain = run(bulk(), keep);
    const open = await opened(root);
    const { request: work } = open;
    await vi.waitFor(() => expect(work.running).toBe(false));
    expect(work.title).toBe('提交 a');
    expect(work.rows.map(({ label }) => label)).toEqual(['第1个 a', '第2个 b', '第3个 c']);
    expect(states(work.rows)).toBe('done,failed,done');
    expect(work.rows[1]).toMatchObject({ message: REFUSED });
    expect(ui.messages).toEqual([]);
    expect(root.log.entries).toHaveLength(1);
    await work.retryFailed();
    expect(root.log.entries).toHaveLength(2);
    expect([work.count('done'), work.count('failed')]).toEqual([2, 1]);
    open.close();
    await chain;
    expect(out()).toMatchObject([{ item: 'a', state: 'done', result: 'a!' }, { state: 'failed' }, {}]);
    expect(root.bulkRuns.current).toBeUndefined();
  });

  it('a stop skips its element only', async () => {
    const { run, root } = create(echoed);
    void run(bulk({ steps: [{ do: 'stop', when: '{{ item == "a" }}' }, echo] }));
    const { request: work } = await opened(root);
    await vi.waitFor(() => expect(work.running).toBe(false));
    expect(states(work.rows)).toBe('skipped,done,done');
  });

  it('stops after the one that is worked on', async () => {
    const made = create({
      '/x/echo.htm': () => {
        made.root.bulkRuns.current?.request.stop();
        return {};
      },
    });
    void made.run(bulk({ steps: [echo] }));
    const { request: work } = await opened(made.root);
    await vi.waitFor(() => expect(work.running).toBe(false));
    expect(states(work.rows)).toBe('done,waiting,waiting');
  });

  it('goes away with the page', async () => {
    const { run, root, page } = create(echoed);
    const chain = run(bulk(), say('not reached'));
    page.dispose();
    await chain;
    expect(root.bulkRuns.current).toBeUndefined();
  });

  it('asks to choose where there is nothing', async () => {
    const { run, said, root } = create();
    await run(bulk({ items: [] }), say('not reached'));
    expect(said()).toEqual(['请先选择记录']);
    expect(root.bulkRuns.current).toBeUndefined();
  });
});
