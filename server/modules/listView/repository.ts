import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { ViewScope } from '../../../src/schemas/wire/listView.ts';
import type { Database } from '../../db/database.ts';

/** A saved view with what it is to its reader. */
export interface StoredView {
  readonly id: string;
  readonly list: string;
  readonly owner: string;
  readonly ownerName: string;
  readonly name: string;
  readonly state: Readonly<Record<string, unknown>>;
  readonly scope: ViewScope;
  readonly roles: readonly string[];
  readonly revision: number;
  readonly isDefault: boolean;
}

/** What a save writes. */
export interface ViewContent {
  readonly name: string;
  readonly state: Readonly<Record<string, unknown>>;
  readonly scope: ViewScope;
  readonly roles: readonly string[];
}

/** Who reads: in which role. */
export interface Reader {
  readonly userId: string;
  readonly groupId: string | undefined;
}

/** The views that a reader may see: the own ones, those of everybody, and those of the reader's role. */
function visibleViews(db: Kysely<Database>, { userId, groupId = '' }: Reader) {
  return db
    .selectFrom('atrium.list_view as v')
    .innerJoin('atrium.user_account as u', 'u.id', 'v.owner')
    .leftJoin('atrium.default_view as d', (join) =>
      join.onRef('d.view', '=', 'v.id').on('d.user_id', '=', userId),
    )
    .select(['v.id', 'v.list', 'v.owner', 'v.name', 'v.state', 'v.scope', 'v.roles', 'v.revision'])
    .select(['u.real_name as ownerName', sql<boolean>`d.view is not null`.as('isDefault')])
    .where((eb) =>
      eb.or([
        eb('v.owner', '=', userId),
        eb('v.scope', '=', 'shared'),
        eb.and([eb('v.scope', '=', 'role'), sql<boolean>`${groupId} = any(v.roles)`]),
      ]),
    );
}

/** The views of a list that a reader may see, the own ones first. */
export async function listViews(
  db: Kysely<Database>,
  reader: Reader,
  list: string,
): Promise<readonly StoredView[]> {
  return visibleViews(db, reader)
    .where('v.list', '=', list)
    .orderBy(sql`v.owner = ${reader.userId}`, 'desc')
    .orderBy('v.name')
    .orderBy('v.id')
    .limit(500)
    .execute();
}

/** One view that a reader may see. */
export async function findView(
  db: Kysely<Database>,
  reader: Reader,
  id: string,
): Promise<StoredView | undefined> {
  return visibleViews(db, reader).where('v.id', '=', id).executeTakeFirst();
}

/** Number of views of a list that a user owns. */
export async function countViews(db: Kysely<Database>, owner: string, list: string): Promise<number> {
  const { count } = await db
    .selectFrom('atrium.list_view')
    .select(sql<string>`count(*)`.as('count'))
    .where('owner', '=', owner)
    .where('list', '=', list)
    .executeTakeFirstOrThrow();
  return Number(count);
}

const columnsOf = ({ name, state, scope, roles }: ViewContent) => ({
  name,
  state: JSON.stringify(state),
  scope,
  roles: [...roles],
});

/** Adds a view. */
export async function insertView(
  db: Kysely<Database>,
  at: { id: string; list: string; owner: string; now: Date },
  content: ViewContent,
): Promise<void> {
  const { now, ...key } = at;
  await db
    .insertInto('atrium.list_view')
    .values({ ...key, ...columnsOf(content), updated_at: now })
    .execute();
}

/** Changes a view at the revision that was read. @returns whether it was still there */
export async function updateView(
  db: Kysely<Database>,
  at: { id: string; revision: number; now: Date },
  content: ViewContent,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('atrium.list_view')
    .set({ ...columnsOf(content), revision: sql<number>`revision + 1`, updated_at: at.now })
    .where('id', '=', at.id)
    .where('revision', '=', at.revision)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Removes a view at the revision that was read, also where a person has it as default. @returns whether it was still there */
export async function deleteView(db: Kysely<Database>, id: string, revision: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('atrium.list_view')
    .where('id', '=', id)
    .where('revision', '=', revision)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Makes a view the one that a user's list begins with; undefined: none. */
export async function writeDefault(
  db: Kysely<Database>,
  userId: string,
  list: string,
  view: string | undefined,
): Promise<void> {
  if (view === undefined) {
    await db
      .deleteFrom('atrium.default_view')
      .where('user_id', '=', userId)
      .where('list', '=', list)
      .execute();
    return;
  }
  await db
    .insertInto('atrium.default_view')
    .values({ user_id: userId, list, view })
    .onConflict((conflict) => conflict.columns(['user_id', 'list']).doUpdateSet({ view }))
    .execute();
}
