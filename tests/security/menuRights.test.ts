import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Menu, MenuGrantSchema } from '../../src/schemas/documents/system.ts';
import type { Static } from 'typebox';
import type { ApiAnswer, ApiClient } from '../support/apiClient.ts';
import { auditOf } from '../support/audit.ts';
import { publish, courseList, sqlOf } from '../support/interfaces.ts';
import { entrance, publishDocument } from '../support/entrances.ts';
import { startCourseServer } from '../support/courseServer.ts';
import type { CourseServer } from '../support/courseServer.ts';
import { insertPupils, pupilForm, publishForm, seedDictionaries, sixPupils } from '../support/pupils.ts';

// The module lets counsellors do everything with their pupils; what a menu names is less. Whoever calls past the page
// is held to what the menu names.

let started: CourseServer;
let teacher: ApiClient;

beforeAll(async () => {
  started = await startCourseServer();
  ({ teacher } = started);
  const { platform } = started.server;
  await seedDictionaries(platform);
  await publishForm(platform, pupilForm);
  await insertPupils(platform, sixPupils);
});

afterAll(() => started.close());

const call = (action: string, param: object = {}, client = teacher): Promise<ApiAnswer> =>
  client.call('interface', `/rest/http/pupil/${action}.htm`, param);

type Grant = Static<typeof MenuGrantSchema>;

/** Publishes the menu to the pupils anew. */
const grant = (...grants: Grant[]): Promise<void> => lead({}, grants);

/** @param by how the menu leads to the pupils, where it is not by its target */
async function lead(by: Partial<Menu>, grants: Grant[]): Promise<void> {
  const system = entrance('pupil-entrance', [], { kind: 'form', id: 'pupil' });
  const document = { ...system, menus: [{ ...system.menus[0]!, ...by, grants }] };
  await started.server.db.transaction().execute((trx) => publishDocument(trx, document));
}

const refused = { http: 403, msgState: 3 };
const WRITES: readonly (readonly [string, object])[] = [
  ['add', { data: { studentNo: 'S9', name: '新' } }],
  ['update', { id: 'p2', revision: 1, data: { remark: '改' } }],
  ['remove', { ids: ['p2'] }],
  ['remove', { ids: ['p2', 'p3'] }],
  ['importRows', { fileId: 'none', mapping: {}, dryRun: true }],
  ['exportRows', { format: 'csv' }],
];

const rightsTold = async (): Promise<readonly string[]> => {
  const found = await teacher.call('manager', '/resource/get.do', { kind: 'form', id: 'pupil' });
  return (found.result as { rights: { actions: string[] } }).rights.actions;
};

describe('a menu that lets be read only', () => {
  beforeEach(() => grant({ role: 'counsellor', actions: ['list'] }));

  test.each(WRITES)('keeps whoever calls %s past the page from it', async (action, param) => {
    expect(await call(action, param)).toMatchObject(refused);
    const kept = await started.admin.call('interface', '/rest/http/pupil/list.htm', {});
    expect(kept).toMatchObject({ msgState: 1, total: sixPupils.length });
  });

  test('keeps from drafts of what may not be written', async () => {
    const draft = { kind: 'form', form: 'pupil', data: { name: '新' } };
    expect(await teacher.call('form', '/draft/save.do', draft)).toMatchObject(refused);
  });

  test('lets be read, and tells the page no more', async () => {
    for (const action of ['list', 'count']) expect(await call(action)).toMatchObject({ msgState: 1 });
    expect(await call('detail', { id: 'p2' })).toMatchObject({ msgState: 1 });
    expect([...(await rightsTold())].sort()).toEqual(['aggregate', 'count', 'detail', 'list']);
  });
});

test('what a menu names is let through, and nothing beside it', async () => {
  await grant({ role: 'counsellor', actions: ['list', 'update'] });
  expect(await call('update', { id: 'p2', revision: 1, data: { remark: '改' } })).toMatchObject({
    msgState: 1,
  });
  expect(await call('remove', { ids: ['p2'] })).toMatchObject(refused);
  expect(await rightsTold()).toContain('update');
});

test('a plugin that leads there by its path is held to what it names, as any menu', async () => {
  await lead({ type: 'plugin', menuPath: '/mgr/pupil' }, [
    { role: 'counsellor', actions: ['list', 'update'] },
  ]);
  expect(await call('list')).toMatchObject({ msgState: 1 });
  expect(await call('remove', { ids: ['p2'] })).toMatchObject(refused);
  expect(await rightsTold()).toContain('update');
  await lead({ type: 'plugin', menuPath: '/app/pupil' }, [{ role: 'counsellor' }]);
  expect(await call('list')).toMatchObject(refused);
});

test('a menu gives nothing that the module does not', async () => {
  await grant({ role: 'student', actions: ['list', 'add', 'remove'] });
  expect(await call('remove', { ids: ['p1'] }, started.student)).toMatchObject(refused);
  expect(await call('add', { data: { studentNo: 'S9', name: '新' } }, started.student)).toMatchObject(
    refused,
  );
});

test('a menu that is taken away takes everything behind it, at once', async () => {
  await grant({ role: 'counsellor' });
  expect(await call('list')).toMatchObject({ msgState: 1 });
  await grant({ role: 'administrator' });
  for (const [action, param] of [['list', {}], ['detail', { id: 'p2' }], ...WRITES] as const) {
    expect(await call(action, param)).toMatchObject(refused);
  }
  const page = await teacher.call('manager', '/resource/get.do', { kind: 'form', id: 'pupil' });
  expect(page).toMatchObject(refused);
  // The audit says what was tried.
  expect(await auditOf(started.server, 'form/pupil')).toMatchObject([{ action: 'resource.get' }]);
  const strange = { kind: 'form', id: '<b>pupil</b>' };
  await teacher.call('manager', '/resource/get.do', strange);
  expect(await auditOf(started.server, 'form/<b>pupil</b>')).toEqual([]);
});

test('the rights of another role of the same person do not count', async () => {
  await grant({ role: 'student', actions: ['list'] });
  expect(await call('list')).toMatchObject(refused);
  expect(await call('list', { groupId: 'student' })).toMatchObject({ msgState: 1 });
});

describe('a configured interface', () => {
  const page = (...grants: Static<typeof MenuGrantSchema>[]) => {
    const system = entrance('teaching', [], { kind: 'app', id: 'teaching' });
    const document = { ...system, menus: [{ ...system.menus[0]!, grants }] };
    return started.server.db.transaction().execute((trx) => publishDocument(trx, document));
  };
  const courses = () => started.student.call('interface', '/rest/http/teaching/courses.htm', {});

  test('that reads goes with a page that calls it, and no other one of its module', async () => {
    await publish(started.admin, courseList());
    await publish(started.admin, courseList({ interfaceUrl: 'grades' }));
    await page({ role: 'student', actions: [] });
    expect(await courses()).toMatchObject({ msgState: 1 });
    expect(await started.student.call('interface', '/rest/http/teaching/grades.htm', {})).toMatchObject(
      refused,
    );
    expect(await started.admin.call('interface', '/rest/http/teaching/grades.htm', {})).toMatchObject({
      msgState: 3,
    });
    await page({ role: 'counsellor' });
    expect(await courses()).toMatchObject(refused);
  });

  test('that writes is an action of the menu, by its address', async () => {
    const update = sqlOf("update course set teacher = 'u-student' where id = 1 returning id, name");
    await publish(started.admin, courseList({ answers: 'result', writes: true, ...update }));
    await page({ role: 'student', actions: ['list', 'update'] });
    expect(await courses()).toMatchObject(refused);
    await page({ role: 'student', actions: ['courses'] });
    expect(await courses()).toMatchObject({ msgState: 1, result: { affected: 1 } });
  });
});
