import { hashPassword } from '../../server/security/password.ts';
import type { Platform } from '../../server/platform/platform.ts';
import { DEMO_PASSWORD, md5 } from './apiClient.ts';

/** A small staff for tests that need users and roles but no campus. */
const ROLES = [
  { groupid: 'administrator', zhCN: '系统管理员', enUS: 'Administrator', admin: true },
  { groupid: 'counsellor', zhCN: '辅导员', enUS: 'Counsellor', admin: false },
  { groupid: 'student', zhCN: '学生', enUS: 'Student', admin: false },
];

const USERS = [
  { id: 'u-admin', login: 'admin', name: '管理员', roles: ['administrator'] },
  { id: 'u-teacher', login: 'teacher', name: '陈老师', roles: ['counsellor', 'student'] },
  { id: 'u-student', login: 'student', name: '林同学', roles: ['student'] },
  { id: 'u-nobody', login: 'nobody', name: '无角色', roles: [] },
];

/** Adds the three demo roles and four demo accounts, one of them without a role. */
export async function seedPeople({ db, secrets }: Platform): Promise<void> {
  await db
    .insertInto('atrium.role')
    .values(
      ROLES.map(({ groupid, zhCN, enUS, admin }, sort) => ({
        groupid,
        name: JSON.stringify({ zhCN, enUS }),
        is_admin: admin,
        sort,
      })),
    )
    .execute();
  const passwordHash = await hashPassword(md5(DEMO_PASSWORD), secrets.pepper);
  for (const { id, login, name, roles } of USERS) {
    await db
      .insertInto('atrium.user_account')
      .values({ id, login_name: login, password_hash: passwordHash, real_name: name, is_demo: true })
      .execute();
    for (const [sort, groupid] of roles.entries()) {
      await db.insertInto('atrium.user_role').values({ user_id: id, groupid, sort }).execute();
    }
  }
}
