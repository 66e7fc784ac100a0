import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import type {
  Account,
  Answered,
  Department,
  GroupKind,
  Question,
} from '../../src/documents/flow/people/organisation.ts';
import type { Database } from '../db/database.ts';
import { belonging } from './holders.ts';
import { COLLATION } from '../records/moduleIndexes.ts';

/** Members that an answer names of one role, label or department, the first by name. */
export const MOST_MEMBERS = 5_000;
/** Departments that lie above each other, as the core walks them. */
const DEEPEST_DEPARTMENT = 50;
/** People of a chain of stand-ins, as the core follows it. */
const LONGEST_CHAIN = 5;

/** Of which flow, and of which moment, people are asked about. */
export interface Asking {
  readonly flow: string;
  readonly at: Date;
  /** So many members are told of each group; absent: `MOST_MEMBERS`. */
  readonly most?: number;
}

/** What an organisation answers. */
export interface OrganisationAnswers {
  /** Answers to all that was asked, and to what is asked next as a rule: departments above, heads, stand-ins. */
  readonly answered: Answered;
  /** Questions about members of which there are more than an answer names. */
  readonly cut: readonly Question[];
}

/** An account as its columns have it. */
interface AccountRow {
  readonly id: string;
  readonly name: string;
  readonly enabled: boolean;
  readonly department: string | null;
}

interface MemberRow extends AccountRow {
  readonly kind: GroupKind;
  readonly of: string;
  readonly place: number;
}

const accountOf = ({ id, name, enabled, department }: AccountRow): Account => ({
  value: id,
  label: name,
  enabled,
  department,
});

const account = sql`u.id, u.real_name as name, u.status = 'active' as enabled, u.department`;
const byName = sql`u.real_name collate ${sql.id(COLLATION)}, u.id`;

/** Ids that some questions of one kind are about. */
const idsOf = (questions: readonly Question[], kind: string): readonly string[] =>
  questions.flatMap((question) => (question.startsWith(`${kind} `) ? question.slice(kind.length + 1) : []));

/**
 * Answers what the core of flows asks about people, as the database has it now: at most five statements, however many
 * questions there are and whomever they are about.
 * @param db a transaction sees its own changes
 */
export async function answerQuestions(
  db: Kysely<Database>,
  questions: readonly Question[],
  asking: Asking,
): Promise<OrganisationAnswers> {
  const answered: Partial<Record<Question, Exclude<Answered[Question], undefined>>> = {};
  const cut: Question[] = [];
  const accounts = new Map<string, Account>();
  const { most = MOST_MEMBERS } = asking;
  for (const [question, members] of await membersOf(db, questions, most)) {
    const told = members.slice(0, most);
    if (told.length < members.length) cut.push(question);
    answered[question] = told;
    for (const each of told) accounts.set(each.value, each);
  }
  const departments = await departmentsOf(db, idsOf(questions, 'department'));
  for (const id of idsOf(questions, 'department')) answered[`department ${id}`] = null;
  for (const each of departments) answered[`department ${each.id}`] = each;
  const people = new Set([
    ...accounts.keys(),
    ...idsOf(questions, 'account'),
    ...idsOf(questions, 'standIn'),
    ...departments.flatMap(({ head }) => head ?? []),
  ]);
  const { standIns, found } = await peopleOf(db, [...people], asking);
  for (const [from, to] of standIns) {
    answered[`standIn ${from}`] = to;
    if (to !== null) people.add(to);
  }
  for (const each of found) accounts.set(each.value, each);
  for (const id of people) answered[`account ${id}`] = accounts.get(id) ?? null;
  const belong = idsOf(questions, 'belongs');
  const groups = await belonging(db, belong);
  for (const id of belong) answered[`belongs ${id}`] = groups.get(id) ?? [];
  if (questions.includes('administrators')) answered.administrators = await administratorsOf(db);
  return { answered, cut };
}

/** Where the members of a group stand, `a.of` being its id. */
const memberships: Readonly<Record<GroupKind, RawBuilder<unknown>>> = {
  role: sql`atrium.user_role m join atrium.user_account u on u.id = m.user_id where m.groupid = a.of`,
  label: sql`atrium.user_label m join atrium.user_account u on u.id = m.user_id where m.label = a.of`,
  department: sql`atrium.user_account u where u.department = a.of`,
};
const groupKinds = Object.keys(memberships) as readonly GroupKind[];

/** The members of each role, label and department that is asked about; one more than are told where there are more. */
async function membersOf(
  db: Kysely<Database>,
  questions: readonly Question[],
  most: number,
): Promise<ReadonlyMap<Question, readonly Account[]>> {
  const asked = groupKinds.map((kind) => ({ kind, ids: idsOf(questions, `members ${kind}`) }));
  const found = new Map<Question, Account[]>(
    asked.flatMap(({ kind, ids }) => ids.map((id) => [`members ${kind} ${id}` as const, []] as const)),
  );
  if (found.size === 0) return found;
  const groups = asked.map(
    ({ kind, ids }) => sql`
      select ${kind}::text as kind, a.of, p.* from unnest(${[...ids]}::text[]) as a(of) cross join lateral (
        select ${account}, row_number() over (order by ${byName}) as place from ${memberships[kind]}
        order by place limit ${most + 1}
      ) p`,
  );
  const { rows } = await sql<MemberRow>`${sql.join(groups, sql` union all `)} order by place`.execute(db);
  for (const row of rows) found.get(`members ${row.kind} ${row.of}`)?.push(accountOf(row));
  return found;
}

/** Departments with all that lie above them. */
async function departmentsOf(db: Kysely<Database>, ids: readonly string[]): Promise<readonly Department[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<Department>`
    with recursive up(id, height) as (
      select id, 1 from unnest(${[...ids]}::text[]) as asked(id)
      union select d.parent, up.height + 1 from up join atrium.department d on d.id = up.id
        where d.parent is not null and up.height < ${DEEPEST_DEPARTMENT}
    )
    select d.id, d.parent, d.head, array(
      select p.user_id from atrium.department_deputy p where p.department = d.id order by p.sort, p.user_id
    ) as deputies
    from atrium.department d where d.id in (select id from up)`.execute(db);
  return rows;
}

/**
 * The accounts of some people, who stands in for each of them at a moment, and for those who do; null: nobody. Those who
 * stand in are among the accounts.
 */
async function peopleOf(
  db: Kysely<Database>,
  ids: readonly string[],
  { flow, at }: Asking,
): Promise<{ readonly standIns: ReadonlyMap<string, string | null>; readonly found: readonly Account[] }> {
  const standIns = new Map<string, string | null>(ids.map((id) => [id, null]));
  if (ids.length === 0) return { standIns, found: [] };
  const { rows } = await sql<{ chains: readonly ChainLink[]; accounts: readonly AccountRow[] }>`
    with recursive current as (
      select from_user, to_user from atrium.flow_delegation
      where starts_at <= ${at} and ends_at > ${at} and (flows is null or ${flow} = any(flows))
    ), chain("from", "to", length) as (
      select from_user, to_user, 1 from current where from_user = any(${[...ids]}::text[])
      union select d.from_user, d.to_user, length + 1 from chain join current d on d.from_user = chain."to"
        where length < ${LONGEST_CHAIN}
    ), link as (select "from", "to", min(length) as length from chain group by "from", "to")
    select coalesce((select json_agg(link) from link), '[]') as chains,
      coalesce((select json_agg(person) from (select ${account} from atrium.user_account u where u.id in (
        select unnest(${[...ids]}::text[]) union select "to" from link)) as person), '[]') as accounts`.execute(
    db,
  );
  const { chains = [], accounts = [] } = rows[0] ?? {};
  for (const { from, to } of chains) standIns.set(from, to);
  // Whoever the last of a chain leads to was not looked up: that is another question.
  for (const { to, length } of chains)
    if (length < LONGEST_CHAIN && !standIns.has(to)) standIns.set(to, null);
  return { standIns, found: accounts.map(accountOf) };
}

/** Somebody who stands in for another, and so many steps away from who was asked about. */
interface ChainLink {
  readonly from: string;
  readonly to: string;
  readonly length: number;
}

/** Ids of those who administer the platform, by name. */
async function administratorsOf(db: Kysely<Database>): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select u.id from atrium.user_account u where u.status = 'active' and exists (
      select from atrium.user_role m join atrium.role r on r.groupid = m.groupid
      where m.user_id = u.id and r.is_admin)
    order by ${byName} limit ${MOST_MEMBERS}`.execute(db);
  return rows.map(({ id }) => id);
}
