import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FormDocument } from '../../src/schemas/documents/index.ts';
import type { ModuleRecord } from '../../src/schemas/wire/record.ts';
import type { ApiClient } from '../support/apiClient.ts';
import { startCourseServer } from '../support/courseServer.ts';
import type { CourseServer } from '../support/courseServer.ts';
import { courseList, publish, sqlOf } from '../support/interfaces.ts';
import { publishForm } from '../support/pupils.ts';

// Options that a source of the form gives count on the server as they do on the page.

const options = (source: string) => ({ options: { source, value: 'id', label: 'name' } });
const field = (type: string, name: string, more = {}) => ({ type, id: name, name, title: name, ...more });
const pick = (source: string) => field('select', source, { props: options(source) });
const all = ['list', 'add', 'update', 'exportRows'] as const;

const choice: FormDocument = {
  kind: 'form',
  schemaVersion: 1,
  id: 'choice',
  name: '选课',
  variables: { term: { type: 'text' } },
  sources: {
    courses: { call: 'teaching/courses' },
    mine: { call: 'teaching/taught', param: { teacher: '{{ platform_userId }}' } },
    first: { call: 'teaching/courses', param: { limit: 1 } },
    asked: { call: 'teaching/taught', param: { teacher: '{{ vars.term }}' } },
    broken: { call: 'teaching/broken' },
    later: { call: 'teaching/courses', auto: false },
    product: { call: 'campus_state/getI18NKeys' },
    rooms: { call: 'choice/list', param: { fields: ['id', 'name'] } },
  },
  fields: [
    field('input', 'name'),
    pick('courses'),
    pick('mine'),
    pick('first'),
    pick('asked'),
    pick('broken'),
    pick('later'),
    pick('product'),
    pick('rooms'),
    field('sub-table', 'more', { children: [{ ...pick('courses'), id: 'inner' }] }),
  ],
  grants: [{ roles: ['student', 'counsellor'], actions: [...all], read: '*', write: '*' }],
};

const byTeacher = {
  ...courseList({ interfaceUrl: 'taught' }),
  inputs: [{ name: 'teacher', type: 'text', required: true }],
  ...sqlOf('select id, name from course where teacher = :teacher order by id'),
};

let started: CourseServer;
let student: ApiClient;
let teacher: ApiClient;
beforeAll(async () => {
  started = await startCourseServer();
  ({ student, teacher } = started);
  const { admin, server, courses } = started;
  await courses.query(`insert into course (id, name, teacher) values (4, '体育', 'u-student')`);
  await publishForm(server.platform, choice);
  const broken = courseList({ interfaceUrl: 'broken', ...sqlOf('select id, name from gone') });
  for (const one of [courseList(), byTeacher, broken]) {
    expect(await publish(admin, one)).toMatchObject({ msgState: 1 });
  }
});
afterAll(() => started.close());

const add = (client: ApiClient, data: object) =>
  client.call('interface', '/rest/http/choice/add.htm', { data });
const unknown = (path: string) => [{ path, code: 'UNKNOWN_OPTION' }];

test.each([
  ['one that an interface answers', { courses: '3' }],
  ['one that it answers to what the session sends', { mine: '4' }],
  ['what nobody can say is none, where the source has more', { first: '2' }],
  ['any, where only the page knows what is sent', { asked: '9' }],
  ['any, where the source waits to be asked', { later: '9' }],
  ['any, where the call is the product’s own', { product: 'x' }],
  ['one within a table', { more: [{ courses: '2' }] }],
])('taken: %s', async (_what, data) => {
  expect(await add(student, data)).toMatchObject({ msgState: 1 });
});

test.each([
  ['one that the interface does not answer', { courses: '9' }, 'data.courses'],
  ['one that it answers to somebody else', { mine: '1' }, 'data.mine'],
  ['one that is no record of the form', { rooms: 'no-such-record' }, 'data.rooms'],
  ['one within a table', { more: [{ courses: '9' }] }, 'data.more.0.courses'],
])('refused: %s', async (_what, data, path) => {
  expect((await add(student, data)).errors).toMatchObject(unknown(path));
});

test('an export names them, and leaves the codes to a role that may not read the source', async () => {
  expect(await add(student, { name: '导出', courses: '1' })).toMatchObject({ msgState: 1 });
  const where = {
    testRule: 'every',
    conditionList: [{ bindKey: 'name', type: 'text', judgeType: 'equal', value: '导出' }],
  };
  const cells = async (client: ApiClient): Promise<string> => {
    const param = { where, fields: ['courses'], format: 'csv' };
    const made = await client.call('interface', '/rest/http/choice/exportRows.htm', param);
    const { url } = made.result as { readonly url: string };
    return (await fetch(started.server.baseUrl + url)).text();
  };
  expect(await cells(student)).toContain('"高等数学"');
  expect(await cells(teacher)).toContain('"1"');
});

test('a record of the form itself is taken', async () => {
  const { id } = (await add(student, { name: '甲' })).result as ModuleRecord;
  expect(await add(student, { rooms: id })).toMatchObject({ msgState: 1 });
});

test('a role that may not call the interface is offered nothing', async () => {
  expect((await add(teacher, { courses: '1' })).errors).toMatchObject(unknown('data.courses'));
});

test('a source that fails is told at its field, and what is not changed does not ask it', async () => {
  expect((await add(student, { broken: '1' })).errors).toMatchObject([
    { path: 'data.broken', code: 'OPTIONS_UNREAD' },
  ]);
  expect(await add(student, { name: '乙' })).toMatchObject({ msgState: 1 });
});
