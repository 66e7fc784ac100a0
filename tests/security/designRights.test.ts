import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AppDocument, FormDocument } from '../../src/schemas/documents/index.ts';
import type { DesignRight } from '../../src/schemas/designRight.ts';
import { recordTables } from '../../server/records/recordTables.ts';
import { publishResource } from '../../server/documents/publishing.ts';
import { saveResource } from '../../server/documents/drafts.ts';
import type { Platform } from '../../server/platform/platform.ts';
import type { ApiAnswer, ApiClient } from '../support/apiClient.ts';
import { findCalls } from '../support/calls.ts';
import { entrance } from '../support/entrances.ts';
import { seedPeople } from '../support/people.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';

// A configurer of one system, in every call of designers, before documents of the own system and of others.

let server: TestServer;
let admin: ApiClient;
let teacher: ApiClient;

const page = (id: string, of: string): AppDocument => ({
  kind: 'app',
  schemaVersion: 1,
  id,
  name: id,
  body: [{ type: 'text', id: 'a', props: { text: of } }],
});
const form = (id: string): FormDocument => ({
  kind: 'form',
  schemaVersion: 2,
  id,
  name: id,
  fields: [{ type: 'input', id: 'f-1', name: 'place', title: { zhCN: '地点', enUS: 'Place' } }],
  grants: [{ id: 'g-1', roles: ['student'], actions: ['list'], read: '*' }],
});

async function seed(platform: Platform): Promise<void> {
  await seedPeople(platform);
  const { db } = platform;
  for (const system of ['own', 'other']) {
    const documents = [
      entrance(`${system}-system`, ['student', 'counsellor'], { kind: 'app', id: `${system}-page` }),
      page(`${system}-page`, system),
      form(`${system}-form`),
    ];
    for (const document of documents) {
      const { kind, id, name } = document;
      const at = { kind, id, actor: 'system' };
      const { revision } = await saveResource(db, {
        ...at,
        name,
        schema: document,
        system: `${system}-system`,
      });
      await publishResource({ db, publicationEffects: recordTables() }, { ...at, revision });
    }
  }
}

/** What the counsellors' role may design from now on. */
async function letDesign(rights: readonly DesignRight[], system = 'own-system'): Promise<void> {
  await server.db.deleteFrom('atrium.design_right').execute();
  if (rights.length === 0) return;
  await server.db
    .insertInto('atrium.design_right')
    .values({ id: 'r', role: 'counsellor', system, rights: [...rights], created_by: 'x', updated_by: 'x' })
    .execute();
}

beforeAll(async () => {
  server = await startTestServer({ seed });
  [admin, teacher] = await Promise.all([server.login('admin'), server.login('teacher')]);
});
afterAll(() => server.close());

const call = (path: string, param: object, client = teacher): Promise<ApiAnswer> =>
  client.call('manager', path, param);
const codeOf = async (path: string, param: object): Promise<string> => {
  const { msgState, code } = await call(path, param);
  return msgState === 1 ? 'in' : (code ?? String(msgState));
};

/** A payload of each call that names one document, and the right that it takes. */
const aimed = (id: string): Readonly<Record<string, readonly [object, DesignRight | 'read']>> => {
  const at = { kind: 'app', id };
  const patch = { revision: 99, patch: [{ op: 'test', path: '/name', value: id }], sum: '0'.repeat(32) };
  return {
    '/resource/versions.do': [at, 'read'],
    '/resource/save.do': [{ ...at, name: id, schema: page(id, 'x'), revision: 99 }, 'design'],
    '/resource/patch.do': [{ ...at, ...patch }, 'design'],
    '/resource/presence.do': [at, 'design'],
    '/resource/tag.do': [{ ...at, tags: ['x'] }, 'design'],
    '/resource/publish.do': [{ ...at, revision: 99 }, 'publish'],
    '/resource/unpublish.do': [{ ...at, version: 99 }, 'publish'],
    '/resource/rollback.do': [{ ...at, version: 99 }, 'publish'],
    '/resource/remove.do': [{ ...at, version: 99 }, 'publish'],
    '/resource/plan.do': [{ ...at, revision: 99 }, 'read'],
    '/resource/review.do': [{ items: [{ ...at, revision: 99 }] }, 'read'],
    '/resource/publishAll.do': [{ items: [{ ...at, revision: 99 }] }, 'publish'],
    '/resource/uses.do': [at, 'read'],
    '/resource/impact.do': [{ ...at, revision: 99 }, 'read'],
    '/resource/test.do': [{ ...at, version: 'draft' }, 'read'],
    '/resource/rename.do': [{ ...at, part: 'param:none', to: 'x' }, 'design'],
    '/resource/share.do': [at, 'publish'],
    '/resource/shares.do': [at, 'read'],
    '/resource/get.do': [{ ...at, version: 'draft' }, 'read'],
    '/rights/explain.do': [
      { user: 'u-student', system: id.replace('page', 'system'), right: 'design' },
      'grant',
    ],
    '/rights/whoMay.do': [{ form: id.replace('page', 'form'), record: 'none' }, 'grant'],
  };
};

/** Calls that name no document, whose answers are made for the caller, and are told apart below. */
const unaimed = [
  ...['check', 'export', 'import', 'list', 'preview', 'previewChoices', 'proposeForm', 'surroundings'],
  'unshare',
].map((name) => `/resource/${name}.do`);

/** The same for pages, whose answers are made for the caller too; what removes asks as `/resource/remove.do`. */
const general = (name: string): string => `/rest/http/platform_general/${name}.htm`;
const ofPages = ['getDesignSystems', 'getDocumentTags', 'removeDocument', 'restoreRemoved'].map(general);

test('what pages call is made for the caller, and removes nothing of others', async () => {
  await letDesign(['design', 'publish']);
  const ask = (name: string, param = {}): Promise<ApiAnswer> =>
    teacher.call('interface', general(name), param);
  await server.db
    .updateTable('atrium.resource')
    .set({ tags: ['theirs'] })
    .where('id', '=', 'other-page')
    .execute();
  expect((await ask('getDesignSystems')).list).toMatchObject([
    { id: 'own-system', rights: ['design', 'publish'] },
  ]);
  expect((await ask('getDocumentTags')).list).toEqual([]);
  for (const id of ['other-page', 'other-form'])
    expect(await ask('removeDocument', { kind: id.endsWith('form') ? 'form' : 'app', id })).toMatchObject({
      code: 'FORBIDDEN',
    });
  await letDesign([]);
  for (const name of ['getDesignSystems', 'getDocumentTags', 'removeDocument'])
    expect(await ask(name, { kind: 'app', id: 'own-page' })).toMatchObject({ code: 'FORBIDDEN' });
});

/** Of flows, which `flowDesign.test.ts` asks about. */
const ofFlows = ['dryRun', 'organisation', 'bpmn/export', 'bpmn/import'];

test('every call of designers is asked about here', async () => {
  const calls = await findCalls(server);
  const found = [...calls].flatMap(([address, access]) => (access === 'designer' ? [address] : []));
  const own = found.map((address) => address.replace('/api/manager', '').replace('/api/interface', ''));
  const asked = [
    ...Object.keys(aimed('x')),
    ...unaimed,
    '/trash/list.do',
    '/trash/restore.do',
    '/rights/role.do',
    ...ofPages,
    ...ofFlows.map((name) => `/api/form/flow/${name}.do`),
  ];
  expect(own.sort()).toEqual(asked.filter((each) => each !== '/resource/get.do').sort());
});

describe.each<readonly [string, readonly DesignRight[]]>([
  ['nothing', []],
  ['design', ['design']],
  ['publish', ['publish']],
  ['preview', ['preview']],
  ['everything', ['design', 'publish', 'data', 'grant', 'preview']],
])('a configurer with %s', (_name, rights) => {
  test.each(Object.keys(aimed('x')))('%s', async (path) => {
    await letDesign(rights);
    const [own, needed] = aimed('own-page')[path] ?? [{}, 'read'];
    const [foreign] = aimed('other-page')[path] ?? [{}];
    const isIn =
      needed === 'read' ? rights.length > 0 : rights.includes(needed) && path !== '/resource/remove.do';
    const mayRemove = rights.includes('design') && rights.includes('publish');
    const met = await codeOf(path, own);
    if (isIn || (path === '/resource/remove.do' && mayRemove)) expect(met).not.toBe('FORBIDDEN');
    else expect(met).toBe('FORBIDDEN');
    expect(await codeOf(path, foreign)).toBe('FORBIDDEN');
    await letDesign(rights, 'other-system');
    if (path !== '/resource/get.do') expect(await codeOf(path, own)).toBe('FORBIDDEN');
  });
});

describe('a configurer of one system', () => {
  beforeAll(() => letDesign(['design', 'publish']));

  test('finds the own documents alone, and those that are shared', async () => {
    const ids = async (): Promise<unknown> => {
      const { list } = await call('/resource/list.do', { kind: 'app' });
      return list?.map((each) => (each as { id: string }).id);
    };
    expect(await ids()).toEqual(['own-page']);
    const around = (await call('/resource/surroundings.do', { names: ['app/other-page', 'form/own-form'] }))
      .result as { ids: object; asked: { documents: object } };
    expect([around.ids, Object.keys(around.asked.documents)]).toEqual([
      { app: ['own-page'], form: ['own-form'], system: ['own-system'] },
      ['form/own-form'],
    ]);
    expect(await codeOf('/resource/export.do', { ids: ['app/other-page'] })).toBe('INPUT_INVALID');
    await server.db
      .updateTable('atrium.resource')
      .set({ shared: true })
      .where('id', '=', 'other-page')
      .execute();
    expect(await ids()).toEqual(['other-page', 'own-page']);
    expect(await codeOf('/resource/patch.do', aimed('other-page')['/resource/patch.do']?.[0] ?? {})).toBe(
      'FORBIDDEN',
    );
    await server.db.updateTable('atrium.resource').set({ shared: false }).execute();
  });

  const saved = (id: string, schema: object, more: object = { system: 'own-system' }): Promise<string> =>
    codeOf('/resource/save.do', { kind: (schema as { kind: string }).kind, id, name: id, schema, ...more });

  test('makes documents for that system and for no other', async () => {
    expect(await saved('new-page', page('new-page', 'x'))).toBe('in');
    expect(await saved('more-page', page('more-page', 'x'), {})).toBe('FORBIDDEN');
    expect(await saved('more-page', page('more-page', 'x'), { system: 'other-system' })).toBe('FORBIDDEN');
    expect(await saved('new-system', entrance('new-system', [], { kind: 'app', id: 'own-page' }))).toBe(
      'FORBIDDEN',
    );
    const bundle = {
      format: 'atrium-bundle',
      formatVersion: 1,
      documents: [{ kind: 'app', id: 'other-page', name: 'x', schema: page('other-page', 'mine') }],
    };
    expect(await codeOf('/resource/import.do', { bundle, system: 'own-system' })).toBe('FORBIDDEN');
  });

  test.each<readonly [string, object]>([
    ['a form of another system', { sources: { rows: { call: 'other-form/list' } } }],
    ['a widget of administrators', { body: [{ type: 'html-frame', id: 'h', props: { html: '<b>x</b>' } }] }],
    [
      'an action of administrators',
      { body: [{ type: 'button', id: 'b', on: { click: [{ do: 'sdk', ability: 'scan' }] } }] },
    ],
  ])('does not put in %s, and keeps one that an administrator put in', async (_name, more) => {
    const id = 'wide-page';
    const wide = { ...page(id, 'x'), ...more };
    expect(await saved(id, wide)).toBe('RIGHT_TO_USE');
    const told = await call('/resource/check.do', { kind: 'app', schema: wide, system: 'own-system' });
    expect(told.list?.map((each) => (each as { code: string }).code)).toEqual(['RIGHT_TO_USE']);
    const made = { kind: 'app', id, name: id, schema: wide, system: 'own-system' };
    expect((await call('/resource/save.do', made, admin)).msgState).toBe(1);
    expect(await saved(id, { ...wide, name: 'Other' }, { revision: 1 })).toBe('in');
    await server.db.deleteFrom('atrium.resource').where('id', '=', id).execute();
  });

  test('changes rights only with the right to grant, and for roles of the system', async () => {
    const granted = (...roles: string[]): FormDocument => ({
      ...form('own-form'),
      grants: [{ id: 'g-1', roles, actions: ['list', 'add'], read: '*' }],
    });
    expect(await saved('own-form', granted('student'), { revision: 1 })).toBe('RIGHT_TO_USE');
    await letDesign(['design', 'grant']);
    expect(await saved('own-form', granted('student', 'administrator'), { revision: 1 })).toBe(
      'RIGHT_TO_USE',
    );
    expect(await saved('own-form', granted('student', 'counsellor'), { revision: 1 })).toBe('in');
    await letDesign(['design', 'publish']);
  });

  test('tags documents, and gives them to systems of the own alone', async () => {
    const at = { kind: 'app', id: 'own-page' };
    expect(await codeOf('/resource/tag.do', { ...at, tags: [' 首页 ', '首页'], shared: true })).toBe('in');
    const [found] = (await call('/resource/list.do', { kind: 'app', keyword: 'own-page' })).list ?? [];
    expect(found).toMatchObject({ system: 'own-system', shared: true, tags: ['首页'] });
    expect(await codeOf('/resource/tag.do', { ...at, system: 'other-system' })).toBe('FORBIDDEN');
    expect(await codeOf('/resource/tag.do', { ...at, system: '' })).toBe('FORBIDDEN');
    expect((await call('/resource/tag.do', { ...at, system: 'none' }, admin)).code).toBe('INPUT_INVALID');
  });

  test('accepts that values are lost only with the right to data', async () => {
    const at = { kind: 'form', id: 'own-form', revision: 99 };
    expect(await codeOf('/resource/publish.do', { ...at, accept: 'x' })).toBe('FORBIDDEN');
    expect(await codeOf('/resource/publish.do', at)).toBe('REVISION_CONFLICT');
  });

  test('sees in the bin what was of the system, and brings that back alone', async () => {
    for (const id of ['own-gone', 'other-gone']) {
      const system = id.replace('gone', 'system');
      const schema = page(id, 'x');
      expect(
        (await call('/resource/save.do', { kind: 'app', id, name: id, schema, system }, admin)).msgState,
      ).toBe(1);
      expect((await call('/resource/remove.do', { kind: 'app', id }, admin)).msgState).toBe(1);
    }
    const all = (await call('/trash/list.do', {}, admin)).list as { id: string; document: string }[];
    const foreign = all.find(({ document }) => document === 'other-gone');
    const mine = (await call('/trash/list.do', {})).list as { id: string; document: string }[];
    expect(mine.map(({ document }) => document)).toEqual(['own-gone']);
    expect(await codeOf('/trash/restore.do', { id: foreign?.id })).toBe('NOT_FOUND');
    expect(await codeOf('/trash/restore.do', { id: mine[0]?.id })).toBe('in');
    const back = await call('/resource/list.do', { kind: 'app', keyword: 'own-gone' });
    expect(back.list).toHaveLength(1);
  });

  test('is told what a role may do where they read designs, and sets it where they may design and grant', async () => {
    const told = async (role: string, client = teacher) => {
      const { result } = await call('/rights/role.do', { role }, client);
      const { systems, forms, freeForms, setsDesigns } = result as Record<
        string,
        Partial<Record<string, unknown>>[]
      >;
      const of = (list: typeof systems = []) =>
        list.map(({ id, rights, takesRole }) => `${String(id)} ${String(rights)} ${String(takesRole)}`);
      return [of(systems), of(forms), of(freeForms), setsDesigns];
    };
    await letDesign(['preview']);
    expect(await told('student')).toEqual([
      ['own-system preview true'],
      ['own-form preview true'],
      [],
      false,
    ]);
    await letDesign(['design', 'grant']);
    const set = [['own-system design,grant true'], ['own-form design,grant true'], [], false];
    expect(await told('student')).toEqual(set);
    // A role that is none of the system's is given nothing there, and the server says so before anybody tries.
    expect(await told('administrator')).toEqual([['own-system design,grant false'], [], [], false]);
    const opened = await call('/createSystem/initOnly.do', { systemManage: { id: 'own-system' } });
    expect(JSON.stringify(opened)).toMatch(/"designs":true.*"grants":true/);
    const [, , free] = await told('administrator', admin);
    expect(free).toEqual(expect.arrayContaining(['other-form design,publish,data,grant,preview true']));
  });
});
