import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { tellOwners } from '../../server/modules/job/tellOwners.ts';
import type { Message } from '../../src/schemas/wire/message.ts';
import type { ApiClient } from '../support/apiClient.ts';
import { seedPeople } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

// Whoever has left the page learns in their inbox what came of their imports, exports and other jobs.

let server: TestServer;
let teacher: ApiClient;
beforeAll(async () => {
  server = await startTestServer({ seed: seedPeople });
  teacher = await server.login('teacher');
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.deleteFrom('atrium.message').execute();
  await server.db.deleteFrom('atrium.job').execute();
});

const title = { zhCN: '学生', enUS: 'Students' };
/** A job of the teacher's that ended a minute ago. */
async function ended(id: string, name: string, more: object = {}): Promise<void> {
  await server.db
    .insertInto('atrium.job')
    .values({
      ...{ id, name, payload: '{}', key: null, run: null, owner: 'u-teacher', result: null },
      state: 'done',
      ...{ about: JSON.stringify({ module: 'student', title }), told_at: null },
      seen_at: new Date(Date.now() - 60_000),
      ...more,
    })
    .execute();
}
const tell = (patience = 15): Promise<void> =>
  tellOwners({ platform: server.platform, log: pino({ level: 'silent' }), id: 'r' }, patience);
const inbox = async (): Promise<readonly Message[]> =>
  (await teacher.call('base', '/message/list.do', { kind: 'task' })).list as Message[];

test('each that ended unseen is told once, with what came of it', async () => {
  await ended('e', 'exportRows', { result: JSON.stringify({ url: '/files/f?sign=1' }) });
  await ended('i', 'importRows', { result: JSON.stringify({ added: 3, updated: 2, failed: 1 }) });
  await ended('f', 'importRows', {
    state: 'failed',
    msg: JSON.stringify({ zhCN: '文件已损坏', enUS: 'The file is broken' }),
  });
  await ended('h', 'flowHandOver');
  await tell();
  await tell();
  const told = (await inbox()).map((each) => [each.title, each.content, each.link]);
  expect(told).toHaveLength(4);
  expect(told).toEqual(
    expect.arrayContaining([
      ['“学生”导出完成', expect.stringContaining('10 分钟'), '/files/f?sign=1'],
      ['“学生”导入完成', '新增 3 条，更新 2 条，未导入 1 条。', null],
      ['“学生”导入失败', '文件已损坏', null],
      ['“学生”已完成', '', '/flowManageListAll/all'],
    ]),
  );
});

test('what its owner has seen, waits for, cancelled or would not come back to is not told', async () => {
  await ended('seen', 'exportRows');
  await ended('listed', 'exportRows', { seen_at: new Date(Date.now() - 30_000) });
  await teacher.call('manager', '/job/get.do', { jobId: 'seen' });
  await teacher.call('manager', '/job/list.do', {});
  await ended('just now', 'exportRows', { seen_at: new Date() });
  await ended('running', 'exportRows', { state: 'running', seen_at: new Date() });
  await ended('cancelled', 'exportRows', { state: 'cancelled' });
  await ended('preview', 'importRows', { about: null });
  await tell();
  expect(await inbox()).toEqual([]);
  await tell(0);
  expect(await inbox()).toHaveLength(1);
});
