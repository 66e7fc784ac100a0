import { sql, type RawBuilder } from 'kysely';
import type { PeopleScope } from '../../src/schemas/flow/people.ts';
import type { FlowCandidate } from '../../src/schemas/wire/flowLists.ts';
import { containing } from '../db/containing.ts';
import { COLLATION } from '../records/moduleIndexes.ts';
import type { FlowReading } from './services.ts';

const USUAL_LIMIT = 20;

/** Which accounts somebody looks for. */
interface AccountSearch {
  readonly keyword?: string;
  readonly offset?: number;
  readonly limit?: number;
}

/** A choice of people of an instance. */
interface Choice {
  readonly scope: PeopleScope;
  /** Id of who started, or starts, the instance: the scope may leave them out. */
  readonly initiator: string;
}

/** Accounts that are active, among a choice of people where one is given. */
export async function findAccounts(
  { db }: FlowReading,
  choice: Choice | undefined,
  { keyword = '', offset = 0, limit = USUAL_LIMIT }: AccountSearch,
): Promise<{ readonly people: readonly FlowCandidate[]; readonly total: number }> {
  const pattern = containing(keyword.trim());
  const within = choice === undefined ? sql<boolean>`true` : among(choice);
  const { rows } = await sql<{ value: string; label: string; department: string | null; total: number }>`
    select u.id as value, u.real_name as label, d.name as department, count(*) over () as total
    from atrium.user_account u left join atrium.department d on d.id = u.department
    where u.status = 'active' and ${within}
      and (u.real_name ilike ${pattern} or u.login_name ilike ${pattern} or d.name ilike ${pattern})
    order by u.real_name collate ${sql.id(COLLATION)}, u.id offset ${offset} limit ${limit}`.execute(db);
  return { people: rows.map(({ total: _total, ...row }) => row), total: rows[0]?.total ?? 0 };
}

/** Whether all of some accounts are active, and among a choice of people where one is given. */
export async function areAmong(
  { db }: Pick<FlowReading, 'db'>,
  ids: readonly string[],
  choice: Choice | undefined,
): Promise<boolean> {
  if (ids.length === 0) return true;
  const within = choice === undefined ? sql<boolean>`true` : among(choice);
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from atrium.user_account u
    where u.id = any(${[...ids]}::text[]) and u.status = 'active' and ${within}`.execute(db);
  return rows[0]?.count === new Set(ids).size;
}

/** Accounts that a choice of people names; one that only leaves somebody out means everybody else. */
function among({ scope, initiator }: Choice): RawBuilder<boolean> {
  const { people, departments = [], roles = [], labels = [], except } = scope;
  const names = [people, scope.departments, scope.roles, scope.labels].some((each) => each !== undefined);
  const ids = (people ?? []).map(({ value }) => value);
  const named = sql<boolean>`(u.id = any(${ids}::text[])
    or u.department = any(${departments}::text[])
    or exists (select 1 from atrium.user_role m where m.user_id = u.id and m.groupid = any(${roles}::text[]))
    or exists (select 1 from atrium.user_label l where l.user_id = u.id and l.label = any(${labels}::text[])))`;
  if (except === undefined) return named;
  const isOther = sql<boolean>`u.id <> ${initiator}`;
  return names ? sql<boolean>`(${named} and ${isOther})` : isOther;
}
