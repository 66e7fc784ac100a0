import { describe, expect, it } from 'vitest';
import { createPlainRoot } from '../../../tests/support/testRoot.ts';
import type { FixedAnswers } from '../data/fixedTransport.ts';
import { field, formDocument } from '../../../tests/support/plainDocuments.ts';
import { plainMetas } from '../../../tests/support/plainMetas.ts';
import { compileForm } from '../../documents/form.ts';
import type { Action } from '../../schemas/action.ts';
import { actionParameters } from '../../schemas/actionParameters.ts';
import type { ModuleRecord } from '../../schemas/wire/record.ts';
import { FormModel } from '../form/FormModel.ts';
import { PageModel, type PageParts } from '../render/PageModel.ts';
import { builtinActions } from './index.ts';
import { runChain } from './runChain.ts';

const renderers = plainMetas.map((meta) => ({ meta, load: () => Promise.reject(new Error('not drawn')) }));
const variables = { kind: { type: 'text', initial: 'staff' } };

function create(answers: FixedAnswers = {}, parts: Partial<PageParts> = {}) {
  const { root, ui } = createPlainRoot({ answers, renderers });
  const page = new PageModel(root, { kind: 'app', id: 'test', variables, ...parts }, {});
  let form: FormModel | undefined;
  const openForm = (record?: ModuleRecord): FormModel => {
    const document = formDocument([field('name', { required: true })], { id: 'student' });
    const compiled = compileForm(document, root.environment('form'));
    form = new FormModel(page, compiled, {
      mode: record ? 'edit' : 'add',
      rights: undefined,
      ...(record ? { record } : {}),
    });
    return form;
  };
  const run = (...chain: Action[]) => runChain(chain, { root, page, form, scope: form?.scope ?? page.scope });
  const keep: Action = { do: 'setVariable', name: 'out', value: '{{ result }}' };
  return { root, ui, page, run, keep, openForm, out: () => page.variables.get('out') };
}
/** Answers with success and remembers what was sent. */
function recorder(answer: object = {}) {
  const sent: Record<string, unknown>[] = [];
  return { sent, answer: (param: Record<string, unknown>) => (sent.push(param), answer) };
}

it('there is an action for every name that documents may write', () => {
  expect(builtinActions.map(({ name }) => name).sort()).toEqual(Object.keys(actionParameters).sort());
});

describe('message and copyText', () => {
  it('say texts in the reader’s language with their templates', async () => {
    const { run, ui, root } = create();
    root.locale.change('enUS');
    await run({ do: 'message', text: { zhCN: '你好', enUS: 'Hello {{ vars.kind }}' }, level: 'warning' });
    await run({ do: 'message', text: 'plain' });
    expect(ui.messages).toEqual([
      { level: 'warning', text: 'Hello staff' },
      { level: 'info', text: 'plain' },
    ]);
  });

  it('say no number where there is none', async () => {
    const { run, ui, root } = create();
    await run({ do: 'message', text: '{{ 1 / 0 }} of {{ 0 / 0 }}' }, { do: 'message', text: '{{ 1 / 0 }}' });
    expect(ui.messages.map(({ text }) => text)).toEqual(['— of —', '—']);
    expect(root.log.entries.map(({ finding }) => finding.code)).toContain('NO_NUMBER');
  });

  it('never say null, undefined or an object', async () => {
    const { run, ui } = create();
    await run({ do: 'copyText', text: '{{ vars.out }}' });
    await run({ do: 'copyText', text: '{{ vars.gone }}' });
    await run({ do: 'copyText', text: '{{ split("a b", " ") }}' });
    expect(ui.copied).toEqual(['', '', 'a,b']);
    expect(ui.messages[0]).toEqual({ level: 'success', text: '已复制' });
  });

  it('are not said to be copied where the browser did not copy them', async () => {
    const { run, ui } = create();
    ui.copies = false;
    await run({ do: 'copyText', text: 'a' });
    expect([ui.copied, ui.messages]).toEqual([['a'], []]);
  });
});

describe('confirm', () => {
  it('asks with what stands around the question', async () => {
    const { run, ui } = create();
    await run({ do: 'confirm', title: '删除 {{ vars.kind }}？', content: '不可恢复', danger: true });
    expect(ui.questions).toEqual([{ title: '删除 staff？', content: '不可恢复', danger: true }]);
  });
});

describe('openUrl', () => {
  it('opens addresses apart unless told otherwise', async () => {
    const { run, ui } = create();
    await run({ do: 'openUrl', url: 'https://example.edu/{{ vars.kind }}' });
    expect(ui.urls).toEqual(['https://example.edu/staff']);
  });

  it.each(['javascript:alert(1)', '//evil.com', 'data:text/html,x', ''])('refuses %j', async (url) => {
    const { run, ui } = create();
    await run({ do: 'openUrl', url });
    expect(ui.urls).toEqual([]);
    expect(ui.messages).toEqual([{ level: 'error', text: '不允许打开该地址' }]);
  });
});

describe('openDialog, openDrawer and closeDialog', () => {
  const target = { kind: 'form', id: 'student' };

  it.each([
    ['openDialog', 'dialog'],
    ['openDrawer', 'drawer'],
  ])('%s opens a %s, and its result is what that was closed with', async (name, shape) => {
    const { run, root, keep, out } = create();
    const chain = run(
      { do: name, target, title: '{{ vars.kind }}', params: { id: '{{ vars.kind }}' }, width: 640 },
      keep,
    );
    const [overlay] = root.overlays.overlays;
    expect(overlay).toMatchObject({ shape, target, title: 'staff', params: { id: 'staff' }, width: 640 });
    await run({ do: 'closeDialog', value: { id: '{{ vars.kind }}' } });
    await chain;
    expect(out()).toEqual({ id: 'staff' });
  });

  it('closes the topmost only, and nothing where nothing is open', async () => {
    const { run, root } = create();
    await run({ do: 'closeDialog' });
    void run({ do: 'openDialog', target });
    void run({ do: 'openDrawer', target });
    await run({ do: 'closeDialog' });
    expect(root.overlays.overlays.map(({ shape }) => shape)).toEqual(['dialog']);
  });
});

describe('setValue, validate, reset and submit', () => {
  it.each(['setValue', 'validate', 'reset', 'submit'])('%s says that there is no form', async (name) => {
    const { run, ui } = create();
    await run({ do: name, field: 'name', value: 'x' });
    expect(ui.messages).toEqual([{ level: 'error', text: '此处没有可操作的表单' }]);
  });

  it('set and reset fields', async () => {
    const { run, openForm } = create();
    const form = openForm();
    await run({ do: 'setValue', field: 'name', value: '{{ vars.kind }}' });
    expect(form.values.name).toBe('staff');
    await run({ do: 'reset' });
    expect(form.values.name).toBeNull();
  });

  it('end the chain where a field is not valid', async () => {
    const { run, openForm, ui } = create();
    const form = openForm();
    await run({ do: 'validate' }, { do: 'message', text: 'not reached' });
    await run({ do: 'submit' }, { do: 'message', text: 'not reached' });
    expect(ui.messages).toEqual([
      { level: 'warning', text: '请检查标红的字段' },
      { level: 'warning', text: '请检查标红的字段' },
    ]);
    expect(form.field('name')?.error).toBe('请输入name');
  });

  it('store the record, which is the result', async () => {
    const { sent, answer } = recorder({ result: { id: '7', revision: 1, name: 'x' } });
    const { run, openForm, ui, keep, out } = create({ '/student/add.htm': answer });
    openForm().setValue('name', 'x');
    await run({ do: 'validate' }, { do: 'submit' }, keep);
    expect(sent[0]?.data).toEqual({ name: 'x' });
    expect(out()).toMatchObject({ id: '7' });
    expect(ui.messages).toEqual([{ level: 'success', text: '保存成功' }]);
  });

  it('end the chain where the person typed on while the record was stored', async () => {
    const made = create({
      '/student/add.htm': () => {
        form.setValue('name', 'xy');
        return { result: { id: '7', revision: 1, name: 'x' } };
      },
    });
    const form = made.openForm();
    form.setValue('name', 'x');
    await made.run({ do: 'submit' }, { do: 'message', text: 'not reached' });
    expect(made.ui.messages).toEqual([{ level: 'success', text: '保存成功，此后填写的内容尚未保存' }]);
    expect(form.values.name).toBe('xy');
  });

  it('say where there is nothing to store', async () => {
    const { run, openForm, ui } = create();
    openForm({ id: '7', revision: 1, name: 'x' });
    await run({ do: 'submit' });
    expect(ui.messages).toEqual([{ level: 'info', text: '没有需要保存的修改' }]);
  });
});

describe('call', () => {
  it.each([
    ['the list', { list: [1, 2], total: 2 }, [1, 2]],
    ['the result', { result: { a: 1 } }, { a: 1 }],
  ])('gives %s of the answer', async (_title, answer, expected) => {
    const { run, keep, out } = create({ '/rest/http/student/detail.htm': answer });
    await run({ do: 'call', call: 'student/detail' }, keep);
    expect(out()).toEqual(expected);
  });

  it('sends its parameters with their templates', async () => {
    const { sent, answer } = recorder();
    const { run } = create({ '/student/list.htm': answer });
    await run({ do: 'call', call: 'student/list', param: { kind: '{{ vars.kind }}', limit: 5 } });
    expect(sent[0]).toMatchObject({ kind: 'staff', limit: 5 });
  });

  it('fails with the server’s words', async () => {
    const { run, ui } = create({ '/student/list.htm': { msgState: 3, msg: '没有权限' } });
    await run({ do: 'call', call: 'student/list' });
    expect(ui.messages).toEqual([{ level: 'error', text: '没有权限' }]);
  });

  it('shows what it refuses of the form’s values at their fields, and of no other', async () => {
    const errors = ['as', 'made', 'own', 'none'].map((path) => ({ path, code: 'X', message: `not ${path}` }));
    const { run, ui, openForm } = create({
      '/student/check.htm': { msgState: 2, code: 'INPUT_INVALID', msg: '输入内容不正确', errors },
    });
    const name = openForm().field('name');
    const param = { as: '{{ form.name }}', made: "{{ form.name + '!' }}", own: 'form.name' };
    await run({ do: 'call', call: 'student/check', param });
    expect(name?.error).toBe('not as');
    expect(ui.messages).toEqual([{ level: 'error', text: '输入内容不正确' }]);
  });
});

describe('save', () => {
  it('adds a record under a new request id each time', async () => {
    const { sent, answer } = recorder({ result: { id: '1', revision: 1 } });
    const { run, root } = create({ '/student/add.htm': answer });
    const step = { do: 'save', module: 'student', data: { kind: '{{ vars.kind }}' } };
    await run(step, step);
    expect(sent.map(({ data }) => data)).toEqual([{ kind: 'staff' }, { kind: 'staff' }]);
    expect(sent[0]?.requestId).not.toBe(sent[1]?.requestId);
    expect(root.changes.of('student')).toBe(2);
  });

  it('changes the record that is named', async () => {
    const { sent, answer } = recorder({ result: { id: '1', revision: 4 } });
    const { run, keep, out } = create({ '/student/update.htm': answer });
    await run({ do: 'save', module: 'student', id: '1', revision: '{{ 1 + 2 }}', data: { a: 1 } }, keep);
    expect(sent[0]).toMatchObject({ id: '1', revision: 3, data: { a: 1 } });
    expect(out()).toEqual({ id: '1', revision: 4 });
  });
});

describe('reload', () => {
  it('loads one source, all sources, or whatever shows a module', async () => {
    const asked: string[] = [];
    const answer = (name: string) => () => (asked.push(name), { list: [] });
    const sources = { a: { call: 'x/a' }, b: { call: 'x/b' } };
    const { run, page, root } = create({ '/x/a.htm': answer('a'), '/x/b.htm': answer('b') }, { sources });
    page.start();
    expect(asked).toEqual(['a', 'b']);
    await run({ do: 'reload', source: 'b' });
    expect(asked).toEqual(['a', 'b', 'b']);
    await run({ do: 'reload' });
    expect(asked).toEqual(['a', 'b', 'b', 'a', 'b']);
    await run({ do: 'reload', module: 'student' });
    expect(root.changes.of('student')).toBe(1);
    page.dispose();
  });
});

describe('exportRows', () => {
  it('saves the file that the server made of what was asked', async () => {
    const { sent, answer } = recorder({ result: { fileId: 'f', url: '/files/f?sign=x' } });
    const { run, ui } = create({ '/student/exportRows.htm': answer });
    await run({ do: 'exportRows', module: 'student', fields: ['name'], sort: '{{ vars.out }}' });
    expect(ui.urls).toEqual(['/files/f?sign=x']);
    expect(sent[0]).toMatchObject({ fields: ['name'], format: 'xlsx' });
    expect('sort' in sent[0]!).toBe(false);
  });
});
