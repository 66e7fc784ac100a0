import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ApiAnswer } from '../support/apiClient.ts';
import { type DesignServer, startDesignServer } from '../support/designServer.ts';
import { form, list, page, placesIn } from '../support/usedForm.ts';

// What documents name of each other is told, kept whole when something is renamed, and not broken unseen.

let design: DesignServer;
beforeAll(async () => {
  design = await startDesignServer();
});
afterAll(() => design.server.close());

const send: DesignServer['send'] = (...call) => design.send(...call);
const save: DesignServer['save'] = (...call) => design.save(...call);
const publish: DesignServer['publish'] = (...call) => design.publish(...call);

let count = 0;
let ids: { form: string; list: string; page: string };

const draft = async (kind: string, id: string) =>
  (await send('get', { kind, id, version: 'draft' })).result as { schema: object; revision: number };

interface Reviewed {
  readonly findings: readonly object[];
  readonly plans: readonly object[];
  readonly broken: readonly object[];
  readonly others: readonly object[];
}
const operation = { op: 'drop', part: 'f-days', field: 'days', rows: 0, sample: [] };
const drop = { kind: 'form', plan: [operation], hash: expect.any(String) as string };
const named = (schema: ReturnType<typeof form>) => ({
  ...{ kind: schema.kind, id: schema.id, name: schema.name },
  schema,
});

/** A form that is published, a list that shows it, and a page that is not published. */
beforeEach(async () => {
  count += 1;
  const no = String(count);
  ids = { form: `leave-${no}`, list: `leave-list-${no}`, page: `leave-page-${no}` };
  await save(form(ids.form));
  expect((await publish('form', ids.form, 1)).msg).toBe('操作成功');
  await save(list(ids.list, ids.form));
  expect((await publish('mgrList', ids.list, 1)).msg).toBe('操作成功');
  await save(page(ids.page, ids.form));
});

describe('uses', () => {
  test('of a part are told with where they stand, in the language of who asks', async () => {
    const answer = await send('uses', { kind: 'form', id: ids.form, part: 'f-days' });
    expect(placesIn(answer)).toEqual([
      ['app', false, true, ['/body/0/props/text']],
      ['mgrList', true, true, ['/columns/1/field']],
    ]);
    expect(answer.list).toMatchObject([
      { name: '概览', places: [{ sentence: '页面应用『概览』的文本『a』' }] },
      { name: '请假单', places: [{ sentence: '管理列表『请假单』的列『天数』' }] },
    ]);
    const own = await send('uses', { kind: 'app', id: ids.page, part: 'source:days' });
    expect(placesIn(own)).toEqual([['app', false, true, ['/body/0/props/text']]]);
  });

  test('of a document are those that name it', async () => {
    expect(placesIn(await send('uses', { kind: 'form', id: ids.form }))).toEqual([
      ['app', false, true, ['/sources/days/call']],
      ['mgrList', true, true, ['/module']],
    ]);
  });

  test('of what is not there are refused', async () => {
    expect(await send('uses', { kind: 'form', id: 'nowhere' })).toMatchObject({ msgState: 4 });
    expect(await send('uses', { kind: 'form', id: ids.form, part: 'gone' })).toMatchObject({
      msgState: 2,
      errors: [{ path: 'part', code: 'NOT_FOUND' }],
    });
  });
});

describe('a field that is dropped', () => {
  beforeEach(async () => void (await save(form(ids.form, []), 1)));

  test('is told before it is published, wherever it is missing then', async () => {
    const answer = await send('impact', { kind: 'form', id: ids.form, revision: 2 });
    expect(placesIn(answer)).toEqual([
      ['mgrList', true, true, ['/columns/1/field']],
      ['app', false, true, ['/body/0/props/text']],
    ]);
    expect(answer.list?.[0]).toMatchObject({
      places: [{ sentence: expect.stringMatching(/^管理列表『请假单』的列『天数』：.*days/) as string }],
    });
    expect(await send('impact', { kind: 'form', id: ids.form, revision: 1 })).toMatchObject({ msgState: 5 });
  });

  test('does not reach users unless somebody says why, which the audit keeps', async () => {
    const refused = await publish('form', ids.form, 2);
    expect(refused).toMatchObject({ msgState: 2, code: 'BREAKS_OTHERS' });
    expect(placesIn(refused)).toEqual([['mgrList', true, false, ['/columns/1/field']]]);
    expect(await publish('form', ids.form, 2, { override: '列表稍后修改' })).toMatchObject({ msgState: 1 });
    expect(await design.audited(`form/${ids.form}`)).toMatchObject({
      override: '列表稍后修改',
      broken: [`mgrList/${ids.list}`],
    });
    // What is broken already is no reason to refuse what comes next.
    await save(form(ids.form, []), 2);
    expect(await publish('form', ids.form, 3)).toMatchObject({ msgState: 1 });
  });

  test('is seen before it is published, with the drafts that would mend it and what they come to together', async () => {
    const item = { kind: 'form', id: ids.form, revision: 2 };
    const review = async (...items: object[]) => (await send('review', { items })).result as Reviewed;
    const alone = await review(item);
    expect(placesIn({ list: alone.broken } as ApiAnswer)).toEqual([
      ['mgrList', true, false, ['/columns/1/field']],
    ]);
    expect([alone.findings, alone.plans, alone.others]).toEqual([[], [{ ...drop, id: ids.form }], []]);
    const mended = { ...list(ids.list, ids.form), columns: [{ field: 'reason' }] };
    await save(mended, 1);
    const offered = { kind: 'mgrList', id: ids.list, revision: 2, version: 1, why: 'broken' };
    expect((await review(item)).others).toMatchObject([offered]);
    const together = await review(item, { kind: 'mgrList', id: ids.list, revision: 2 });
    expect([together.broken, together.others]).toEqual([[], []]);
    // A page names the form by way of nothing else, and is not published yet.
    const page = await review({ kind: 'app', id: ids.page });
    expect(page.findings).toMatchObject([]);
    expect(page.others).toMatchObject([{ kind: 'form', id: ids.form, version: 1, why: 'named' }]);
    expect(await send('review', { items: [{ ...item, revision: 1 }] })).toMatchObject({ msgState: 5 });
    expect(await send('review', { items: [item, item] })).toMatchObject({
      errors: [{ path: 'items.1.id', code: 'NOT_UNIQUE' }],
    });
  });

  test('is seen of a version before it is rolled back to', async () => {
    await publish('form', ids.form, 2, { override: '稍后修改' });
    await save(form(ids.form), 2);
    await publish('form', ids.form, 3);
    const answer = await send('review', { items: [{ kind: 'form', id: ids.form, version: 2 }] });
    expect(answer.result).toMatchObject({
      plans: [{ plan: [{ op: 'drop' }] }],
      broken: [{ id: ids.list, published: true }],
    });
  });

  test('is refused by an import that publishes, unless somebody says why', async () => {
    const schema = form(ids.form, []);
    const bundle = { format: 'atrium-bundle', formatVersion: 1, documents: [named(schema)] };
    const bring = (more: object) => send('import', { bundle, publish: true, ...more });
    const trial = await bring({ dryRun: true });
    expect(trial.result).toMatchObject({ broken: [{ id: ids.list }] });
    const refused = await bring({});
    expect(refused).toMatchObject({ msgState: 2, code: 'BREAKS_OTHERS' });
    expect(placesIn(refused)).toEqual([['mgrList', true, false, ['/columns/1/field']]]);
    expect(await bring({ override: '列表稍后修改' })).toMatchObject({
      result: { left: [{ id: ids.form, version: 2 }] },
    });
    expect(await design.audited(`form/${ids.form}`)).toMatchObject({
      override: '列表稍后修改',
      broken: [`mgrList/${ids.list}`],
    });
  });

  test('is refused by a rollback alike', async () => {
    await save(list(ids.list, ids.form), 1);
    await publish('form', ids.form, 2, { override: '稍后修改' });
    await save(form(ids.form), 2);
    await publish('form', ids.form, 3);
    const at = { kind: 'form', id: ids.form, version: 2 };
    expect(await send('rollback', at)).toMatchObject({ code: 'BREAKS_OTHERS' });
    expect(await send('rollback', { ...at, override: '回退' })).toMatchObject({ msgState: 1 });
  });
});

describe('renaming', () => {
  const rename = (part: string, to: string, more: object = {}) =>
    send('rename', { kind: 'form', id: ids.form, part, to, ...more });

  test('a field rewrites every draft that names it, and nothing that users have', async () => {
    const before = { form: await draft('form', ids.form), page: await draft('app', ids.page) };
    const asked = await rename('f-days', 'dayCount', { dryRun: true });
    expect(await draft('app', ids.page)).toEqual(before.page);
    const done = await rename('f-days', 'dayCount');
    expect(done.result).toEqual({ revision: 2 });
    expect(placesIn(done)).toEqual(placesIn(asked));
    expect((await draft('form', ids.form)).schema).toEqual((asked.result as { schema: object }).schema);
    expect((await draft('form', ids.form)).schema).toMatchObject({ fields: [{ name: 'dayCount' }, {}] });
    expect(await draft('mgrList', ids.list)).toMatchObject({
      revision: 2,
      schema: { columns: [{ field: 'reason' }, { field: 'dayCount' }] },
    });
    expect((await draft('app', ids.page)).schema).toMatchObject({
      sources: { days: {} },
      body: [{ props: { text: '{{ sources.days[0].dayCount }}' } }],
    });
    expect((await send('get', { kind: 'mgrList', id: ids.list })).result).toMatchObject({
      schema: { columns: [{}, { field: 'days' }] },
    });
    await rename('f-days', 'days');
    expect((await draft('form', ids.form)).schema).toEqual(before.form.schema);
    expect((await draft('app', ids.page)).schema).toEqual(before.page.schema);
    const rows = await design.server.db
      .selectFrom('atrium.audit')
      .select('resource')
      .where('action', '=', 'resource.rename')
      .where('resource', 'like', `%-${String(count)}`)
      .execute();
    expect(rows).toHaveLength(6);
  });

  test('a source rewrites the document that has it', async () => {
    await send('rename', { kind: 'app', id: ids.page, part: 'source:days', to: 'leaves' });
    expect((await draft('app', ids.page)).schema).toMatchObject({
      sources: { leaves: { call: `${ids.form}/list` } },
      body: [{ props: { text: '{{ sources.leaves[0].days }}' } }],
    });
  });

  test('a field rewrites the schema of Formily whose values its form keeps', async () => {
    const id = `borrow-${String(count)}`;
    const reason = { type: 'string', 'x-visible': '{{ $values.days !== 3 }}' };
    const schema = { type: 'object', properties: { days: { type: 'number' }, reason } };
    const node = { type: 'formily-form', id: 'f', props: { module: ids.form, schema } };
    await save({ ...{ kind: 'app', schemaVersion: 1, id, name: '借用' }, body: [node] });
    const at = '/body/0/props/schema/properties';
    const places = [`${at}/days`, `${at}/reason/x-visible`];
    const asked = await rename('f-days', 'dayCount', { dryRun: true });
    expect(placesIn(asked)).toContainEqual(['app', false, true, places]);
    await rename('f-days', 'dayCount');
    const { schema: page } = await draft('app', id);
    expect(JSON.stringify(page)).toContain('{{ $values.dayCount !== 3 }}');
    expect(page).toMatchObject({ body: [{ props: { schema: { properties: { dayCount: {} } } } }] });
  });

  test.each([
    ['f-days', 'reason', 'to', 'NOT_UNIQUE'],
    ['f-days', 'createdAt', 'to', 'NAME_RESERVED'],
    ['f-days', '天数', 'to', 'FORMAT_INVALID'],
    ['gone', 'x', 'part', 'NOT_FOUND'],
    ['grant:g', 'x', 'part', 'VALUE_INVALID'],
  ])('%s to %s is refused', async (part, to, path, code) => {
    expect(await rename(part, to)).toMatchObject({ msgState: 2, errors: [{ path, code }] });
    expect(await draft('form', ids.form)).toMatchObject({ revision: 1 });
  });

  test('does not take from another form what a condition of both names', async () => {
    const rules = {
      testRule: 'every',
      conditionList: [{ bindKey: 'days', type: 'number', judgeType: 'greater', value: 3 }],
    };
    const no = String(count);
    const condition = { kind: 'condition', schemaVersion: 1, id: `long-${no}`, name: '长假', rules };
    await save(condition);
    await save({ ...list(ids.list, ids.form), where: { condition: condition.id } }, 1);
    const own = await rename('f-days', 'dayCount');
    expect(placesIn(own)).toContainEqual(['condition', false, true, ['/rules/conditionList/0/bindKey']]);
    await save(form(`other-${no}`));
    const other = { ...list(`other-list-${no}`, `other-${no}`), columns: [{ field: 'reason' }] };
    await rename('f-days', 'days');
    await save({ ...other, where: { condition: condition.id } });
    expect(await rename('f-days', 'dayCount')).toMatchObject({
      msgState: 2,
      errors: [{ path: 'part', code: 'RENAME_SHARED' }],
    });
  });
});

test.each(['uses', 'impact', 'rename'])('%s is for administrators', async (action) => {
  const param = { kind: 'form', id: 'pupil' };
  expect(await send(action, param, design.teacher)).toMatchObject({ http: 403, msgState: 3 });
  expect((await send(action, param, design.server.api)).msgState).toBe(0);
});

describe('a composed interface', () => {
  test('that reads a form is told of, and renamed with it, while what it answers keeps its names', async () => {
    const definition = {
      ...{
        name: '天数一览',
        moduleCode: 'teaching',
        interfaceUrl: `days-${String(count)}`,
        kind: 'composed',
      },
      ...{ answers: 'list', inputs: [], roles: ['student'] },
      outputs: [{ name: 'days', type: 'number' }],
      composed: { steps: [{ do: 'call', name: 'leaves', call: `${ids.form}/list` }], list: 'leaves' },
    };
    expect((await design.admin.call('manager', '/interface/save.do', { definition })).errors).toBeUndefined();
    const told = await send('uses', { kind: 'form', id: ids.form, part: 'f-days' });
    expect(told.list).toContainEqual({
      ...{ kind: 'interface', id: `teaching/days-${String(count)}`, name: '天数一览' },
      ...{ published: false, draft: true },
      places: [{ path: '/outputs/0/path', sentence: '组合接口『天数一览』的输出' }],
    });
    await send('rename', { kind: 'form', id: ids.form, part: 'f-days', to: 'dayCount' });
    const { moduleCode, interfaceUrl } = definition;
    const { result } = await design.admin.call('manager', '/interface/get.do', { moduleCode, interfaceUrl });
    expect(result).toMatchObject({
      definition: { outputs: [{ name: 'days', path: 'dayCount' }] },
    });
  });
});
