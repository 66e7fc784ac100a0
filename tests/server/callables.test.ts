import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { pointTo } from '../../server/interfaces/definition/repository.ts';
import { lockRemovals } from '../../server/documents/publicationLock.ts';
import type { ApiClient } from '../support/apiClient.ts';
import { both, listed, overview, publishSteps } from '../support/composed.ts';
import { startCourseServer } from '../support/courseServer.ts';
import type { CourseServer } from '../support/courseServer.ts';
import { courseList, publish, sqlOf } from '../support/interfaces.ts';
import { pupilForm, publishForm, seedDictionaries } from '../support/pupils.ts';

let started: CourseServer;
let admin: ApiClient;
let teacher: ApiClient;

beforeAll(async () => {
  started = await startCourseServer();
  ({ admin, teacher } = started);
  await seedDictionaries(started.server.platform);
  await publishForm(started.server.platform, pupilForm);
});
afterAll(() => started.close());
beforeEach(async () => {
  await started.server.db.deleteFrom('atrium.interface').execute();
  await publishSteps(admin);
});

const callables = (param: object = {}) => admin.call('manager', '/interface/callables.do', param);

test('offers what reads and is published, and of forms what is read and written of them', async () => {
  await publish(admin, overview(listed));
  await admin.call('manager', '/interface/save.do', { definition: courseList({ interfaceUrl: 'draft' }) });
  const { list = [] } = await callables();
  expect(list).toContainEqual(expect.objectContaining({ call: 'teaching/courses', answers: 'list' }));
  expect(list).toContainEqual(
    expect.objectContaining({ call: 'pupil/count', answers: 'result', action: 'count', writes: false }),
  );
  expect(list).toContainEqual(
    expect.objectContaining({ call: 'pupil/update', action: 'update', writes: true }),
  );
  const calls = list.map((each) => (each as { call: string }).call);
  expect(calls).not.toContain('teaching/overview');
  expect(calls).not.toContain('teaching/draft');
});

test('describes what goes in and comes out, and leaves out what cannot be called', async () => {
  const { list } = await callables({ calls: ['teaching/course', 'pupil/detail', 'teaching/nothing'] });
  expect(list).toMatchObject([
    {
      call: 'teaching/course',
      answers: 'result',
      inputs: [{ name: 'id', type: 'number', required: true }],
      outputs: [{ name: 'id' }, { name: 'name' }],
    },
    {
      call: 'pupil/detail',
      inputs: [{ name: 'id', title: '记录编号', required: true }, { name: 'fields' }],
      outputs: expect.arrayContaining([expect.objectContaining({ name: 'name', type: 'text' })]) as object[],
    },
  ]);
});

test('refuses an address that is none', async () => {
  expect(await callables({ calls: ['teaching'] })).toMatchObject({
    code: 'INPUT_INVALID',
    errors: [{ path: 'calls.0' }],
  });
});

test('publishing names composed interfaces that read what is no longer there, and these fail', async () => {
  await publish(admin, overview(listed));
  const text = 'select id, name, teacher from course';
  const outputs = ['id', 'name', 'teacher'].map((name) => ({ name, type: 'text' }));
  const inputs = [{ name: 'who', type: 'text' }];
  const courses = courseList({ outputs, inputs, ...both, ...sqlOf(`${text} where teacher = :who`) });
  expect((await publish(admin, { ...courses, name: '全部课程' })).result).toMatchObject({ broken: [] });
  const renamed = [{ name: 'id', type: 'text' }];
  expect((await publish(admin, { ...courses, outputs: renamed })).result).toMatchObject({
    broken: [{ moduleCode: 'teaching', interfaceUrl: 'overview' }],
  });
  const call = () => teacher.call('interface', '/rest/http/teaching/overview.htm', { who: 'u-teacher' });
  // A column that would be told as empty.
  expect(await call()).toMatchObject({ http: 502, code: 'INTERFACE_FAILED' });
  await publish(admin, courses);
  expect(await call()).toMatchObject({ msgState: 1 });
  // An input that narrows, under another name by now.
  const byWhom = { inputs: [{ name: 'whose', type: 'text' }], ...sqlOf(`${text} where teacher = :whose`) };
  expect((await publish(admin, { ...courses, ...byWhom })).result).toMatchObject({
    broken: [{ interfaceUrl: 'overview' }],
  });
  expect(await call()).toMatchObject({ http: 502, code: 'INTERFACE_FAILED' });
});

test('an interface is unpublished after the composed one that is just being published, which calls it', async () => {
  const { db } = started.server;
  await publish(admin, overview(listed));
  const at = { moduleCode: 'teaching', interfaceUrl: 'courses' };
  const { result } = await admin.call('manager', '/interface/get.do', at);
  const { revision } = result as { revision: number };
  const overviews = { module_code: 'teaching', url: 'overview' };
  const { published_version: version } = await db
    .selectFrom('atrium.interface')
    .select('published_version')
    .where('url', '=', 'overview')
    .executeTakeFirstOrThrow();
  await pointTo(db, overviews, null);
  const unpublished = await db.transaction().execute(async (publication) => {
    await lockRemovals(publication);
    await pointTo(publication, overviews, version);
    const ended = admin.call('manager', '/interface/unpublish.do', { ...at, revision });
    const blocked = vi.waitFor(async () => {
      const { rows } = await sql`select pid from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
      expect(rows).toHaveLength(1);
    });
    await Promise.race([ended, blocked]);
    return [ended] as const;
  });
  expect(await unpublished[0]).toMatchObject({ code: 'IN_USE' });
});
