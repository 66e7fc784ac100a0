import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiClient } from '../../../tests/support/apiClient.ts';
import { startTestServer, type TestServer } from '../../../tests/support/server.ts';
import type { AppDocument, MgrListDocument } from '../../../src/schemas/documents/index.ts';
import { seed } from '../seed.ts';
import { readCampusFolder } from './folder.ts';
import { seedCampus } from './index.ts';

let server: TestServer;
let clients: Readonly<Record<string, ApiClient>>;

beforeAll(async () => {
  server = await startTestServer({
    seed: async ({ db, secrets }) => {
      await seed(db, secrets.pepper, { campus: seedCampus });
    },
  });
  clients = {
    admin: await server.login('admin'),
    teacher: await server.login('teacher'),
    student: await server.login('student'),
  };
});

afterAll(() => server.close());

const client = (name: string): ApiClient => {
  const found = clients[name];
  if (found === undefined) throw new Error(`Nobody is called ${name}.`);
  return found;
};
const module = (name: string, call: string, param: object) =>
  client(name).call('interface', `/rest/http/${call}.htm`, param);

const { documents } = readCampusFolder();
const lists = documents.filter((document): document is MgrListDocument => document.kind === 'mgrList');
const apps = documents.filter((document): document is AppDocument => document.kind === 'app');
const sources = apps.flatMap((app) =>
  Object.entries(app.sources ?? {}).map(([name, source]) => [`${app.id}.${name}`, source] as const),
);

describe('the pages of the campus', () => {
  it.each(lists.map((list) => [list.id, list] as const))(
    'list %s has records in its order',
    async (_id, list) => {
      const { module: code, sort = [] } = list;
      const answer = await module('admin', `${code}/list`, { sort, limit: list.pageSize ?? 20 });
      expect(answer).toMatchObject({ msgState: 1 });
      expect(answer.list?.length).toBeGreaterThan(0);
    },
  );

  it.each(sources)('source %s answers administrator and counsellor', async (_name, source) => {
    for (const name of ['admin', 'teacher']) {
      const answer = await module(name, source.call, source.param ?? {});
      expect(answer).toMatchObject({ msgState: 1 });
      expect(answer.list?.length).toBeGreaterThan(0);
    }
  });
});

describe('what the three accounts reach', () => {
  const colleges = async (name: string): Promise<{ total: number; colleges: number }> => {
    const answer = await module(name, 'student/list', { fields: ['college'], limit: -1 });
    const rows = answer.list as { college: string }[];
    return { total: answer.total ?? 0, colleges: new Set(rows.map(({ college }) => college)).size };
  };

  it('shows all students, those of one college, and oneself', async () => {
    expect(await colleges('admin')).toMatchObject({ colleges: 12 });
    const teacher = await colleges('teacher');
    expect(teacher.colleges).toBe(1);
    expect(teacher.total).toBeGreaterThan(100);
    expect(await colleges('student')).toEqual({ total: 1, colleges: 1 });
  });

  it('lets a student ask for leave, which her counsellor decides', async () => {
    const data = {
      studentNo: await ownNumber(),
      type: 'sick',
      startOn: '2026-12-01',
      endOn: '2026-12-02',
      contactPhone: '16100000000',
      reason: '感冒发热，需要休息',
    };
    const added = await module('student', 'leave/add', { data, requestId: 'leave-1' });
    expect(added).toMatchObject({
      msgState: 1,
      result: { days: 2, status: 'pending', college: 'computing' },
    });
    const { id, revision } = added.result as { id: string; revision: number };
    const refused = await module('student', 'leave/update', { id, revision, data: { decision: 'approved' } });
    expect(refused).toMatchObject({ msgState: 3 });
    const decided = await module('teacher', 'leave/update', { id, revision, data: { decision: 'approved' } });
    expect(decided).toMatchObject({ msgState: 1, result: { status: 'approved' } });
  });

  it('refuses leave for somebody else', async () => {
    const { list } = await module('admin', 'student/list', {
      limit: 1,
      sort: [{ field: 'studentNo', order: 'desc' }],
    });
    const { studentNo } = (list as { studentNo: string }[])[0] ?? { studentNo: '' };
    const data = {
      studentNo,
      type: 'sick',
      startOn: '2026-12-01',
      endOn: '2026-12-01',
      contactPhone: '16100000000',
      reason: '替同学请假一天',
    };
    const answer = await module('student', 'leave/add', { data, requestId: 'leave-2' });
    expect(answer).toMatchObject({
      msgState: 2,
      errors: [{ path: 'data.studentNo', code: 'READ_ONLY_FIELD' }],
    });
  });

  it('lets a student change contact details and nothing else of her record', async () => {
    const { list } = await module('student', 'student/list', {});
    const { id, revision } = (list as { id: string; revision: number }[])[0] ?? { id: '', revision: 0 };
    const renamed = await module('student', 'student/update', { id, revision, data: { name: '王五' } });
    expect(renamed).toMatchObject({ msgState: 3 });
    const called = await module('student', 'student/update', {
      id,
      revision,
      data: { phone: '16100000001' },
    });
    expect(called).toMatchObject({ msgState: 1, result: { phone: '16100000001' } });
  });

  it('adds a student by the fields of the contract alone', async () => {
    const { list } = await module('admin', 'student/list', { limit: 1 });
    const { gender, college, major, className, enrolledOn } = (list as Record<string, unknown>[])[0] ?? {};
    const data = { studentNo: '2099990001', name: '新同学', gender, college, major, className, enrolledOn };
    const more = { status: 'enrolled', phone: '16100000002', gpa: 3.5 };
    const answer = await module('admin', 'student/add', { data: { ...data, ...more }, requestId: 'add-1' });
    expect(answer).toMatchObject({ msgState: 1, result: { gpaLevel: 'good' } });
    const again = await module('admin', 'student/add', { data: { ...data, ...more }, requestId: 'add-2' });
    expect(again).toMatchObject({ msgState: 2 });
  });

  async function ownNumber(): Promise<string> {
    const { list } = await module('student', 'student/list', { fields: ['studentNo'] });
    return (list as { studentNo: string }[])[0]?.studentNo ?? '';
  }
});

describe('systems and menus', () => {
  it('opens fewer menus to those who may do less', async () => {
    const menus = async (name: string): Promise<number> => {
      const answer = await client(name).call('manager', '/createSystem/initOnly.do', {
        systemManage: { id: 'student-affairs' },
      });
      const count = (entries: readonly { child?: unknown[] }[]): number =>
        entries.reduce((sum, { child }) => sum + 1 + count((child ?? []) as { child?: unknown[] }[]), 0);
      return count((answer.result as { menus: { child?: unknown[] }[] }).menus);
    };
    expect(await menus('admin')).toBeGreaterThan(await menus('teacher'));
    expect(await menus('teacher')).toBeGreaterThan(await menus('student'));
    expect(await menus('student')).toBe(2);
  });
});
