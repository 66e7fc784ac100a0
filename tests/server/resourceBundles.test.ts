import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { insertDraft } from '../../server/documents/draftRepository.ts';
import type { ApiAnswer, ApiClient } from '../support/apiClient.ts';
import { seedPeople } from '../support/people.ts';
import { seedDictionaries } from '../support/pupils.ts';
import { seedPupilSystem } from '../support/pupilSystem.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';

// What one installation has is carried to another one, whole or not at all.

interface Bundle {
  readonly documents: readonly { kind: string; id: string; name: string; schema: object }[];
  readonly missing: readonly object[];
}

let source: TestServer;
let target: TestServer;
let from: ApiClient;
let to: ApiClient;
let bundle: Bundle;

beforeAll(async () => {
  source = await startTestServer({
    seed: async (platform) => {
      await seedPupilSystem(platform);
      await seedDictionaries(platform);
    },
  });
  target = await startTestServer({ seed: seedPeople });
  [from, to] = await Promise.all([source.login('admin'), target.login('admin')]);
});

afterAll(async () => {
  await source.close();
  await target.close();
});

const send = (client: ApiClient, action: string, param: object): Promise<ApiAnswer> =>
  client.call('manager', `/resource/${action}.do`, param);
const bring = (param: object): Promise<ApiAnswer> => send(to, 'import', { bundle, ...param });
const keys = (list: unknown) =>
  (list as { kind: string; id: string }[]).map(({ kind, id }) => `${kind}/${id}`);
/** The bundle with one document changed. */
const changed = (id: string, change: object): Bundle => ({
  ...bundle,
  documents: bundle.documents.map((each) =>
    each.id === id ? { ...each, schema: { ...each.schema, ...change } } : each,
  ),
});

const entry = (value: string, more: object = {}) => ({
  ...{ value, label: { zhCN: value, enUS: value } },
  ...more,
});
const withDictionary = (code: string, items: readonly object[]): object => ({
  ...bundle,
  dictionaries: [{ code, name: { zhCN: code, enUS: code }, items }],
});

const dictionaries = ['dictionary/college', 'dictionary/honour', 'dictionary/major'];
const all = [
  'form/pupil',
  'mgrForm/pupil-short',
  'mgrList/pupil-archive',
  'mgrList/pupil-list',
  'system/school',
];

test('a bundle holds what was asked for with everything that it names', async () => {
  const answer = await send(from, 'export', { ids: ['system/school'] });
  expect(answer).toMatchObject({
    msgState: 1,
    result: { format: 'atrium-bundle', formatVersion: 1, missing: [] },
  });
  bundle = answer.result as Bundle;
  expect(keys(bundle.documents)).toEqual(all);
  const list = await send(from, 'export', { kind: 'mgrList', ids: ['pupil-list'] });
  expect(keys((list.result as Bundle).documents)).toEqual(['form/pupil', 'mgrList/pupil-list']);
  expect(keys(((await send(from, 'export', { ids: ['pupil'] })).result as Bundle).documents)).toEqual([
    'form/pupil',
  ]);
  expect(await send(from, 'export', { ids: ['pupil', 'nothing'] })).toMatchObject({
    msgState: 2,
    errors: [{ path: 'ids.1', code: 'NOT_FOUND' }],
  });
});

test('trying it says what would be done, and does nothing', async () => {
  const answer = await bring({ dryRun: true });
  expect(answer).toMatchObject({ msgState: 1, result: { changed: [], left: [] } });
  expect(keys((answer.result as { added: unknown }).added)).toEqual([...dictionaries, ...all]);
  expect(await send(to, 'list', { kind: 'form' })).toMatchObject({ total: 0 });
});

test('comes in as drafts, and published where that is asked for, with tables', async () => {
  const drafts = await bring({ requestId: 'b-1' });
  expect(keys((drafts.result as { added: unknown }).added)).toEqual([...dictionaries, ...all]);
  expect((await bring({ requestId: 'b-1' })).text).toBe(drafts.text);
  expect(await send(to, 'get', { kind: 'system', id: 'school' })).toMatchObject({ msgState: 4 });
  const published = await bring({ publish: true });
  expect(published).toMatchObject({ msgState: 1, result: { added: [], changed: [] } });
  expect((published.result as { left: object[] }).left[3]).toEqual({
    kind: 'form',
    id: 'pupil',
    name: '学生',
    revision: 1,
    version: 1,
  });
  expect(await to.call('interface', '/rest/http/pupil/list.htm')).toMatchObject({ msgState: 1, total: 0 });
  const source = { source: 'dictionary:major' };
  expect((await to.call('interface', '/component/getSelectorData.htm', source)).list).toMatchObject([
    { value: 'software', label: { zhCN: '软件工程' }, parent: 'computing' },
    { value: 'civil-law' },
  ]);
});

test('what is there already is left, what differs is changed', async () => {
  const rows = () =>
    target.db.selectFrom('atrium.audit').select('id').where('action', '=', 'resource.import').execute();
  const before = await rows();
  expect(await bring({ publish: true })).toMatchObject({ msgState: 1, result: { added: [], changed: [] } });
  expect(await rows()).toHaveLength(before.length);
  const next = changed('pupil-list', { columns: [{ field: 'studentNo' }] });
  const answer = await send(to, 'import', { bundle: next, publish: true });
  expect(answer.result).toMatchObject({
    added: [],
    changed: [{ id: 'pupil-list', revision: 2, version: 2 }],
  });
  expect(await rows()).toHaveLength(before.length + 1);
  expect((await send(to, 'get', { kind: 'mgrList', id: 'pupil-list' })).result).toMatchObject({
    version: 2,
    schema: { columns: [{ field: 'studentNo' }] },
  });
});

test('what was read is not overwritten where it is another by now, and nothing comes in beside it', async () => {
  const next = {
    ...changed('pupil-archive', { pageSize: 50 }),
    documents: changed('pupil-archive', { pageSize: 50 }).documents.filter(({ kind }) => kind === 'mgrList'),
  };
  const stands = { 'mgrList/pupil-archive': 1, 'mgrList/pupil-list': 1 };
  expect(await send(to, 'import', { bundle: next, revisions: stands })).toMatchObject({
    msgState: 5,
    code: 'REVISION_CONFLICT',
    list: [{ kind: 'mgrList', id: 'pupil-list', revision: 2 }],
  });
  expect(await send(to, 'import', { bundle: next, revisions: { 'mgrList/pupil-archive': 0 } })).toMatchObject(
    {
      code: 'ID_EXISTS',
    },
  );
  expect(
    (await send(to, 'get', { kind: 'mgrList', id: 'pupil-archive', version: 'draft' })).result,
  ).toMatchObject({
    revision: 1,
  });
  const revisions = { ...stands, 'mgrList/pupil-list': 2 };
  expect((await send(to, 'import', { bundle: next, revisions })).result).toMatchObject({
    changed: [{ id: 'pupil-archive' }, { id: 'pupil-list' }],
  });
});

test('of two who bring the same in at once, the later one is told what stands there', async () => {
  const archive = bundle.documents.find(({ id }) => id === 'pupil-archive');
  const twin = { kind: 'mgrList', id: 'pupil-twin', name: 'Twin' } as const;
  const schema = { ...archive?.schema, id: twin.id, name: twin.name };
  const later = await target.db.transaction().execute(async (first) => {
    await insertDraft(first, { ...twin, schema, actor: 'first' });
    const waits = send(to, 'import', { bundle: { ...bundle, documents: [{ ...twin, schema }] } });
    await vi.waitFor(async () => {
      const { rows } = await sql`select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(target.db);
      expect(rows).toHaveLength(1);
    }, 10_000);
    return { waits };
  });
  expect(await later.waits).toMatchObject({
    http: 409,
    code: 'REVISION_CONFLICT',
    list: [{ kind: 'mgrList', id: 'pupil-twin', revision: 1, updatedBy: 'first' }],
  });
});

test('a dictionary that comes with nothing is missing', async () => {
  const field = {
    type: 'select',
    id: 'a',
    name: 'a',
    title: 'A',
    props: { options: { dictionary: 'lost' } },
  };
  const { schema } = bundle.documents[0] ?? { schema: {} };
  const next = changed('pupil', { fields: [...(schema as { fields: object[] }).fields, field] });
  const answer = await send(to, 'import', { bundle: next, publish: true, dryRun: true });
  const told = answer.result as { findings: readonly { stops: boolean }[]; missing: readonly object[] };
  expect(told.findings.filter(({ stops }) => stops)).toMatchObject([
    {
      ...{ kind: 'form', id: 'pupil', code: 'UNKNOWN_DICTIONARY' },
      path: '/fields/17/props/options/dictionary',
    },
  ]);
  expect(told.missing).toEqual([{ kind: 'dictionary', id: 'lost' }]);
  const refused = await send(to, 'import', { bundle: next, publish: true });
  expect(refused.errors).toMatchObject([
    { path: 'bundle.documents.0.schema.fields.17.props.options.dictionary', code: 'UNKNOWN_DICTIONARY' },
  ]);
});

test.each<[string, () => object, boolean, string, string]>([
  [
    'a shape that is none',
    () => changed('pupil-list', { columns: 1 }),
    false,
    'bundle.documents.3.schema.columns',
    'WRONG_KIND',
  ],
  [
    'a raw DOM type',
    () => changed('pupil-list', { toolbar: [{ type: 'iframe', id: 'a' }] }),
    false,
    'bundle.documents.3.schema.toolbar.0.type',
    'UNKNOWN_TYPE',
  ],
  [
    'a field that is not there',
    () => changed('pupil-list', { columns: [{ field: 'nme' }] }),
    true,
    'bundle.documents.3.schema.columns.0.field',
    'UNKNOWN_FIELD',
  ],
  [
    'the same twice',
    () => ({ ...bundle, documents: [...bundle.documents, bundle.documents[0]] }),
    false,
    'bundle.documents.5.schema.id',
    'DUPLICATE_DOCUMENT',
  ],
  ['another format', () => ({ ...bundle, format: 'zip' }), false, 'bundle.format', 'VALUE_INVALID'],
  [
    'no name',
    () => ({ ...bundle, documents: bundle.documents.map((each) => ({ ...each, name: ' ' })) }),
    false,
    'bundle.documents.0.name',
    'REQUIRED',
  ],
  [
    'a dictionary whose entries stand above each other',
    () => withDictionary('ring', [entry('a', { parent: 'b' }), entry('b', { parent: 'a' }), entry('c')]),
    false,
    'bundle.dictionaries.0.items.0.parent',
    'STANDS_ABOVE',
  ],
  [
    'a dictionary in which a value stands twice',
    () => withDictionary('twice', [entry('a'), entry('a')]),
    false,
    'bundle.dictionaries.0.items.1.value',
    'REPEATED_VALUE',
  ],
  [
    'a dictionary whose code reaches a prototype',
    () => withDictionary('constructor', []),
    false,
    'bundle.dictionaries.0.code',
    'KEY_FORBIDDEN',
  ],
  [
    'a dictionary whose code is none',
    () => withDictionary(' <b>', []),
    false,
    'bundle.dictionaries.0.code',
    'FORMAT_INVALID',
  ],
  [
    'a dictionary of another colour',
    () => withDictionary('paint', [entry('a', { tone: 'url(javascript:1)' })]),
    false,
    'bundle.dictionaries.0.items.0.tone',
    'VALUE_INVALID',
  ],
])('a bundle with %s is refused whole', async (_name, make, publish, path, code) => {
  const answer = await send(to, 'import', { bundle: make(), publish });
  expect(answer).toMatchObject({ http: 400, msgState: 2 });
  expect(answer.errors?.[0]).toMatchObject({ path, code });
});

test('bundles are for administrators', async () => {
  const teacher = await target.login('teacher');
  expect(await send(teacher, 'export', { ids: ['school'] })).toMatchObject({ http: 403 });
  expect(await send(teacher, 'import', { bundle })).toMatchObject({ http: 403 });
});
