import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/database.ts';

/** What is kept of a delegation. */
export interface DelegationContent {
  readonly to: string;
  /** Null: all flows. */
  readonly flows: readonly string[] | null;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly open: boolean;
}

/** A delegation as it is stored, with the names of its people. */
export interface StoredDelegation extends DelegationContent {
  readonly id: string;
  readonly from: string;
  readonly fromName: string;
  readonly toName: string;
  readonly toStatus: string;
  readonly revision: number;
}

const delegations = (db: Kysely<Database>) =>
  db
    .selectFrom('atrium.flow_delegation as d')
    .innerJoin('atrium.user_account as f', 'f.id', 'd.from_user')
    .innerJoin('atrium.user_account as t', 't.id', 'd.to_user')
    .select(['d.id', 'd.from_user as from', 'd.to_user as to', 'd.flows', 'd.open', 'd.revision'])
    .select(['d.starts_at as startsAt', 'd.ends_at as endsAt'])
    .select(['f.real_name as fromName', 't.real_name as toName', 't.status as toStatus']);

/** The delegations of a person, those that end last first. */
export const listDelegations = (
  db: Kysely<Database>,
  from: string,
  limit: number,
): Promise<readonly StoredDelegation[]> =>
  delegations(db)
    .where('d.from_user', '=', from)
    .orderBy('d.ends_at', 'desc')
    .orderBy('d.id')
    .limit(limit)
    .execute();

/** One delegation, whosever it is. */
export const findDelegation = (db: Kysely<Database>, id: string): Promise<StoredDelegation | undefined> =>
  delegations(db).where('d.id', '=', id).executeTakeFirst();

/** Delegations of a person other than one. */
export async function countOthers(db: Kysely<Database>, from: string, id: string): Promise<number> {
  const { count } = await db
    .selectFrom('atrium.flow_delegation')
    .select(sql<number>`count(*)`.as('count'))
    .where('from_user', '=', from)
    .where('id', '!=', id)
    .executeTakeFirstOrThrow();
  return count;
}

/** Another delegation of a person that holds for one of the same flows at some of the same time. */
export const findOverlapping = (
  db: Kysely<Database>,
  {
    id,
    from,
    flows,
    startsAt,
    endsAt,
  }: Pick<DelegationContent, 'flows' | 'startsAt' | 'endsAt'> & {
    readonly id: string;
    readonly from: string;
  },
): Promise<StoredDelegation | undefined> =>
  delegations(db)
    .where('d.from_user', '=', from)
    .where('d.id', '!=', id)
    .where('d.starts_at', '<', endsAt)
    .where('d.ends_at', '>', startsAt)
    .where((eb) =>
      flows === null
        ? eb.val(true)
        : eb.or([eb('d.flows', 'is', null), sql<boolean>`d.flows && ${[...flows]}::text[]`]),
    )
    .orderBy('d.starts_at')
    .limit(1)
    .executeTakeFirst();

const columnsOf = ({ to, flows, startsAt, endsAt, open }: DelegationContent) => ({
  to_user: to,
  flows: flows === null ? null : [...flows],
  starts_at: startsAt,
  ends_at: endsAt,
  open,
});

/** By whom and when something is written. */
interface Writing {
  readonly by: string;
  readonly now: Date;
}

/** Adds a delegation. */
export async function insertDelegation(
  db: Kysely<Database>,
  { id, from, by, now }: Writing & { readonly id: string; readonly from: string },
  content: DelegationContent,
): Promise<void> {
  const written = { created_by: by, created_at: now, updated_by: by, updated_at: now };
  await db
    .insertInto('atrium.flow_delegation')
    .values({ id, from_user: from, ...columnsOf(content), ...written })
    .execute();
}

/** Changes a delegation at the revision that was read. @returns whether it was still there */
export async function updateDelegation(
  db: Kysely<Database>,
  { id, revision, by, now }: Writing & { readonly id: string; readonly revision: number },
  content: DelegationContent,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('atrium.flow_delegation')
    .set({ ...columnsOf(content), revision: sql<number>`revision + 1`, updated_by: by, updated_at: now })
    .where('id', '=', id)
    .where('revision', '=', revision)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Removes a delegation at the revision that was read. @returns whether it was still there */
export async function deleteDelegation(db: Kysely<Database>, id: string, revision: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('atrium.flow_delegation')
    .where('id', '=', id)
    .where('revision', '=', revision)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
