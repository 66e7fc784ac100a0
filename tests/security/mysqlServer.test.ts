import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ApiClient } from '../support/apiClient.ts';
import { serveCourses } from '../support/courseServer.ts';
import type { CourseServer } from '../support/courseServer.ts';
import { callCourses, courseList, publish } from '../support/interfaces.ts';
import { createMysqlCourses } from '../support/mysql/mysqlCourses.ts';
import type { MysqlCourses } from '../support/mysql/mysqlCourses.ts';
import type { PlayedServer } from '../support/mysql/playRecording.ts';

// Servers that do what no real one does: the recorded one, with something else in the place of what was recorded.

let started: CourseServer<MysqlCourses>;
let played: PlayedServer;
let admin: ApiClient;
let student: ApiClient;

beforeAll(async () => {
  started = await serveCourses(await createMysqlCourses('interfaces'));
  ({ admin, student } = started);
  if (started.courses.played === undefined) throw new Error('This is for the recorded server');
  ({ played } = started.courses);
});
afterAll(() => started.close());

beforeEach(async () => {
  const sql = { database: 'courses', text: 'select id, name, teacher from course order by id desc' };
  await publish(admin, courseList({ sql, deadline: 200 }));
});
afterEach(() => played.instead(undefined));

test('one that is silent is left at the deadline, and told to end what it does', async () => {
  played.instead((text) => (text.startsWith('select id') ? 'silence' : undefined));
  expect(await callCourses(student)).toMatchObject({ http: 504, code: 'TIMEOUT' });
  await expect.poll(() => played.got).toContain('query kill #');
  played.instead(undefined);
  expect(await callCourses(student)).toMatchObject({ msgState: 1, total: 3 });
});

test.each(['set session', 'start transaction', 'show session'])(
  'one that asks for a file of this machine in answer to "%s" gets none',
  async (command) => {
    const file = Buffer.concat([Buffer.from([0xfb]), Buffer.from(`${import.meta.dirname}/../../LICENSE`)]);
    played.instead((text) => (text.startsWith(command) ? file : undefined));
    expect(await callCourses(student)).toMatchObject({ msgState: 9 });
    expect(played.received()).not.toContain('Permission is hereby granted');
  },
);
