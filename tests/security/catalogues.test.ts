import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DESIGNERS, type DesignRight } from '../../src/schemas/designRight.ts';
import { saveResource } from '../../server/documents/drafts.ts';
import { publishResource } from '../../server/documents/publishing.ts';
import { recordTables } from '../../server/records/recordTables.ts';
import type { ApiAnswer, ApiClient } from '../support/apiClient.ts';
import { callOffice, type Entry, startBackOffice } from '../support/backOffice.ts';
import { entrance } from '../support/entrances.ts';
import type { TestServer } from '../support/server.ts';

// Who designs and is no administrator, in every call of the back office's modules: the catalogues are cut down to what is
// theirs, all other modules are closed.

let server: TestServer;
let admin: ApiClient;
let teacher: ApiClient;

const SYSTEMS = ['mine', 'other'] as const;
const page = (id: string, opens?: string) =>
  ({
    ...({ kind: 'app', schemaVersion: 1 } as const),
    ...{ id, name: id },
    body: [
      {
        type: 'control',
        id: 'a',
        ...(opens !== undefined && { props: { page: { kind: 'app', id: opens } } }),
      },
    ],
  }) as const;

async function keep(
  system: string | null,
  document: { kind: string; id: string; name: string },
): Promise<void> {
  const { db } = server;
  const { id, name } = document;
  const at = { kind: document.kind as 'app', id, actor: 'system' };
  const { revision } = await saveResource(db, { ...at, name, schema: document, system });
  await publishResource({ db, publicationEffects: recordTables() }, { ...at, revision });
}

beforeAll(async () => {
  server = await startBackOffice();
  [admin, teacher] = await Promise.all([server.login('admin'), server.login('teacher')]);
  for (const system of SYSTEMS) {
    await keep(
      `${system}-system`,
      entrance(`${system}-system`, ['student'], { kind: 'app', id: `${system}-page` }),
    );
    await keep(`${system}-system`, page(`${system}-page`, 'shared-page'));
    await keep(`${system}-system`, page(`${system}-gone`));
    await admin.call('manager', '/resource/remove.do', { kind: 'app', id: `${system}-gone` });
  }
  await keep('other-system', page('shared-page', 'nobodys-page'));
  await keep(null, page('nobodys-page'));
  await server.db
    .updateTable('atrium.resource')
    .set({ shared: true })
    .where('id', '=', 'shared-page')
    .execute();
});
afterAll(() => server.close());

async function letDesign(rights: readonly DesignRight[], system: string): Promise<void> {
  await server.db.deleteFrom('atrium.design_right').execute();
  if (rights.length === 0) return;
  await server.db
    .insertInto('atrium.design_right')
    .values({ id: 'r', role: 'counsellor', system, rights: [...rights], created_by: 'x', updated_by: 'x' })
    .execute();
}

/** What each catalogue holds of the two systems, and how a record says which document it is about. */
const catalogues: Readonly<
  Record<string, { about: string; mine: string[]; others: string[]; shared: string[] }>
> = {
  resource: {
    about: 'code',
    mine: ['mine-page', 'mine-system'],
    others: ['other-page', 'other-system'],
    shared: ['shared-page'],
  },
  use: {
    about: 'code',
    mine: ['mine-page', 'mine-system'],
    others: ['other-page', 'other-system'],
    shared: ['shared-page'],
  },
  menu: { about: 'system', mine: ['mine-system'], others: ['other-system'], shared: [] },
  trash: { about: 'document', mine: ['mine-gone'], others: ['other-gone'], shared: [] },
};
const READ = ['list', 'count', 'aggregate', 'exportRows', 'detail'] as const;

const told = (list: unknown, about: string): string[] =>
  [...new Set((list as Entry[]).map((entry) => String(entry[about])))].sort();

/** What a call tells: of a call that tells numbers as many as there are. */
async function readBy(client: ApiClient, module: string, call: (typeof READ)[number]): Promise<unknown> {
  const { about } = catalogues[module] ?? { about: '' };
  if (call === 'list') return told((await callOffice(client, module, 'list', { limit: -1 })).list, about);
  if (call === 'count') return (await callOffice(client, module, 'count', {})).result;
  if (call === 'aggregate') {
    const asked = { groupBy: [{ field: about }], measures: [{ as: 'n', fn: 'count' }] };
    return told((await callOffice(client, module, 'aggregate', asked)).list, about);
  }
  if (call === 'exportRows') {
    const made = (await callOffice(client, module, 'exportRows', { format: 'csv', fields: [about] })).result;
    const file = await fetch(server.baseUrl + (made as { url: string }).url);
    return told(
      (await file.text())
        .split('\r\n')
        .slice(1)
        .filter((line) => line !== '')
        .map((line) => ({ [about]: line.replaceAll('"', '') })),
      about,
    );
  }
  const ids = ((await callOffice(admin, module, 'list', { limit: -1 })).list as Entry[]).map(({ id }) => id);
  const found = await Promise.all(ids.map((id) => callOffice(client, module, 'detail', { id })));
  return told(
    found.flatMap(({ msgState, result }) => (msgState === 1 ? [result] : [])),
    about,
  );
}

describe.each<readonly [string, readonly DesignRight[], string]>([
  ['design on one system', ['design'], 'mine-system'],
  ['preview on one system', ['preview'], 'mine-system'],
  ['design on all systems', ['design'], '*'],
])('%s', (_name, rights, system) => {
  test.each(Object.keys(catalogues))('the catalogue of every %s', async (module) => {
    await letDesign(rights, system);
    const { mine, others, shared } = catalogues[module] ?? { mine: [], others: [], shared: [] };
    const own = module === 'trash' && !rights.includes('design') ? [] : mine;
    const expected = [...own, ...(system === '*' ? others : []), ...shared].sort();
    for (const call of ['list', 'aggregate', 'detail', 'exportRows'] as const)
      expect(await readBy(teacher, module, call), call).toEqual(expected);
    const { list } = await callOffice(teacher, module, 'list', { limit: -1 });
    expect(await readBy(teacher, module, 'count')).toMatchObject({ count: list?.length });
  });
});

test('without rights to design, and with none but empty ones, every catalogue is closed', async () => {
  for (const rights of [[], [] as DesignRight[]]) {
    await letDesign(rights, 'mine-system');
    for (const module of Object.keys(catalogues))
      for (const call of ['list', 'count', 'detail'])
        expect(await callOffice(teacher, module, call, { id: 'app.mine-page' })).toMatchObject({
          code: 'FORBIDDEN',
        });
  }
});

test('every other module of the back office stays closed to who designs', async () => {
  await letDesign(['design', 'publish', 'data', 'grant', 'preview'], '*');
  const { list } = await callOffice(admin, 'resource', 'list', {
    limit: -1,
    where: {
      testRule: 'every',
      conditionList: [
        { bindKey: 'kind', type: 'text', judgeType: 'equal', value: 'form' },
        { bindKey: 'origin', type: 'text', judgeType: 'equal', value: 'product' },
      ],
    },
  });
  const modules = (list as Entry[]).map(({ code }) => String(code));
  const open = [...Object.keys(catalogues), 'tagging'].map((name) => `platform-${name}`);
  expect(modules).toEqual(expect.arrayContaining(open));
  for (const module of modules.filter((each) => !open.includes(each)))
    for (const call of ['list', 'detail', 'add', 'update', 'remove', 'exportRows'])
      expect(
        await teacher.call('interface', `/rest/http/${module}/${call}.htm`, {}),
        `${module}/${call}`,
      ).toMatchObject({
        code: expect.stringMatching(/^(FORBIDDEN|NOT_FOUND)$/) as string,
      });
});

describe('what stands beside a document', () => {
  const update = async (code: string, data: object): Promise<ApiAnswer> => {
    const revision = 1;
    return callOffice(teacher, 'resource', 'update', { id: `app.${code}`, revision, data });
  };
  test('is shared, and given to another system, by whom these rights over it are', async () => {
    await letDesign(['design'], '*');
    const share = { shared: true };
    const give = { system: 'other-system' };
    for (const data of [share, give]) {
      const answer = await update('mine-page', data);
      expect(answer).toMatchObject({ code: 'FORBIDDEN', errors: [{ path: `data.${Object.keys(data)[0]}` }] });
      expect(answer.text).toContain('发布');
    }
    expect(
      await callOffice(teacher, 'tagging', 'add', { data: { documents: ['app.mine-page'], ...give } }),
    ).toMatchObject({ code: 'FORBIDDEN', errors: [{ path: 'data.system' }] });
    await letDesign(['design', 'publish'], '*');
    for (const data of [share, give, { system: 'mine-system' }])
      expect(await update('mine-page', data)).toMatchObject({ msgState: 1 });
  });

  test.each<readonly [string, object, string | undefined]>([
    ['mine-page', { tags: ['x'] }, undefined],
    ['mine-page', { system: 'other-system' }, 'FORBIDDEN'],
    ['mine-page', { system: null }, 'FORBIDDEN'],
    ['mine-page', { nameZh: 'x' }, 'FIELD'],
    ['shared-page', { tags: ['x'] }, 'FORBIDDEN'],
    ['other-page', { tags: ['x'] }, 'NOT_FOUND'],
    ['nobodys-page', { tags: ['x'] }, 'NOT_FOUND'],
  ])('%s %o', async (code, data, refused) => {
    await letDesign(['design'], 'mine-system');
    const answer = await update(code, data);
    if (refused === undefined) expect(answer).toMatchObject({ msgState: 1 });
    else expect(answer.msgState).not.toBe(1);
    if (refused !== undefined && refused !== 'FIELD') expect(answer).toMatchObject({ code: refused });
  });

  test('is written by who designs, of all that are named or of none', async () => {
    const tag = (documents: string[], more: object = {}): Promise<ApiAnswer> =>
      callOffice(teacher, 'tagging', 'add', { data: { documents, tags: ['many'], ...more } });
    await letDesign(['publish'], 'mine-system');
    expect(await tag(['app.mine-page'])).toMatchObject({ code: 'FORBIDDEN' });
    await letDesign(['design'], 'mine-system');
    for (const foreign of ['app.other-page', 'app.shared-page', 'app.nobodys-page', 'form.platform-user'])
      expect(await tag(['app.mine-page', foreign])).toMatchObject({ code: 'FORBIDDEN' });
    expect(await tag(['app.mine-page'], { system: 'other-system' })).toMatchObject({ code: 'FORBIDDEN' });
    expect(await tag(['app.nowhere'])).toMatchObject({ code: 'NOT_FOUND' });
    expect(await tag(['app.mine-page'])).toMatchObject({ msgState: 1 });
  });
});

describe('the name that stands for all who design', () => {
  test('is in no document that is made here', async () => {
    const menus = entrance('open-system', [DESIGNERS], { kind: 'app', id: 'mine-page' });
    const grants = [{ roles: [DESIGNERS], actions: ['list'], read: '*' }];
    const form = { kind: 'form', schemaVersion: 2, id: 'open-form', name: 'x', fields: [], grants };
    for (const schema of [menus, form] as const) {
      const { kind, id } = schema;
      const answer = await admin.call('manager', '/resource/save.do', { kind, id, name: 'x', schema });
      expect(answer).toMatchObject({ code: 'RIGHT_TO_USE' });
      const bundle = {
        format: 'atrium-bundle',
        formatVersion: 1,
        documents: [{ kind, id, name: 'x', schema }],
      };
      expect((await admin.call('manager', '/resource/import.do', { bundle })).msgState).not.toBe(1);
    }
  });

  test('opens no module that does not say whose its records are, even where a document of long ago names it', async () => {
    await letDesign(['design'], '*');
    await keep('mine-system', {
      ...{ kind: 'form', schemaVersion: 2, id: 'old-form', name: 'x' },
      ...{ fields: [], grants: [{ roles: [DESIGNERS], actions: ['list'], read: '*' }] },
    });
    await keep('mine-system', entrance('old-system', [DESIGNERS], { kind: 'form', id: 'old-form' } as never));
    expect(await teacher.call('interface', '/rest/http/old-form/list.htm', {})).toMatchObject({
      code: 'FORBIDDEN',
    });
  });

  test('is no role, and is given to nobody', async () => {
    const role = { code: DESIGNERS, nameZh: 'x', nameEn: 'x' };
    expect(await callOffice(admin, 'role', 'add', { data: role })).toMatchObject({ msgState: 2 });
    const named = server.db
      .insertInto('atrium.role')
      .values({
        groupid: DESIGNERS,
        name: JSON.stringify({ zhCN: 'x', enUS: 'x' }),
        is_admin: false,
        sort: 9,
      })
      .execute();
    await expect(named).rejects.toThrow(/role_no_sign/);
  });
});
