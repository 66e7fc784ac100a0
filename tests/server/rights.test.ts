import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedCampus } from '../../server/seed/campus/index.ts';
import { seed } from '../../server/seed/seed.ts';
import type { FormDocument, ModuleAction } from '../../src/schemas/documents/form.ts';
import type { ApiAnswer, ApiClient } from '../support/apiClient.ts';
import { entrance, publishDocument } from '../support/entrances.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';

// What is told of rights is what happens: over the roles of the demo campus, its forms and records of theirs.

let server: TestServer;
let clients: Readonly<Record<'admin' | 'teacher' | 'student', ApiClient>>;
/** Ids of the three accounts, by the name that each logs in with. */
let ids: ReadonlyMap<string, string>;

const PEOPLE = ['admin', 'teacher', 'student'] as const;
const FORMS = ['student', 'staff', 'class', 'course', 'leave', 'dormitory', 'unit', 'expense'];

/** A form whose rule is worked out for one person after the other. */
const noteForm: FormDocument = {
  kind: 'form',
  schemaVersion: 2,
  id: 'note',
  name: 'note',
  fields: [{ type: 'input', id: 'f-1', name: 'place', title: '地点' }],
  grants: [
    {
      roles: ['student', 'counsellor'],
      actions: ['list', 'detail', 'update'],
      read: '*',
      rows: {
        testRule: 'every',
        conditionList: [
          {
            bindKey: 'place',
            type: 'text',
            judgeType: 'equal',
            value: 'of-{{platform_userId}}',
          },
        ],
      },
    },
    { roles: ['counsellor'], actions: ['add', 'detail'], read: ['place'], write: '*' },
  ],
};

beforeAll(async () => {
  server = await startTestServer({
    seed: async ({ db, secrets }) => {
      await seed(db, secrets.pepper, { campus: seedCampus });
      await db.transaction().execute(async (trx) => {
        await publishDocument(trx, noteForm);
        await publishDocument(
          trx,
          entrance('note-system', ['student', 'counsellor'], { kind: 'form', id: 'note' }),
        );
      });
    },
  });
  clients = await server.loginAll();
  const accounts = await server.db
    .selectFrom('atrium.user_account')
    .select(['id', 'login_name'])
    .where('login_name', 'in', PEOPLE)
    .execute();
  ids = new Map(accounts.map(({ id, login_name }) => [login_name, id]));
}, 120_000);
afterAll(() => server.close());

const ask = (path: string, param: object, client = clients.admin): Promise<ApiAnswer> =>
  client.call('manager', `/rights/${path}.do`, param);
const module = (client: ApiClient, form: string, action: string, param: object): Promise<ApiAnswer> =>
  client.call('interface', `/rest/http/${form}/${action}.htm`, param);
const told = async (user: string, about: object): Promise<Record<string, unknown>> => {
  const answer = await ask('explain', { user: ids.get(user) ?? user, ...about });
  if (answer.msgState !== 1) throw new Error(answer.text);
  return answer.result as Record<string, unknown>;
};

/** Payloads that get past the door where there is one, and do nothing. */
const HARMLESS: Readonly<Partial<Record<ModuleAction, object>>> = {
  list: { limit: 1 },
  detail: { id: 'none' },
  count: {},
  add: { data: { noFieldIsCalledSo: 1 } },
  update: { id: 'none', revision: 1, data: {} },
  remove: { ids: ['none'] },
};

describe.each(PEOPLE)('of %s', (who) => {
  test.each(FORMS)('with %s', async (form) => {
    const tried: string[] = [];
    const said: string[] = [];
    for (const [action, param] of Object.entries(HARMLESS)) {
      const { code } = await module(clients[who], form, action, param);
      tried.push(`${action} ${code !== 'FORBIDDEN'}`);
      said.push(`${action} ${String((await told(who, { form, action })).may)}`);
    }
    const { list = [] } = await module(clients.admin, form, 'list', { limit: 200, fields: ['id'] });
    const records = list.filter((_, at) => at % 50 === 0).map((each) => (each as { id: string }).id);
    const own = (await module(clients[who], form, 'list', { limit: 1, fields: ['id'] })).list ?? [];
    for (const id of [...records, ...own.map((each) => (each as { id: string }).id)]) {
      const { msgState, result } = await module(clients[who], form, 'detail', { id });
      const why = await told(who, { form, action: 'detail', record: id });
      tried.push(`${id} ${msgState === 1}`);
      said.push(`${id} ${String(why.may)}`);
      const field = Object.keys(result ?? {}).at(-1);
      if (field !== undefined && !['createdBy', 'createdAt', 'updatedBy', 'updatedAt', 'id'].includes(field))
        expect(await told(who, { form, action: 'detail', record: id, field })).toMatchObject({ may: true });
    }
    expect(said).toEqual(tried);
    expect(tried.length).toBeGreaterThan(6);
  });
});

interface Role {
  role: string;
  people: number;
  actions: Record<string, { of: string; people?: number }>;
}

test('who may see a record are those whose calls succeed', async () => {
  const found = (await module(clients.student, 'leave', 'list', { limit: 1, fields: ['id'] })).list ?? [];
  const [{ id: record } = { id: '' }] = found as { id: string }[];
  const { roles } = (await ask('whoMay', { form: 'leave', record })).result as { roles: Role[] };
  const of = (role: string) => roles.find((each) => each.role === role)?.actions.detail;
  expect(of('administrator')).toEqual({ of: 'all' });
  expect(of('counsellor')).toEqual({ of: 'some', people: 1 });
  expect(of('student')).toEqual({ of: 'some', people: 1 });
  for (const [role, who] of [
    ['student', 'student'],
    ['counsellor', 'teacher'],
  ] as const) {
    const page = (await ask('whoMay', { form: 'leave', record, role })).result;
    const mayChange = (await told(who, { form: 'leave', action: 'update', record })).may;
    expect(page).toMatchObject({ total: 1, people: [{ id: ids.get(who), detail: true, update: mayChange }] });
  }
  expect(await ask('whoMay', { form: 'leave', record: 'none' })).toMatchObject({ code: 'NOT_FOUND' });
  expect(await ask('whoMay', { form: 'leave', record }, clients.teacher)).toMatchObject({
    code: 'FORBIDDEN',
  });
});

test('a rule that cannot be asked of everybody at once is asked of one after the other, and says so', async () => {
  const student = ids.get('student') ?? '';
  const data = { place: `of-${student}` };
  const added = await module(clients.teacher, 'note', 'add', { data });
  const record = (added.result as { id: string }).id;
  const { roles } = (await ask('whoMay', { form: 'note', record })).result as { roles: Role[] };
  expect(roles.map(({ role, actions }) => [role, actions.detail, actions.update, actions.remove])).toEqual([
    // One of the grants has no rule: all records may be read.
    ['counsellor', { of: 'all' }, { of: 'each' }, { of: 'none' }],
    ['student', { of: 'each' }, { of: 'each' }, { of: 'none' }],
  ]);
  const page = (await ask('whoMay', { form: 'note', record, role: 'student' })).result;
  expect(page).toMatchObject({ people: [{ id: student, detail: true, update: true, remove: false }] });
  expect(page).not.toHaveProperty('total');
  expect((await module(clients.student, 'note', 'detail', { id: record })).msgState).toBe(1);
});

describe('the reasons', () => {
  test('of a form name grants, rules and menus', async () => {
    expect(await told('student', { form: 'note', action: 'remove' })).toMatchObject({
      may: false,
      roles: [{ role: 'student', granted: false, rules: [] }],
    });
    expect(await told('student', { form: 'note', action: 'update' })).toMatchObject({
      may: true,
      systems: { 'note-system': 'note-system' },
      roles: [
        {
          granted: true,
          menus: 'allow',
          ways: [{ system: 'note-system', menus: ['note-system'], actions: '*' }],
          rules: [{ rows: noteForm.grants[0]?.rows }],
          write: [],
        },
      ],
    });
    expect(await told('student', { form: 'note', action: 'update', field: 'place' })).toMatchObject({
      may: false,
      roles: [{ field: false }],
    });
  });

  test('of a menu are what it grants, and of a design right the entries', async () => {
    expect(await told('student', { system: 'note-system', menu: [1] })).toMatchObject({
      may: true,
      roles: [{ role: 'student', may: true, actions: '*', hidden: false }],
    });
    expect(await told('admin', { system: 'note-system', menu: [1] })).toMatchObject({ may: false });
    const missing = { user: ids.get('admin'), system: 'note-system', menu: [2] };
    expect(await ask('explain', missing)).toMatchObject({ code: 'NOT_FOUND' });
    expect(await told('admin', { system: 'note-system', right: 'design' })).toMatchObject({ may: true });
    expect(await told('teacher', { system: 'note-system', right: 'design' })).toMatchObject({
      may: false,
      roles: [{ designs: [] }],
    });
  });

  test.each([
    [{ form: 'note' }, 'action'],
    [{ system: 'note-system' }, 'menu'],
    [{}, 'form'],
  ])('are not asked by half: %j', async (about, path) => {
    const refused = await ask('explain', { user: ids.get('student'), ...about });
    expect(refused).toMatchObject({ errors: [{ path, code: 'REQUIRED' }] });
  });
});

test('a role is told with what names it', async () => {
  const { result } = await ask('role', { role: 'counsellor' });
  expect(result).toMatchObject({
    role: { id: 'counsellor', isAdmin: false },
    designs: [],
    systems: expect.arrayContaining([
      expect.objectContaining({
        ...{ id: 'note-system', isPublished: true, sees: true, takesRole: true },
        menus: [{ at: '1', names: ['note-system'], actions: '*' }],
      }),
    ]) as unknown,
    setsDesigns: true,
    forms: expect.arrayContaining([expect.objectContaining({ id: 'note', isPublished: true })]) as unknown,
  });
  expect(await ask('role', { role: 'nobody-has-it' })).toMatchObject({ code: 'NOT_FOUND' });
});
