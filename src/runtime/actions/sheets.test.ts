import { describe, expect, it, vi } from 'vitest';
import { field, formDocument } from '../../../tests/support/plainDocuments.ts';
import { plainMetas } from '../../../tests/support/plainMetas.ts';
import { createPlainRoot } from '../../../tests/support/testRoot.ts';
import type { Action } from '../../schemas/action.ts';
import type { FixedAnswers } from '../data/fixedTransport.ts';
import { PageModel } from '../render/PageModel.ts';
import { runChain } from './runChain.ts';

const renderers = plainMetas.map((meta) => ({ meta, load: () => Promise.reject(new Error('not drawn')) }));

function create(answers: FixedAnswers) {
  const { root, ui } = createPlainRoot({ answers, renderers });
  const variables = { out: { type: 'record' } };
  const page = new PageModel(root, { kind: 'app', id: 'test', variables }, {});
  const run = (...chain: Action[]) => runChain(chain, { root, page, form: undefined, scope: page.scope });
  const keep: Action = { do: 'setVariable', name: 'out', value: '{{ result }}' };
  return { root, ui, page, run, keep, out: () => page.variables.get('out') };
}

describe('exportRows of many rows', () => {
  it('follows a job to its file, also when the page is left meanwhile', async () => {
    let state = 'running';
    const made = create({
      '/student/exportRows.htm': { result: { jobId: 'j' } },
      '/job/get.do': () => ({ result: { state, done: 1, total: 2, result: { url: '/files/j' } } }),
    });
    vi.useFakeTimers();
    const chain = made.run({ do: 'exportRows', module: 'student' }, { do: 'message', text: 'not reached' });
    await vi.advanceTimersByTimeAsync(1);
    expect(made.root.jobs.jobs).toEqual([{ id: 'j', title: '正在导出', done: 1, total: 2 }]);
    made.page.dispose();
    made.root.client.cancelRoute();
    await chain;
    state = 'done';
    await vi.advanceTimersByTimeAsync(1000);
    vi.useRealTimers();
    expect(made.ui.urls).toEqual(['/files/j']);
    expect(made.ui.messages).toEqual([{ level: 'success', text: '导出完成，文件已下载' }]);
    expect(made.root.jobs.jobs).toEqual([]);
  });

  it('says that a job was cancelled, and downloads nothing', async () => {
    const { run, ui } = create({
      '/student/exportRows.htm': { result: { jobId: 'j' } },
      '/job/get.do': { result: { state: 'cancelled', done: 0, total: 0 } },
    });
    await run({ do: 'exportRows', module: 'student' }, { do: 'message', text: 'not reached' });
    expect(ui.messages).toEqual([{ level: 'info', text: '任务已取消' }]);
    expect(ui.urls).toEqual([]);
  });

  it('tells why a job failed', async () => {
    const { run, ui } = create({
      '/student/exportRows.htm': { result: { jobId: 'j' } },
      '/job/get.do': { result: { state: 'failed', done: 0, total: 0, msg: '服务已重启' } },
    });
    await run({ do: 'exportRows', module: 'student' });
    expect(ui.messages).toEqual([{ level: 'error', text: '服务已重启' }]);
  });
});

describe('importRows', () => {
  const document = formDocument(
    [field('name'), field('secret'), field('level', { value: '{{ form.name }}' })],
    { id: 'student', title: '学生' },
  );
  const rights = { actions: ['importRows'], read: '*', write: ['name', 'level'] };
  const answers = {
    '/resource/get.do': { result: { kind: 'form', id: 'student', version: 1, schema: document, rights } },
  };

  it('asks for the fields that the role may write; the result is what came of it', async () => {
    const { run, root, keep, out } = create(answers);
    const chain = run({ do: 'importRows', module: 'student' }, keep);
    const open = await vi.waitFor(() => root.imports.current ?? Promise.reject(new Error('not asked yet')));
    expect(open.request.title).toBe('学生');
    expect(open.request.fields.map(({ code }) => code)).toEqual(['name']);
    const sheet = { headerRow: 1, firstRows: [], sampleRows: [] };
    const outcome = {
      added: 1,
      updated: 0,
      failed: 0,
      errors: [],
      rows: 1,
      columns: [],
      mapping: {},
      ...sheet,
    };
    open.close(outcome);
    await chain;
    expect(out()).toEqual(outcome);
    expect(root.changes.of('student')).toBe(1);
  });

  it('ends the chain where nothing was imported', async () => {
    const { run, root, ui } = create(answers);
    const chain = run({ do: 'importRows', module: 'student' }, { do: 'message', text: 'not reached' });
    (await vi.waitFor(() => root.imports.current ?? Promise.reject(new Error('not asked yet')))).close();
    await chain;
    expect(ui.messages).toEqual([]);
    expect(root.changes.of('student')).toBe(0);
  });
});
