import type { MgrFormDocument, MgrListDocument, SystemDocument } from '../../src/schemas/documents/index.ts';
import type { Platform } from '../../server/platform/platform.ts';
import { publishDocument } from './entrances.ts';
import { seedPeople } from './people.ts';
import { publishForm, pupilForm } from './pupils.ts';

// The pupils with a list and a further form, in a system that everybody but visitors opens. Counsellors and
// administrators may share views of the list; students may not.

const list: MgrListDocument = {
  kind: 'mgrList',
  schemaVersion: 1,
  id: 'pupil-list',
  name: '学生列表',
  module: 'pupil',
  columns: [{ field: 'name' }],
};

/** A list of the same module that students have no menu to. */
const other: MgrListDocument = { ...list, id: 'pupil-archive', name: '档案' };

const short: MgrFormDocument = {
  kind: 'mgrForm',
  schemaVersion: 1,
  id: 'pupil-short',
  name: '短表单',
  module: 'pupil',
};

const grant = (...roles: string[]) => roles.map((role) => ({ role, actions: ['list'] }));
const school: SystemDocument = {
  kind: 'system',
  schemaVersion: 1,
  id: 'school',
  name: '学校',
  group: { zhCN: '校园', enUS: 'Campus' },
  menus: [
    {
      name: '学生',
      app: { kind: 'mgrList', id: 'pupil-list' },
      grants: grant('administrator', 'counsellor', 'student'),
    },
    {
      name: '短表单',
      app: { kind: 'mgrForm', id: 'pupil-short' },
      grants: grant('administrator', 'counsellor', 'student'),
    },
    {
      name: '档案',
      app: { kind: 'mgrList', id: 'pupil-archive' },
      grants: grant('administrator', 'counsellor'),
    },
  ],
};

/** The users, the form with its empty table, and the documents around it. */
export async function seedPupilSystem(platform: Platform): Promise<void> {
  await seedPeople(platform);
  const grants = pupilForm.grants.map((each) =>
    each.roles.includes('student') ? each : { ...each, actions: [...each.actions, 'shareViews' as const] },
  );
  await publishForm(platform, { ...pupilForm, grants });
  for (const document of [list, other, short, school]) {
    await platform.db.transaction().execute((trx) => publishDocument(trx, document));
  }
}
