import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedCampus } from '../../server/seed/campus/index.ts';
import { issueSession } from '../../server/session/repository.ts';
import { tokenText } from '../../server/session/token.ts';
import type { ApiAnswer, ApiClient } from '../support/apiClient.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';

// What a preview shows of the campus is what the person sees, on the wire: the campus has no drafts.

let server: TestServer;
let admin: ApiClient;

beforeAll(async () => {
  server = await startTestServer({ seed: ({ db }) => db.transaction().execute(seedCampus) });
  admin = await loggedIn('admin');
});
afterAll(() => server.close());

/** The demo's accounts have no password here. */
async function loggedIn(loginName: string): Promise<ApiClient> {
  const { id: userId, auth_version: authVersion } = await server.db
    .selectFrom('atrium.user_account')
    .select(['id', 'auth_version'])
    .where('login_name', '=', loginName)
    .executeTakeFirstOrThrow();
  const session = { userId, kind: 'web', loginType: 'form', authVersion, ip: '', device: '' } as const;
  return server.api.withToken(tokenText(await issueSession(server.db, session)));
}

async function previewOf(own: ApiClient): Promise<ApiClient> {
  const { result } = await own.call('base', '/user/info.do');
  const { userGroup, userBaseInfo } = result as {
    userGroup: readonly { groupid: string }[];
    userBaseInfo: { userId: string };
  };
  const param = { role: userGroup[0]?.groupid, userId: userBaseInfo.userId };
  const made = await admin.call('manager', '/resource/preview.do', param);
  return server.api.withToken((made.result as { token: string[] }).token.join('_'));
}

/** What a page asks for, by its address. */
const PAGES: Readonly<Record<string, readonly (readonly ['manager' | 'interface', string, object])[]>> = {
  home: [['manager', '/createSystem/sysTypes.do', {}]],
  'system/student-affairs': [system('student-affairs')],
  'system/campus-services': [system('campus-services')],
  'app/student-dashboard': [
    document('app', 'student-dashboard'),
    ['interface', '/rest/http/student/count.htm', {}],
    ['interface', '/rest/http/student/aggregate.htm', grouped('college')],
    ['interface', '/rest/http/leave/count.htm', {}],
  ],
  'mgr/students': [document('mgr', 'students'), ...records('student')],
  'mgr/leaves': [document('mgr', 'leaves'), ...records('leave')],
  'mgr/my-leave-list': [document('mgrList', 'my-leave-list'), ...records('leave')],
  'mgr/dormitory-list': [document('mgrList', 'dormitory-list'), ...records('dormitory')],
  'mgr/expense-list': [document('mgrList', 'expense-list'), ...records('expense')],
  'mgr/course-list': [document('mgrList', 'course-list'), ...records('course')],
  'mgr/leave-apply': [document('mgrForm', 'leave-apply'), document('form', 'leave')],
  'mgr/student': [document('form', 'student'), ...records('student')],
};

function system(id: string) {
  return ['manager', '/createSystem/initOnly.do', { systemManage: { id } }] as const;
}
function document(kind: string, id: string) {
  return ['manager', '/resource/get.do', { kind, id, withForm: true }] as const;
}
function grouped(field: string) {
  return { groupBy: [{ field }], measures: [{ as: 'n', fn: 'count' }] };
}
function records(module: string) {
  const call = (name: string, param: object) =>
    ['interface', `/rest/http/${module}/${name}.htm`, param] as const;
  return [call('list', { limit: 50 }), call('count', {}), call('detail', {})];
}

/** An answer without the moment at which it was given, and without the words that its caller designs and gives rights: nobody does so in a preview. */
const said = ({ msgState, code, result, list, total }: ApiAnswer) => {
  const { designs: _designs, grants: _grants, ...told } = (result ?? {}) as Readonly<Record<string, unknown>>;
  return { msgState, code, result: told, list, total };
};

describe.each(['admin', 'teacher', 'student'])('%s', (loginName) => {
  test('sees in a preview what they see', async () => {
    const own = await loggedIn(loginName);
    const looking = await previewOf(own);
    let answered = 0;
    /** The record that the list of the same page begins with. */
    let first = {};
    for (const [page, calls] of Object.entries(PAGES)) {
      for (const [service, path, param] of calls) {
        const given = path.endsWith('/detail.htm') ? first : param;
        const [theirs, seen] = await Promise.all([
          own.call(service, path, given),
          looking.call(service, path, given),
        ]);
        expect({ page, path, ...said(seen) }).toEqual({ page, path, ...said(theirs) });
        if (theirs.msgState === 1) answered += 1;
        if (path.endsWith('/list.htm')) first = { id: (theirs.list?.[0] as { id?: string } | undefined)?.id };
      }
    }
    expect(answered).toBeGreaterThan(10);
  });
});
