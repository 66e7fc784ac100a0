import { afterAll, beforeAll, expect, test } from 'vitest';
import { templates } from '../../src/designer/start/templates/templates.ts';
import { fromTemplate } from '../../src/designer/start/templates/template.ts';
import type { ApiClient } from '../support/apiClient.ts';
import { bundleCalls, bundleOf, field, form, send, names } from '../support/bundles.ts';
import type { Bundle } from '../support/bundles.ts';
import { seedPeople } from '../support/people.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';

// Under which ids a bundle comes in, what becomes of what is here, and what a dry run tells.

let source: TestServer;
let target: TestServer;
let from: ApiClient;
let to: ApiClient;
const { bring, brought, read } = bundleCalls(() => to);

beforeAll(async () => {
  [source, target] = await Promise.all([
    startTestServer({ seed: seedPeople }),
    startTestServer({ seed: seedPeople }),
  ]);
  [from, to] = await Promise.all([source.login('admin'), target.login('admin')]);
});
afterAll(async () => {
  await Promise.all([source.close(), target.close()]);
});
/** Documents that name `report` in every way that the language has, and say its id where it is only a text. */
const reports = [
  form('report', 'place', 'note'),
  {
    ...{ kind: 'condition', schemaVersion: 1, id: 'open-report', name: '未处理' },
    rules: { testRule: 'every', conditionList: [] },
  },
  {
    ...{ kind: 'mgrList', schemaVersion: 2, id: 'report-list', name: '报修', module: 'report' },
    columns: [{ field: 'place' }],
    where: { condition: 'open-report' },
  },
  {
    ...{ kind: 'control', schemaVersion: 1, id: 'report-card', name: '卡片' },
    body: [{ type: 'text', id: 'c', props: { text: 'report' } }],
  },
  {
    ...{ kind: 'mgr', schemaVersion: 1, id: 'report-desk', name: '台', list: 'report-list', forms: [] },
  },
  {
    ...{ kind: 'app', schemaVersion: 1, id: 'report-page', name: 'report' },
    sources: { rows: { call: 'report/list', param: { where: { condition: 'open-report' } } } },
    body: [
      { type: 'control/report-card', id: 'card' },
      { type: 'text', id: 't', props: { text: '{{ sources.rows.length }} report: {{ "report-page" }}' } },
      {
        ...{ type: 'button', id: 'b', props: { label: 'report' } },
        on: {
          click: [
            { do: 'open', target: { kind: 'form', id: 'report' } },
            { do: 'save', module: 'report', data: { note: 'report' } },
            { do: 'openUrl', url: '/mgr/report-desk?from=report-page' },
          ],
        },
      },
    ],
  },
  {
    ...{ kind: 'system', schemaVersion: 2, id: 'reports', name: '系统', group: '后勤' },
    menus: [
      {
        ...{ id: 'm-1', name: '报修', type: 'plugin', menuPath: '/mgr/report-list' },
        grants: [{ role: 'student' }],
      },
      { id: 'm-2', name: '页', app: { kind: 'app', id: 'report-page' }, grants: [{ role: 'student' }] },
    ],
  },
];

test('ids are other ones wherever something names them, and nothing else is', async () => {
  const ids = {
    'form/report': 'mending',
    'condition/open-report': 'open-mending',
    'mgrList/report-list': 'mending-list',
    'control/report-card': 'mending-card',
    'mgr/report-desk': 'mending-desk',
    'app/report-page': 'mending-page',
  };
  const came = await brought({ bundle: bundleOf(...reports), ids });
  expect(came.ids).toEqual(ids);
  // Said the other way about, everything is as it was; texts that only look like ids have stayed.
  expect((await read('mgrList', 'mending-list')).schema).toMatchObject({
    ...{ id: 'mending-list', module: 'mending', where: { condition: 'open-mending' } },
  });
  expect((await read('mgr', 'mending-desk')).schema).toMatchObject({ list: 'mending-list' });
  expect((await read('app', 'mending-page')).schema).toMatchObject({
    name: 'report',
    sources: { rows: { call: 'mending/list', param: { where: { condition: 'open-mending' } } } },
    body: [
      { type: 'control/mending-card' },
      { props: { text: '{{ sources.rows.length }} report: {{ "report-page" }}' } },
      {
        props: { label: 'report' },
        on: {
          click: [
            { target: { kind: 'form', id: 'mending' } },
            { module: 'mending', data: { note: 'report' } },
            { url: '/mgr/mending-desk?from=report-page' },
          ],
        },
      },
    ],
  });
  expect((await read('system', 'reports')).schema).toMatchObject({
    menus: [{ menuPath: '/mgr/mending-list' }, { app: { id: 'mending-page' } }],
  });
});

test.each<[string, object, string, string]>([
  ['what is not in the bundle', { 'form/nothing': 'x1' }, 'ids.form/nothing', 'NOT_FOUND'],
  ['an id of the product', { 'form/report': 'platform-x' }, 'ids.form/report', 'NAME_RESERVED'],
  ['what is no id', { 'form/report': 'X y' }, 'ids.form/report', 'FORMAT_INVALID'],
])('an id for %s', async (_name, ids, path, code) => {
  const answer = await bring({ bundle: bundleOf(...reports), ids, dryRun: true });
  expect(answer).toMatchObject({ msgState: 2, errors: [{ path, code }] });
});

test('what is here is kept, replaced, or stands beside what comes, which names itself then', async () => {
  const list = {
    ...{ kind: 'mgrList', schemaVersion: 2, id: 'board-list', name: '榜', module: 'board' },
    columns: [{ field: 'place' }],
  };
  const two = bundleOf(form('board', 'place'), list);
  await brought({ bundle: two });
  const changed = bundleOf(form('board', 'place', 'note'), { ...list, name: '新榜' });
  expect(names((await brought({ bundle: changed, existing: 'keep' })).left)).toEqual([
    'form/board',
    'mgrList/board-list',
  ]);
  const copied = await brought({ bundle: changed, existing: 'copy' });
  expect(copied.ids).toEqual({ 'form/board': 'board-2', 'mgrList/board-list': 'board-list-2' });
  expect((await read('mgrList', 'board-list-2')).schema).toMatchObject({ module: 'board-2' });
  const again = await brought({
    bundle: changed,
    existing: { 'form/board': 'keep', 'mgrList/board-list': 'copy' },
  });
  expect([again.ids, names(again.left)]).toEqual([{ 'mgrList/board-list': 'board-list-3' }, ['form/board']]);
  expect((await read('mgrList', 'board-list-3')).schema).toMatchObject({ module: 'board' });
  await brought({ bundle: changed });
  expect(await read('form', 'board')).toMatchObject({
    revision: 2,
    schema: { fields: [{}, { name: 'note' }] },
  });
  // What was replaced had no version yet; it has one that users never had, and that can be gone back to.
  expect((await send(to, 'versions', { kind: 'form', id: 'board' })).list).toMatchObject([
    { version: 1, revision: 1, published: false, replaced: true },
  ]);
});

test('a dry run says what differs and what is missing, and which drafts it met', async () => {
  const changed = {
    ...form('board', 'note', 'place', 'long'),
    fields: [
      { ...field('f-note', 'note'), title: { zhCN: '备注', enUS: 'Remark' } },
      field('f-place', 'place'),
      { ...field('f-long', 'long'), description: 'x'.repeat(2_000) },
      {
        ...{ type: 'select', id: 'f-kind', name: 'kind', title: { zhCN: '类', enUS: 'Kind' } },
        props: { options: { dictionary: 'faults' } },
      },
    ],
    grants: [{ id: 'g', roles: ['plumber'], actions: ['list'], read: '*' }],
  };
  const page = {
    ...{ kind: 'app', schemaVersion: 1, id: 'far-page', name: '远' },
    sources: { a: { call: 'far/stat' }, b: { call: 'lost/list' } },
    body: [],
  };
  const told = await brought({ bundle: bundleOf(changed, page), dryRun: true });
  expect(told.revisions).toEqual({ 'form/board': 2, 'app/far-page': 0 });
  expect(told.missing).toEqual([
    { kind: 'form', id: 'lost' },
    { kind: 'interface', id: 'far/stat' },
    { kind: 'dictionary', id: 'faults' },
    { kind: 'role', id: 'plumber' },
  ]);
  const [{ diff = [] } = {}] = told.changed;
  expect(diff).toContainEqual({
    path: '/fields/0/title',
    before: { zhCN: 'note', enUS: 'note' },
    after: { zhCN: '备注', enUS: 'Remark' },
  });
  expect(diff).toContainEqual({ path: '/fields/2', cut: true });
  expect(diff.some((each) => 'from' in each && /^\/fields\/[01]$/.test(String(each.from)))).toBe(true);
  expect(await read('form', 'board')).toMatchObject({ revision: 2 });
  // Somebody saves in between.
  const { schema } = await read('form', 'board');
  await send(to, 'save', {
    kind: 'form',
    id: 'board',
    name: 'board',
    schema: { ...schema, name: '榜' },
    revision: 2,
  });
  const late = await bring({ bundle: bundleOf(changed, page), revisions: told.revisions });
  expect(late).toMatchObject({ msgState: 5, list: [{ kind: 'form', id: 'board', revision: 3 }] });
  expect((await send(to, 'get', { kind: 'app', id: 'far-page', version: 'draft' })).msgState).toBe(4);
});

test('tags come along, beside those that are here', async () => {
  const tagged = form('tagged', 'place');
  await send(from, 'save', { kind: 'form', id: 'tagged', name: 'tagged', schema: tagged });
  await send(from, 'tag', { kind: 'form', id: 'tagged', tags: ['后勤', '常用'] });
  const bundle = (await send(from, 'export', { ids: ['form/tagged'] })).result as Bundle;
  const tags = async (): Promise<unknown> =>
    (await target.db.selectFrom('atrium.resource').select('tags').where('id', '=', 'tagged').execute())[0]
      ?.tags;
  await brought({ bundle, dryRun: true });
  expect(await tags()).toBeUndefined();
  await brought({ bundle });
  expect(await tags()).toEqual(['后勤', '常用']);
  await send(to, 'tag', { kind: 'form', id: 'tagged', tags: ['宿舍'] });
  await brought({ bundle });
  expect(await tags()).toEqual(['宿舍', '后勤', '常用']);
  const audit = target.db.selectFrom('atrium.audit').select('after').where('resource', '=', 'form/tagged');
  const row = await audit.orderBy('id', 'desc').executeTakeFirst();
  expect(row?.after).toMatchObject({ tags: ['宿舍', '后勤', '常用'] });
});

test('a dry run tells of the tests that fail once it is in, which keep nothing out', async () => {
  const asked = (id: string, visible: boolean) => ({
    ...{ id, title: { zhCN: id, enUS: id }, as: { role: 'student' }, record: null },
    expect: [{ part: 'f-place', visible }],
  });
  const bundle = bundleOf({
    ...form('tested', 'place'),
    tests: [asked('seen', true), asked('unseen', false)],
  });
  const told = await brought({ bundle, dryRun: true });
  expect(told.tests).toMatchObject([
    { kind: 'form', id: 'tested', test: 'unseen', failures: [{ part: 'f-place' }] },
  ]);
  await brought({ bundle });
  expect(await bring({ bundle, publish: true })).toMatchObject({ code: 'TEST_FAILED' });
  expect((await brought({ bundle, publish: true, override: '以后再改' })).left).toMatchObject([
    { version: 1 },
  ]);
});

test('of two that bring the same in at once, one comes in whole and the other is told', async () => {
  const bundle = (text: string) =>
    bundleOf(
      ...['a', 'b', 'c'].map((id) => ({
        ...{ kind: 'app', schemaVersion: 1, id: `twin-${id}`, name: text },
        body: [{ type: 'text', id: 't', props: { text } }],
      })),
    );
  const revisions = { 'app/twin-a': 0, 'app/twin-b': 0, 'app/twin-c': 0 };
  const answers = await Promise.all(['one', 'two'].map((text) => bring({ bundle: bundle(text), revisions })));
  expect(answers.map(({ msgState }) => msgState).sort()).toEqual([1, expect.any(Number)]);
  const lost = answers.find(({ msgState }) => msgState !== 1);
  expect(['REVISION_CONFLICT', 'ID_EXISTS']).toContain(lost?.code);
  const kept = await Promise.all(['a', 'b', 'c'].map((id) => read('app', `twin-${id}`)));
  expect(new Set(kept.map(({ schema }) => schema.name)).size).toBe(1);
});

test('a system goes from one installation to another, is changed there by a field, and goes back', async () => {
  const template = templates.find(({ kind }) => kind === 'system');
  if (template === undefined) throw new Error('There is no template of a system.');
  const roles = { 'tpl-role-applicant': ['student'], 'tpl-role-manager': ['administrator'] };
  const made = fromTemplate(template, { id: 'dorms', name: '宿舍报修', locale: 'zhCN', roles });
  const built = await send(from, 'import', { bundle: bundleOf(...made), publish: true, system: 'dorms' });
  expect(built, built.text).toMatchObject({ msgState: 1 });
  const { result } = await send(from, 'export', { ids: ['system/dorms'] });
  const bundle = result as Bundle;
  const told = await brought({ bundle, dryRun: true, system: 'dorms' });
  expect(told.findings.filter((each) => (each as { stops: boolean }).stops)).toEqual([]);
  const came = await brought({ bundle, revisions: told.revisions, system: 'dorms' });
  const items = came.added
    .filter(({ kind }) => kind !== 'dictionary')
    .map(({ kind, id }) => ({ kind, id, revision: 1 }));
  expect((await send(to, 'publishAll', { items })).msgState).toBe(1);
  const { schema, revision } = await read('form', 'dorms');
  const student = await target.login('student');
  const data = { building: '东区 3 号楼', room: '302', fault: 'water', detail: '漏水', phone: '13800138000' };
  const add = (more: object) =>
    student.call('interface', '/rest/http/dorms/add.htm', { data: { ...data, ...more } });
  expect((await add({})).msgState).toBe(1);
  const fields = [...(schema.fields as object[]), field('f-extra', 'extra')];
  const grants = (schema.grants as { write?: unknown }[]).map((grant) =>
    Array.isArray(grant.write) ? { ...grant, write: [...(grant.write as string[]), 'extra'] } : grant,
  );
  const at = { kind: 'form', id: 'dorms' };
  const saved = await send(to, 'save', {
    ...at,
    name: '报修',
    schema: { ...schema, fields, grants },
    revision,
  });
  expect(saved, saved.text).toMatchObject({ msgState: 1 });
  expect((await send(to, 'publish', { ...at, revision: revision + 1 })).result).toMatchObject({ version: 2 });
  expect((await add({ extra: '加急' })).msgState).toBe(1);
  // The bundle of before would take the field away, with the value that is in it.
  const back = await brought({ bundle, dryRun: true });
  const [plan] = back.plans;
  expect(plan).toMatchObject({ id: 'dorms', plan: [{ op: 'drop', field: 'extra', rows: 1 }] });
  expect(await bring({ bundle, publish: true })).toMatchObject({ code: 'PLAN_NOT_ACCEPTED' });
  const rolled = await send(to, 'rollback', { ...at, version: 1, accept: plan?.hash });
  expect(rolled, rolled.text).toMatchObject({ msgState: 1, result: { version: 3 } });
  expect((await read('form', 'dorms')).schema.fields).toHaveLength(fields.length - 1);
  const again = await brought({ bundle, publish: true });
  expect([again.added, again.changed]).toEqual([[], []]);
});
