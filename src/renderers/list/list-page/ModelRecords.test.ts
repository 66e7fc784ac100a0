import { autorun } from 'mobx';
import { describe, expect, it, vi } from 'vitest';
import { field, formDocument } from '../../../../tests/support/plainDocuments.ts';
import { undrawn } from '../../../../tests/support/plainForm.ts';
import { createPlainRoot } from '../../../../tests/support/testRoot.ts';
import type { FixedAnswer } from '../../../runtime/data/fixedTransport.ts';
import { PageModel } from '../../../runtime/render/PageModel.ts';
import type { MgrListDocument } from '../../../schemas/documents/index.ts';
import type { ModuleRights } from '../../../schemas/wire/record.ts';
import { ListModel } from './ListModel.ts';
import { firstQuery } from './query.ts';
import { ModelRecords } from './ModelRecords.ts';

const row = { id: '1', revision: 3, name: '林知夏', kind: 'a' };
const document: MgrListDocument = {
  kind: 'mgrList',
  schemaVersion: 1,
  id: 'list',
  name: 'list',
  module: 'plain',
  columns: [{ field: 'name' }],
};

interface Given extends Partial<MgrListDocument> {
  /** The record as the server has it. */
  kept?: () => object;
}

function create(update: FixedAnswer = {}, rights?: ModuleRights, { kept = () => row, ...list }: Given = {}) {
  const answers = {
    '/plain/list.htm': () => ({ list: [kept()], total: 1 }),
    '/plain/update.htm': update,
  };
  const { root, ui } = createPlainRoot({ renderers: undrawn, answers });
  const page = new PageModel(root, { kind: 'mgrList', id: 'list' }, {});
  const form = formDocument([
    field('name', { title: '姓名' }),
    field('kind'),
    field('full', { value: '{{ name }}' }),
  ]);
  const module = { kind: 'form' as const, id: 'plain', version: 1, document: form, rights };
  const model = new ListModel(page, { ...document, ...list }, module, firstQuery(document));
  model.start();
  const records = new ModelRecords(model, undefined, ({ id }) => `actions of ${id}`);
  const ready = () => vi.waitFor(() => expect(records.status).toBe('ready'));
  return { model, records, ui, ready };
}

describe('the records of a list, as its views see them', () => {
  it('leave out what the flag of its column leaves out, and nothing that has no column', () => {
    const { model, records } = create({}, undefined, {
      columns: [
        { field: 'name', visible: "{{ platform_locale == 'zhCN' }}" },
        { field: 'full', visible: "{{ platform_locale == 'enUS' }}" },
      ],
    });
    const omitted = () => ['name', 'full', 'kind'].filter((code) => records.omits(code));
    expect(omitted()).toEqual(['full']);
    model.page.root.locale.change('enUS');
    expect(omitted()).toEqual(['name']);
  });

  it('know their fields: titles, texts, and which may be written', async () => {
    const { records, ready } = create(
      {},
      { actions: ['update'], read: ['name', 'full'], write: ['name', 'full'] },
    );
    await ready();
    const name = records.field('name');
    expect([name?.title, name?.writable]).toEqual(['姓名', true]);
    expect(records.field('name')?.cell(records.rows[0]!).text).toBe('林知夏');
    expect(records.field('full')?.writable).toBe(false);
    expect(records.field('kind')).toBeUndefined();
    expect(records.field('gone')).toBeUndefined();
  });

  it('are headed in all views as the list heads their columns', () => {
    const { model, records } = create({}, undefined, {
      columns: [{ field: 'name', title: { zhCN: '学生', enUS: 'Student' } }, { field: 'kind' }],
    });
    expect([records.field('name')?.title, records.field('full')?.title]).toEqual(['学生', 'full']);
    model.page.root.locale.change('enUS');
    expect(records.field('name')?.title).toBe('Student');
  });

  it('are written at once, and are what the server made of it', async () => {
    const { records, ready } = create((param) => ({
      result: { ...row, ...(param.data as object), revision: 4, kind: 'computed' },
    }));
    await ready();
    const kept = records.update?.(records.rows[0]!, { name: '周明远' });
    expect(records.rows[0]?.name).toBe('周明远');
    expect(await kept).toBe(true);
    expect(records.rows[0]).toMatchObject({ revision: 4, kind: 'computed' });
  });

  it('are written one after another, each with the revision that came back, and show the last at once', async () => {
    const sent: [unknown, unknown][] = [];
    let kept = { ...row };
    const { records, ui, ready } = create(
      ({ revision, data }) => {
        sent.push([revision, data]);
        if (revision !== kept.revision) return { msgState: 5, msg: '记录已被他人修改' };
        kept = { ...kept, ...(data as object), revision: kept.revision + 1 };
        return { result: kept };
      },
      undefined,
      { kept: () => kept },
    );
    await ready();
    const seen: unknown[] = [];
    const stop = autorun(() => seen.push(records.rows[0]?.kind));
    const first = records.update?.(records.rows[0]!, { kind: 'b' });
    const second = records.update?.(records.rows[0]!, { kind: 'c' });
    expect([await first, await second]).toEqual([true, true]);
    stop();
    expect(sent).toEqual([
      [3, { kind: 'b' }],
      [4, { kind: 'c' }],
    ]);
    expect(seen.filter((kind, index) => kind !== seen[index - 1])).toEqual(['a', 'b', 'c']);
    expect(ui.messages.map(({ text }) => text)).toEqual(['已保存', '已保存']);
  });

  it('are written after a refusal with the revision that was seen', async () => {
    const sent: unknown[] = [];
    const { records, ready } = create(({ revision, data }) => {
      sent.push(revision);
      return sent.length === 1
        ? { msgState: 5, msg: '不可' }
        : { result: { ...row, ...(data as object), revision: 4 } };
    });
    await ready();
    const first = records.update?.(records.rows[0]!, { name: '周明远' });
    const second = records.update?.(records.rows[0]!, { kind: 'b' });
    expect([await first, await second]).toEqual([false, true]);
    expect(sent).toEqual([3, 3]);
    expect(records.rows[0]).toMatchObject({ name: '林知夏', kind: 'b' });
  });

  it('are as before where the server refuses, and say why', async () => {
    const { records, ui, ready } = create({ msgState: 5, msg: '记录已被他人修改' });
    await ready();
    expect(await records.update?.(records.rows[0]!, { name: '周明远' })).toBe(false);
    expect(records.rows[0]?.name).toBe('林知夏');
    expect(ui.messages.map(({ text }) => text)).toEqual(['记录已被他人修改']);
  });

  it('say which fields are wrong by a change', async () => {
    const errors = [
      { path: 'data.name', code: 'required', message: '必填' },
      { path: 'data.gone', code: 'required', message: '必填' },
    ];
    const { records, ui, ready } = create({ msgState: 4, msg: '输入内容不正确', errors });
    await ready();
    await records.update?.(records.rows[0]!, { kind: 'b' });
    expect(ui.messages.map(({ text }) => text)).toEqual(['姓名：必填']);
  });

  it('cannot be written by a role that may not', () => {
    expect(create({}, { actions: ['list'], read: '*', write: '*' }).records.update).toBeUndefined();
  });

  it('are chosen and handled where the list has something to do with them', async () => {
    const button = { type: 'undrawn', id: 'do' };
    const { model, records, ready } = create({}, undefined, {
      selectable: true,
      bulkActions: [button],
      rowActions: [button],
    });
    await ready();
    records.choice?.set(records.rows[0]!, true);
    expect([records.choice?.has(records.rows[0]!), [...model.chosen.keys()]]).toEqual([true, ['1']]);
    expect(records.actions?.(records.rows[0]!)).toBe('actions of 1');
  });

  it('are neither where it has not', async () => {
    const { records, ready } = create({}, undefined, { selectable: true });
    await ready();
    expect([records.choice, records.actions]).toEqual([undefined, undefined]);
  });
});

describe('a change of a record', () => {
  /** A server that checks revisions. */
  function serve() {
    const server = { kept: { ...row, name: '林知夏' as unknown }, sent: [] as unknown[] };
    const made = create(
      ({ revision, data }) => {
        server.sent.push([revision, data]);
        if (revision !== server.kept.revision)
          return { msgState: 5, code: 'REVISION_CONFLICT', msg: '记录已被他人修改' };
        server.kept = { ...server.kept, ...(data as object), revision: server.kept.revision + 1 };
        return { result: server.kept };
      },
      undefined,
      { kept: () => server.kept },
    );
    const said = () => made.ui.messages.map(({ text }) => text);
    return { ...made, server, said };
  }

  it('is undone by its message, once, with the revision that it led to', async () => {
    const { model, records, ui, server, said, ready } = serve();
    await ready();
    await records.update?.(records.rows[0]!, { name: '周明远' });
    expect(ui.messages[0]).toMatchObject({ level: 'success', text: '已保存', action: { label: '撤销' } });
    ui.messages[0]?.action?.run();
    await vi.waitFor(() => expect(said()).toEqual(['已保存', '已撤销']));
    ui.messages[0]?.action?.run();
    await model.undoing.undo();
    expect(server.sent).toEqual([
      [3, { name: '周明远' }],
      [4, { name: '林知夏' }],
    ]);
    expect(records.rows[0]).toMatchObject({ name: '林知夏', revision: 5 });
  });

  it('is undone while it is on its way, and so are those before it, one by one', async () => {
    const { model, records, server, ready } = serve();
    await ready();
    void records.update?.(records.rows[0]!, { name: '甲' });
    void records.update?.(records.rows[0]!, { name: '乙', kind: 'b' });
    await model.undoing.undo();
    expect(server.kept).toMatchObject({ name: '甲', kind: 'a', revision: 6 });
    await model.undoing.undo();
    expect(server.kept).toMatchObject({ name: '林知夏', revision: 7 });
    await model.undoing.undo();
    expect(server.sent).toHaveLength(4);
  });

  it('is not undone where the record was changed since, from here or elsewhere: that stays', async () => {
    const { model, records, ui, server, said, ready } = serve();
    await ready();
    await records.update?.(records.rows[0]!, { name: '甲' });
    await records.update?.(records.rows[0]!, { name: '乙' });
    ui.messages[0]?.action?.run();
    await vi.waitFor(() => expect(said()).toHaveLength(3));
    expect([said().at(-1), server.kept.name]).toEqual([
      '没有撤销：这条记录之后又被修改过，现在显示的是最新内容',
      '乙',
    ]);
    server.kept = { ...server.kept, name: '别人', revision: 9 };
    await model.undoing.undo();
    expect([said().at(-1)?.slice(0, 4), server.kept.name]).toEqual(['没有撤销', '别人']);
    await vi.waitFor(() => expect(records.rows[0]?.name).toBe('别人'));
  });
});
