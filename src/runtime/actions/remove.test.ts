import { describe, expect, it, vi } from 'vitest';
import { field, formDocument } from '../../../tests/support/plainDocuments.ts';
import { createPlainRoot } from '../../../tests/support/testRoot.ts';
import { plainMetas } from '../../../tests/support/plainMetas.ts';
import type { Action } from '../../schemas/action.ts';
import type { FixedAnswers } from '../data/fixedTransport.ts';
import { PageModel } from '../render/PageModel.ts';
import { showRecords } from '../render/shownRecords.ts';
import { runChain } from './runChain.ts';

const renderers = plainMetas.map((meta) => ({ meta, load: () => Promise.reject(new Error('not drawn')) }));
const RESOURCE = { id: 'student', kind: 'form', name: 'student', version: 1, revision: 1 };

function create(answers: FixedAnswers) {
  const { root, ui } = createPlainRoot({ answers, renderers });
  const page = new PageModel(root, { kind: 'app', id: 'test', variables: {} }, {});
  const run = (...chain: Action[]) => runChain(chain, { root, page, form: undefined, scope: page.scope });
  const keep: Action = { do: 'setVariable', name: 'out', value: '{{ result }}' };
  return { page, root, ui, run, keep, out: () => page.variables.get('out') };
}

describe('remove', () => {
  const GONE = '该记录已被删除，或您无权删除';
  /** Answers each record with its state. */
  const removed = (states: Record<string, number>): FixedAnswers => ({
    '/resource/get.do': {
      result: { ...RESOURCE, schema: formDocument([field('name')], { titleField: 'name' }) },
    },
    '/student/list.htm': { list: [{ id: 'a', revision: 1, name: '林知夏' }], total: 1 },
    '/student/remove.htm': ({ ids }) => ({
      list: (ids as string[]).map((id) => ({ id, msgState: states[id] ?? 9, msg: '请求的内容不存在' })),
    }),
  });

  it('removes a record and tells those who show it', async () => {
    const { run, root, ui } = create(removed({ a: 1 }));
    await run({ do: 'remove', module: 'student', ids: ['a'] });
    expect(root.changes.removedFrom('student')).toEqual(['a']);
    expect(ui.messages).toEqual([{ level: 'success', text: '删除成功' }]);
    expect(root.bulkRuns.current).toBeUndefined();
  });

  it('says what it did in the words of the step', async () => {
    const { run, ui } = create(removed({ a: 1 }));
    const done = { zhCN: '会话已结束', enUS: 'The session is ended' };
    await run({ do: 'remove', module: 'student', ids: ['a'], done });
    expect(ui.messages).toEqual([{ level: 'success', text: '会话已结束' }]);
  });

  it('says plainly that a record is there no more, has lists load again, and leaves a line in the log', async () => {
    const { run, root, ui } = create(removed({ a: 4 }));
    await run({ do: 'remove', module: 'student', ids: ['a'] });
    expect(ui.messages).toEqual([{ level: 'error', text: GONE }]);
    expect(root.changes.of('student')).toBe(1);
    expect(root.log.entries).toHaveLength(1);
  });

  it('of a record that is still there fails its step', async () => {
    const { run, ui, page } = create(removed({ a: 4 }));
    const say = (text: string) => ({ do: 'message', text });
    await run({ do: 'remove', module: 'student', ids: ['a'] }, say('after'));
    await run({ do: 'remove', module: 'student', ids: ['a'], onError: [say('{{ error }}!')] }, say('after'));
    expect(ui.messages.map(({ text }) => text)).toEqual([GONE, `${GONE}!`]);
    page.dispose();
  });

  it('tells records of one name apart by what is theirs alone', async () => {
    const fields = [field('name'), field('no')];
    const schema = formDocument(fields, { titleField: 'name', storage: { no: { unique: true } } });
    const { page, run, root } = create({
      ...removed({ a: 1, b: 1, c: 1 }),
      '/resource/get.do': { result: { ...RESOURCE, schema } },
      '/student/list.htm': { list: [], total: 0 },
    });
    const shown = [
      { id: 'a', revision: 1, name: '林知夏', no: 'S1' },
      { id: 'b', revision: 1, name: '林知夏', no: 'S2' },
      { id: 'c', revision: 1, name: '周明远', no: 'S3' },
    ];
    showRecords(page, { module: 'student', find: (id) => shown.find((row) => row.id === id) });
    const running = run({ do: 'remove', module: 'student', ids: ['a', 'b', 'c'] });
    await vi.waitFor(() => expect(root.bulkRuns.current).toBeDefined());
    const labels = root.bulkRuns.current?.request.rows.map(({ label }) => label);
    expect(labels).toEqual(['林知夏 · S1', '林知夏 · S2', '周明远']);
    root.bulkRuns.current?.close();
    await running;
  });

  it('removes what the page shows, and nothing that somebody has changed since', async () => {
    const CHANGED = '该记录已由陈老师修改，请查看最新内容后再试';
    const asked: unknown[] = [];
    const { page, run, root, ui } = create({
      ...removed({}),
      '/student/remove.htm': ({ ids, revisions }) => {
        asked.push(revisions);
        return { list: (ids as string[]).map((id) => ({ id, msgState: id === 'a' ? 5 : 1, msg: CHANGED })) };
      },
    });
    showRecords(page, { module: 'student', find: (id) => (id === 'z' ? undefined : { id, revision: 3 }) });
    await run({ do: 'remove', module: 'student', ids: ['a'] });
    expect(ui.messages).toEqual([{ level: 'error', text: CHANGED }]);
    const title = { zhCN: '结束会话', enUS: 'End sessions' };
    const chain = run({ do: 'remove', module: 'student', ids: ['a', 'z'], title });
    await vi.waitFor(() =>
      expect(root.bulkRuns.current?.request.rows.map(({ state }) => state)).toEqual(['failed', 'done']),
    );
    expect(root.bulkRuns.current?.request.retryable).toBe(0);
    expect(root.bulkRuns.current?.request.title).toBe('结束会话');
    root.bulkRuns.current?.close();
    await chain;
    expect(asked).toEqual([{ a: 3 }, { a: 3 }, undefined]);
  });

  it('shows of several what became of each, and tells of them together', async () => {
    const states: Record<string, number> = { a: 1, b: 9, c: 1, d: 4 };
    const { page, run, root, ui, keep, out } = create(removed(states));
    // The list still shows what is gone by now.
    showRecords(page, {
      module: 'student',
      find: (id) => (id === 'd' ? { id, revision: 1, name: '周明' } : undefined),
    });
    const chain = run({ do: 'remove', module: 'student', ids: ['a', 'b', 'c', 'd'] }, keep);
    await vi.waitFor(() => expect(root.changes.of('student')).toBe(1));
    const open = root.bulkRuns.current!;
    expect(open.request.rows.map(({ label, state, message }) => [label, state, message])).toEqual([
      ['林知夏', 'done', ''],
      ['第 2 条', 'failed', '请求的内容不存在'],
      ['第 3 条', 'done', ''],
      ['周明', 'failed', GONE],
    ]);
    expect(open.request.retryable).toBe(1);
    expect(root.changes.of('student')).toBe(1);
    expect(root.changes.removedFrom('student')).toEqual(['a', 'c']);
    expect(root.log.entries.filter(({ finding }) => finding.code === 'ACTION_FAILED')).toHaveLength(2);
    expect(ui.messages).toEqual([]);
    states.b = 1;
    states.d = 1;
    await open.request.retryFailed();
    open.close();
    await chain;
    expect(root.changes.removedFrom('student')).toEqual(['a', 'c', 'b'].sort());
    expect(out()).toMatchObject([
      { id: 'a' },
      { id: 'b', msgState: 1 },
      { id: 'c' },
      { id: 'd', msgState: 4 },
    ]);
  });

  it.each([[[]], [null], ['{{ vars.out }}'], [[null, 5]]])(
    'asks to choose records where there are none: %j',
    async (ids) => {
      const { run, ui } = create({ '/student/remove.htm': () => expect.fail('no call') });
      await run({ do: 'remove', module: 'student', ids }, { do: 'message', text: 'not reached' });
      expect(ui.messages).toEqual([{ level: 'warning', text: '请先选择记录' }]);
    },
  );
});
