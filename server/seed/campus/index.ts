import type { Kysely } from 'kysely';
import { designRights } from '../../../src/schemas/designRight.ts';
import type { FormDocument } from '../../../src/schemas/documents/index.ts';
import type { Registration } from '../../../src/schemas/wire/project.ts';
import type { Database } from '../../db/database.ts';
import { recordTables } from '../../records/recordTables.ts';
import { keptFields } from '../../flow/keptFields.ts';
import { analyseTable, syncModuleTable } from '../../records/table.ts';
import { saveResource } from '../../documents/drafts.ts';
import { publishResource } from '../../documents/publishing.ts';
import { CAMPUS_DATE } from './calendar.ts';
import { type CampusFolder, readCampusFolder } from './folder.ts';
import { generateCampus } from './generate.ts';
import type { DepartmentHeads } from './heads.ts';
import { holidays } from './holidays.ts';
import { insertRecords, type SeedRecord } from './insertRecords.ts';
import { campusOwners } from './owners.ts';
import { type DemoAccount, demoAccounts } from './people.ts';
import { recordsOf } from './records.ts';
import { writeSetting } from '../../db/settings.ts';

/** Who the seed says it is wherever a user is asked for. */
const ACTOR = 'system';

/** Whoever registers in the demo is a student. */
const REGISTRATION: Registration = {
  registerRoles: { privilegeList: [{ value: 'student', label: '学生' }] },
};

/**
 * Fills an empty database with the demo campus, inside the caller's transaction:
 *
 *     folder → dictionaries, roles, departments → accounts, heads, holidays → documents, published → who designs → tables → records
 *
 * The accounts get no password here: a hash that nothing fits, until the caller gives those of the demo one.
 */
export async function seedCampus(db: Kysely<Database>): Promise<void> {
  const folder = readCampusFolder();
  const data = generateCampus(folder.dictionaries);
  await writeSetting(db, 'container', { options: { skipHome: false, register: REGISTRATION } });
  await insertDictionaries(db, folder);
  await insertRoles(db, folder);
  await insertDepartments(db, folder);
  await insertAccounts(db, demoAccounts(folder, data));
  await nameHeads(db, data.heads);
  await db
    .insertInto('atrium.calendar_day')
    .values(holidays().map((day) => ({ ...day, id: `day-${day.date}` })))
    .execute();
  await publishDocuments(db, folder);
  await letDesign(db, folder);
  for (const document of folder.documents) {
    if (document.kind === 'form') await fillModule(db, document, recordsOf(data, document.id));
  }
}

async function insertDictionaries(db: Kysely<Database>, { dictionaries }: CampusFolder): Promise<void> {
  const heads = dictionaries.all.map(({ code, name }) => ({ code, name: JSON.stringify(name) }));
  const items = dictionaries.all.flatMap(({ code, items: own }) =>
    own.map(({ value, label, tone, parent }, sort) => ({
      dictionary: code,
      value,
      label_zh: label.zhCN,
      label_en: label.enUS,
      color: tone ?? '',
      parent: parent ?? null,
      sort,
    })),
  );
  await db.insertInto('atrium.dictionary').values(heads).execute();
  await db.insertInto('atrium.dictionary_item').values(items).execute();
}

async function insertRoles(db: Kysely<Database>, { roles }: CampusFolder): Promise<void> {
  const rows = roles.map(({ id, name, admin }, sort) => ({
    groupid: id,
    name: JSON.stringify(name),
    is_admin: admin,
    sort,
  }));
  await db.insertInto('atrium.role').values(rows).execute();
}

async function insertDepartments(db: Kysely<Database>, { departments }: CampusFolder): Promise<void> {
  const rows = departments.map(({ id, parent, name }, sort) => ({ id, parent, name: name.zhCN, sort }));
  await db.insertInto('atrium.department').values(rows).execute();
}

async function insertAccounts(db: Kysely<Database>, accounts: readonly DemoAccount[]): Promise<void> {
  const users = accounts.map((account) => ({
    id: account.userId,
    login_name: account.loginName,
    password_hash: '',
    real_name: account.realName,
    nick_name: account.realName,
    sex: account.sex,
    college: account.college,
    college_name: account.collegeName,
    phone: account.phone,
    department: account.department,
    is_demo: account.isOpen,
  }));
  const roles = accounts.map(({ userId, role }) => ({ user_id: userId, groupid: role }));
  await db.insertInto('atrium.user_account').values(users).execute();
  await db.insertInto('atrium.user_role').values(roles).execute();
}

async function nameHeads(db: Kysely<Database>, heads: readonly DepartmentHeads[]): Promise<void> {
  for (const { department, head } of heads)
    await db
      .updateTable('atrium.department')
      .set({ head: head.staffNo })
      .where('id', '=', department)
      .execute();
  const rows = heads.flatMap(({ department, deputies }) =>
    deputies.map(({ staffNo }, sort) => ({ department, user_id: staffNo, sort })),
  );
  await db.insertInto('atrium.department_deputy').values(rows).execute();
}

async function publishDocuments(db: Kysely<Database>, { documents }: CampusFolder): Promise<void> {
  const owners = campusOwners(documents);
  for (const document of documents) {
    const { kind, id, name } = document;
    const system = owners.get(`${kind}/${id}`) ?? null;
    const belonging = { system, shared: system === null };
    const { revision } = await saveResource(db, {
      kind,
      id,
      name,
      schema: document,
      actor: ACTOR,
      ...belonging,
    });
    await publishResource(
      { db, publicationEffects: { ...recordTables(), ...keptFields } },
      { kind, id, revision, actor: ACTOR },
    );
  }
}

/** What the roles of the demo design, each with every right. */
async function letDesign(db: Kysely<Database>, { roles }: CampusFolder): Promise<void> {
  const rows = roles.flatMap(({ id, designs = [] }) =>
    designs.map((system) => ({
      ...{ id: `${id}.${system}`, role: id, system, rights: [...designRights] },
      ...{ created_by: ACTOR, updated_by: ACTOR },
    })),
  );
  if (rows.length > 0) await db.insertInto('atrium.design_right').values(rows).execute();
}

async function fillModule(
  db: Kysely<Database>,
  document: FormDocument,
  records: readonly SeedRecord[],
): Promise<void> {
  const shape = await syncModuleTable(db, document);
  await insertRecords(db, shape, records, { actor: ACTOR, at: `${CAMPUS_DATE}T00:00:00.000Z` });
  await analyseTable(db, shape);
}
