import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveCourses } from '../support/courseServer.ts';
import type { CourseServer } from '../support/courseServer.ts';
import { callCourses, courseList, createCourses, publish } from '../support/interfaces.ts';
import type { Courses } from '../support/interfaces.ts';
import { createMysqlCourses } from '../support/mysql/mysqlCourses.ts';

// A database that is registered is an address that this server connects to: it may lie where interfaces may reach alone.

const kinds: readonly [string, () => Promise<Courses>][] = [
  ['PostgreSQL', createCourses],
  ['MySQL', () => createMysqlCourses('interfaces')],
];

for (const [kind, create] of kinds) {
  let started: CourseServer;
  let own: string[];

  beforeAll(async () => {
    started = await serveCourses(await create());
    own = started.server.platform.config.interfaceNetworks as string[];
  });
  afterAll(() => started.close());

  test(`${kind} in a network that is not named is connected to by nobody`, async () => {
    const { admin, student, courses } = started;
    await publish(admin, courseList());
    const networks = own.splice(0);
    expect(await admin.call('manager', '/database/test.do', { id: 'courses' })).toMatchObject({
      result: { ok: false, failure: 'address' },
    });
    expect(await callCourses(student)).toMatchObject({ msgState: 9, code: 'SOURCE_UNAVAILABLE' });
    const { port } = new URL(courses.url);
    const byName = {
      ...{
        code: 'named',
        kind: kind === 'MySQL' ? 'mysql' : 'postgres',
        host: 'localhost',
        port: Number(port),
      },
      ...{ databaseName: 'courses', userName: 'someone', password: 'none', tls: false },
    };
    const tryIt = '/rest/http/platform_general/tryDatabase.htm';
    expect(await admin.call('interface', tryIt, byName)).toMatchObject({
      result: { ok: false, failure: 'address' },
    });
    own.push(...networks);
    expect(await callCourses(student)).toMatchObject({ msgState: 1, total: 3 });
  });
}
