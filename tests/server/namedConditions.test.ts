import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RuleSet, RuleSetOrReference } from '../../src/schemas/condition.ts';
import type { MgrListDocument, SystemDocument } from '../../src/schemas/documents/index.ts';
import type { MenuOptions, SystemEntry } from '../../src/schemas/wire/system.ts';
import type { ModuleRecord } from '../../src/schemas/wire/record.ts';
import type { Platform } from '../../server/platform/platform.ts';
import type { ApiAnswer, ApiClient } from '../support/apiClient.ts';
import { publishDocument, seedTeachingPage } from '../support/entrances.ts';
import { publish as publishInterface } from '../support/interfaces.ts';
import { insertPupils, publishForm, pupilForm, seedPupils, sixPupils } from '../support/pupils.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';

// Conditions that are documents of their own, where the server acts by them or sends them along.

let server: TestServer;
let admin: ApiClient;
let teacher: ApiClient;

const equals = (bindKey: string, value: string): RuleSet => ({
  testRule: 'every',
  conditionList: [{ bindKey, type: 'text', judgeType: 'equal', value }],
});
const mine = equals('counsellorId', '{{platform_userId}}');

const publish = ({ db }: Platform, id: string, rules: RuleSetOrReference): Promise<void> =>
  db
    .transaction()
    .execute((trx) => publishDocument(trx, { kind: 'condition', schemaVersion: 1, id, name: id, rules }));

const list: MgrListDocument = {
  kind: 'mgrList',
  schemaVersion: 1,
  id: 'pupil-list',
  name: '学生列表',
  module: 'pupil',
  columns: [{ field: 'name' }],
  where: { condition: 'own-pupils' },
};
const school: SystemDocument = {
  kind: 'system',
  schemaVersion: 1,
  id: 'school',
  name: '学校',
  group: '校园',
  menus: [
    {
      name: '学生',
      app: { kind: 'mgrList', id: 'pupil-list' },
      grants: [{ role: 'counsellor' }],
      showCondition: { condition: 'own-pupils' },
    },
  ],
};

beforeAll(async () => {
  server = await startTestServer({
    seed: async (platform) => {
      await seedPupils(platform);
      await insertPupils(platform, sixPupils);
      await publish(platform, 'mine', mine);
      await publish(platform, 'own-pupils', { condition: 'mine' });
      const grants = pupilForm.grants.map((each) =>
        each.roles.includes('counsellor') ? { ...each, rows: { condition: 'own-pupils' } } : each,
      );
      await publishForm(platform, { ...pupilForm, grants });
      for (const document of [list, school])
        await platform.db.transaction().execute((trx) => publishDocument(trx, document));
      await seedTeachingPage(platform);
    },
  });
  ({ admin, teacher } = await server.loginAll());
});

afterAll(() => server.close());

const call = (action: string, param: object = {}) =>
  teacher.call('interface', `/rest/http/pupil/${action}.htm`, param);
const ids = ({ list: found }: ApiAnswer) => (found as ModuleRecord[]).map(({ id }) => id).sort();

/** The rules that travel with the menu, and with the list that it opens. */
async function sent(): Promise<unknown[]> {
  const { result } = await teacher.call('manager', '/createSystem/initOnly.do', {
    systemManage: { id: 'school' },
  });
  const options = JSON.parse((result as SystemEntry).menus?.[0]?.options as string) as MenuOptions;
  const page = await teacher.call('manager', '/resource/get.do', { kind: 'mgrList', id: 'pupil-list' });
  return [options.showCondition, (page.result as { conditions: unknown }).conditions];
}

test('are not published unseen where somebody lacks a name that they read, and then with a word on who', async () => {
  const at = { kind: 'condition', id: 'mine' };
  const publishing = async (rules: RuleSet): Promise<{ readonly revision: number }> => {
    const { result } = await admin.call('manager', '/resource/get.do', { ...at, version: 'draft' });
    const { revision } = result as { revision: number };
    const schema = { ...at, schemaVersion: 1, name: 'mine', rules };
    const saved = await admin.call('manager', '/resource/save.do', { ...at, name: 'mine', schema, revision });
    return saved.result as { revision: number };
  };
  const publishAt = (param: object): Promise<ApiAnswer> =>
    admin.call('manager', '/resource/publish.do', { ...at, ...param });
  const unfit = (path: string) => [{ severity: 'error', code: 'CONDITION_UNFIT', path }];
  const breaking = await publishing(equals('nowhere', 'x'));
  expect(await publishAt(breaking)).toMatchObject({
    code: 'BREAKS_OTHERS',
    list: [
      { kind: 'form', id: 'pupil', places: [{ path: '/grants/1/rows/condition' }] },
      { kind: 'mgrList', id: 'pupil-list', places: [{ path: '/where/condition' }] },
    ],
  });
  const { result } = await publishAt({ ...breaking, override: 'the fields follow' });
  expect((result as { broken: unknown }).broken).toMatchObject([
    { kind: 'form', id: 'pupil', findings: unfit('/grants/1/rows/condition') },
    { kind: 'mgrList', id: 'pupil-list', findings: unfit('/where/condition') },
  ]);
  expect((await publishAt(await publishing(mine))).result).not.toHaveProperty('broken');
});

test('decide anew what a composed interface answers that is kept for a while', async () => {
  const overview = {
    ...{ moduleCode: 'teaching', interfaceUrl: 'open', name: '学生', roles: ['counsellor'] },
    ...{ kind: 'composed', answers: 'list', cacheSeconds: 600, inputs: [] },
    outputs: [{ name: 'id', type: 'text' }],
    composed: { steps: [{ do: 'call', name: 'pupils', call: 'pupil/list' }], list: 'pupils' },
  };
  expect(await publishInterface(admin, overview)).toMatchObject({ msgState: 1 });
  const answered = async () => ids(await teacher.call('interface', '/rest/http/teaching/open.htm', {}));
  expect(await answered()).toEqual(['p1', 'p2', 'p3']);
  await publish(server.platform, 'mine', equals('name', '王芳'));
  expect(await answered()).toEqual(['p4']);
  await publish(server.platform, 'mine', mine);
});

test('act as the rules in their place, in their published version, and hold for nothing once they are gone', async () => {
  expect(ids(await call('list'))).toEqual(['p1', 'p2', 'p3']);
  expect(await sent()).toEqual([mine, { 'own-pupils': mine }]);

  const other = equals('name', '王芳');
  await publish(server.platform, 'mine', other);
  expect(ids(await call('list'))).toEqual(['p4']);
  expect(await sent()).toEqual([other, { 'own-pupils': other }]);

  const gone = { kind: 'condition', id: 'mine' };
  expect(await admin.call('manager', '/resource/unpublish.do', gone)).toMatchObject({
    list: [{ kind: 'condition', id: 'own-pupils' }],
  });
  expect(await call('list')).toMatchObject({ msgState: 1, total: 0 });
  expect(await call('detail', { id: 'p4' })).toMatchObject({ http: 404 });
  const never = {
    testRule: 'every',
    conditionList: [{ bindKey: 'id', type: 'text', judgeType: 'inArray', value: [] }],
  };
  expect(await sent()).toEqual([never, undefined]);
});
