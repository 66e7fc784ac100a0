import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/database.ts';

/** A student who applies, with what of their record applications ask for. */
export interface Applicant {
  readonly id: string;
  readonly name: string;
  readonly phone: string;
  readonly gender: string;
  readonly dormitory: string;
  readonly roomNo: string;
}

/** The people of the demo's flows, by their user ids. */
export interface Cast {
  readonly admin: string;
  readonly teacher: string;
  readonly dean: string;
  /** Deputy of the dean's college. */
  readonly deputy: string;
  /** Head of Student Affairs. */
  readonly affairs: string;
  readonly finance: string;
  /** The student whose account the demo opens. */
  readonly student: Applicant;
  /** Students of the same counsellor. */
  readonly classmates: readonly Applicant[];
  /** Students whose counsellors have no account: the managers are asked. */
  readonly others: readonly Applicant[];
}

/** Reads who plays what; undefined where the database holds another campus than this release's demo. */
export async function readCast(db: Kysely<Database>): Promise<Cast | undefined> {
  const { rows: tables } = await sql<{ there: boolean }>`
    select to_regclass('data.student') is not null as there`.execute(db);
  if (tables[0]?.there !== true) return undefined;
  const { rows: open } = await sql<{ login_name: string; id: string }>`
    select login_name, id from atrium.user_account where is_demo`.execute(db);
  const named = (loginName: string): string => open.find((each) => each.login_name === loginName)?.id ?? '';
  const { rows: heads } = await sql<{ id: string; head: string; deputy: string | null }>`
    select d.id, d.head, (select p.user_id from atrium.department_deputy p where p.department = d.id order by p.sort limit 1)
      as deputy from atrium.department d`.execute(db);
  const dean = named('dean');
  const college = heads.find(({ id, head }) => head === dean && id !== 'university');
  const affairs = heads.find(({ id }) => id === 'student-affairs-office');
  const { rows: students } = await sql<Applicant & { counsellor: string }>`
    select a.id, s.name, s.phone, s.gender, s.dormitory, s."roomNo", s."counsellorId" as counsellor
    from atrium.user_account a join data.student s on s."studentNo" = a.id order by a.id`.execute(db);
  const own = named('student');
  const teacher = named('teacher');
  const student = students.find(({ id }) => id === own);
  const finance = named('finance');
  const deputy = college?.deputy ?? undefined;
  if (student === undefined || deputy === undefined || affairs === undefined || finance === '')
    return undefined;
  const rest = students.filter(({ id }) => id !== own);
  return {
    ...{ admin: named('admin'), teacher, dean, deputy, affairs: affairs.head },
    ...{ finance, student },
    classmates: rest.filter(({ counsellor }) => counsellor === teacher),
    others: rest.filter(({ counsellor }) => counsellor !== teacher),
  };
}
