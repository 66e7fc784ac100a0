import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiAnswer, ApiClient } from '../support/apiClient.ts';
import { startCourseServer } from '../support/courseServer.ts';
import type { CourseServer } from '../support/courseServer.ts';
import { courseList, publish, sqlOf } from '../support/interfaces.ts';

// Documents name configured interfaces as they name those of forms.

let started: CourseServer;
let admin: ApiClient;
beforeAll(async () => {
  started = await startCourseServer();
  ({ admin } = started);
});
afterAll(() => started.close());

const page = (call: string) => ({
  kind: 'app',
  schemaVersion: 1,
  id: 'course-board',
  name: '课程',
  title: { zhCN: '课程', enUS: 'Courses' },
  sources: { courses: { call } },
  body: [],
});

async function save(schema: ReturnType<typeof page>): Promise<number> {
  const { kind, id, name } = schema;
  const found = await admin.call('manager', '/resource/get.do', { kind, id, version: 'draft' });
  const revision = (found.result as { revision?: number } | undefined)?.revision;
  const param = { kind, id, name, schema, ...(revision !== undefined && { revision }) };
  const saved = await admin.call('manager', '/resource/save.do', param);
  return (saved.result as { revision: number }).revision;
}
const publishPage = async (call: string): Promise<ApiAnswer> => {
  const revision = await save(page(call));
  return admin.call('manager', '/resource/publish.do', { kind: 'app', id: 'course-board', revision });
};
const unknown = { errors: [{ path: expect.stringContaining('call') as string, code: 'UNKNOWN_CALL' }] };

test('a page that names a configured interface is published once that is', async () => {
  expect(await publishPage('teaching/courses')).toMatchObject(unknown);
  expect(await publish(admin, courseList())).toMatchObject({ msgState: 1 });
  expect(await publishPage('teaching/coursse')).toMatchObject(unknown);
  expect(await publishPage('teaching/courses')).toMatchObject({ msgState: 1 });
});

test('who takes an interface back is told which published pages still call it', async () => {
  await publish(admin, courseList());
  expect(await publishPage('teaching/courses')).toMatchObject({ msgState: 1 });
  const at = { moduleCode: 'teaching', interfaceUrl: 'courses' };
  const { result } = await admin.call('manager', '/interface/get.do', at);
  const { revision } = result as { revision: number };
  expect(await admin.call('manager', '/interface/unpublish.do', { ...at, revision })).toMatchObject({
    msgState: 1,
    list: expect.arrayContaining([
      expect.objectContaining({ kind: 'app', id: 'course-board', name: '课程' }),
    ]) as unknown,
  });
});

test('a page that is looked at changes nothing: its data comes of no interface that writes', async () => {
  const insert = sqlOf('insert into course (id, name) values (99, :name) returning id, name');
  const inputs = [{ name: 'name', type: 'text', required: true }];
  const opens = courseList({ interfaceUrl: 'open', answers: 'result', writes: true, inputs, ...insert });
  expect(await publish(admin, opens)).toMatchObject({ msgState: 1 });
  expect(await publishPage('teaching/open')).toMatchObject({
    errors: [{ path: expect.stringContaining('call') as string, code: 'CALL_WRITES' }],
  });
});
