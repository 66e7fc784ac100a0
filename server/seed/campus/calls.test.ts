import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiClient, md5 } from '../../../tests/support/apiClient.ts';
import { edited } from '../../../tests/support/editedDocument.ts';
import { columnsOf } from '../../../tests/support/formSubject.ts';
import { startTestServer, type TestServer } from '../../../tests/support/server.ts';
import { canonicalJson } from '../../../src/documents/diff/canonicalJson.ts';
import { jsonPatch } from '../../../src/documents/diff/jsonPatch.ts';
import type { AppDocument, AtriumDocument, MgrListDocument } from '../../../src/schemas/documents/index.ts';
import type { FiguredPlan } from '../../../src/schemas/wire/plan.ts';
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
// Room changes come with the flows that people start.
const lists = documents.filter(
  (document): document is MgrListDocument =>
    document.kind === 'mgrList' && document.module !== 'dormitory-change',
);
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
    // The own record, leave and room changes, and a group of four lists and pages of flows.
    expect(await menus('student')).toBe(8);
  });
});

interface Stored {
  readonly revision: number;
  readonly version: number;
  readonly schema: AtriumDocument;
}

type PlanOf = FiguredPlan & { readonly id: string };

/** A call about documents, which has to succeed. */
async function manage<T>(action: string, param: object): Promise<T> {
  const { result, msgState, text } = await client('admin').call('manager', `/resource/${action}.do`, param);
  expect([action, param, msgState === 1 ? '' : text]).toEqual([action, param, '']);
  return result as T;
}

const stepsOf = ({ plan }: FiguredPlan) => plan.map(({ op, field, rows }) => ({ op, field, rows }));

/** A document as users read it: the grants of a form are told to nobody. */
function asRead(document: AtriumDocument): object {
  const { grants: _, tests: __, ...read } = { grants: [], tests: [], ...document };
  return read;
}

/** How many records a form has, and a sum over all their values in some columns. */
async function recordsOf(id: string, columns: readonly string[]): Promise<unknown> {
  const values = sql.join(['id', 'revision', 'updated_at', ...columns].map((name) => sql.ref(name)));
  const { rows } =
    await sql`select count(*) as count, md5(string_agg(row(${values})::text, ',' order by id)) as sum
    from ${sql.table(`data.${id}`)}`.execute(server.db);
  return rows[0];
}

describe('the documents of the campus', () => {
  // Flows have no designer.
  const designed = documents.filter(({ kind }) => kind !== 'flow');

  it('are edited, published and rolled back, and neither they nor a record are others then', async () => {
    const begun = [];
    for (const { kind, id } of designed) {
      const at = { kind, id };
      const isForm = kind === 'form';
      const columns = isForm ? await columnsOf(server, id) : [];
      const records = isForm && (await recordsOf(id, columns));
      const start = await manage<Stored>('get', { ...at, version: 'draft' });
      const after = edited(start.schema);
      const [patch, sum] = [jsonPatch(start.schema, after), md5(canonicalJson(after))];
      const { revision } = await manage<Stored>('patch', { ...at, revision: start.revision, patch, sum });
      begun.push({ at, isForm, columns, records, start, after, revision });
    }

    const items = begun.map(({ at, revision }) => ({ ...at, revision }));
    const review = await manage<{ plans: readonly PlanOf[] }>('review', { items });
    expect(review).toMatchObject({ findings: [], broken: [], others: [] });
    for (const plan of review.plans) expect(stepsOf(plan)).toMatchObject([{ op: 'add', field: 'added' }]);
    expect(review.plans.map(({ id }) => id)).toEqual(
      begun.flatMap(({ at, isForm }) => (isForm ? [at.id] : [])),
    );
    await manage('publishAll', { items });

    for (const { at, isForm, columns, records, start, after } of begun) {
      const published = await manage<Stored>('get', at);
      expect(published).toMatchObject({ version: start.version + 1, schema: asRead(after) });
      const { version } = start;
      let accept: string | undefined;
      if (isForm) {
        expect(await columnsOf(server, at.id)).toEqual([...columns, 'added'].toSorted());
        expect(await module('admin', `${at.id}/list`, { limit: 1 })).toMatchObject({ msgState: 1 });
        const plan = await manage<FiguredPlan>('plan', { ...at, version });
        expect(stepsOf(plan)).toEqual([{ op: 'drop', field: 'added', rows: 0 }]);
        accept = plan.hash;
      }
      await manage('rollback', { ...at, version, accept });
      expect((await manage<Stored>('get', at)).schema).toEqual(asRead(start.schema));
      expect((await manage<Stored>('get', { ...at, version: 'draft' })).schema).toEqual(start.schema);
      if (!isForm) continue;
      expect(await recordsOf(at.id, columns)).toEqual(records);
      // What was dropped may come back for a while.
      const kept = (await columnsOf(server, at.id)).filter((name) => !columns.includes(name));
      expect(kept).toEqual([expect.stringMatching(/^retired_/)]);
    }
  });
});
