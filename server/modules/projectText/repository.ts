import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { KeptText } from '../../../src/schemas/wire/projectText.ts';
import { containing } from '../../db/containing.ts';
import type { Database } from '../../db/database.ts';

const COLUMNS = ['id', 'revision', 'project_id', 'key', 'zh_cn', 'en_us'] as const;

/** What is changed of a text, and by whom. */
export interface TextChange {
  readonly key?: string;
  readonly zh_cn?: string;
  readonly en_us?: string;
  readonly actor: string;
  readonly now: Date;
}

/** Texts of a project by their keys, with the number of all that match. @param limit -1 is all */
export async function listTexts(
  db: Kysely<Database>,
  query: { projectId: string; keyword?: string; offset?: number; limit?: number },
): Promise<{ list: readonly KeptText[]; total: number }> {
  const { projectId, keyword = '', offset = 0, limit = -1 } = query;
  const pattern = containing(keyword);
  const rows = await db
    .selectFrom('atrium.project_text')
    .select([...COLUMNS, sql<string>`count(*) over ()`.as('total')])
    .where('project_id', '=', projectId)
    .$if(keyword !== '', (some) =>
      some.where(sql<boolean>`(key ilike ${pattern} or zh_cn ilike ${pattern} or en_us ilike ${pattern})`),
    )
    .orderBy('key')
    .offset(offset)
    .$if(limit >= 0, (some) => some.limit(limit))
    .execute();
  return { list: rows.map(({ total: _, ...text }) => text), total: Number(rows[0]?.total ?? 0) };
}

/** One text, undefined where there is none. */
export async function findText(db: Kysely<Database>, id: string): Promise<KeptText | undefined> {
  return db.selectFrom('atrium.project_text').select(COLUMNS).where('id', '=', id).executeTakeFirst();
}

/** Adds a text; undefined where the project has one of this key. */
export async function addText(
  db: Kysely<Database>,
  text: Omit<KeptText, 'revision'>,
  { actor, now }: Pick<TextChange, 'actor' | 'now'>,
): Promise<KeptText | undefined> {
  return db
    .insertInto('atrium.project_text')
    .values({ ...text, created_by: actor, created_at: now, updated_by: actor, updated_at: now })
    .onConflict((conflict) => conflict.columns(['project_id', 'key']).doNothing())
    .returning(COLUMNS)
    .executeTakeFirst();
}

/** Changes a text that still is as it was read; undefined where it is not. */
export async function changeText(
  db: Kysely<Database>,
  { id, revision }: { id: string; revision: number },
  { actor, now, ...texts }: TextChange,
): Promise<KeptText | undefined> {
  return db
    .updateTable('atrium.project_text')
    .set({ ...texts, revision: revision + 1, updated_by: actor, updated_at: now })
    .where('id', '=', id)
    .where('revision', '=', revision)
    .returning(COLUMNS)
    .executeTakeFirst();
}

/** Whether another text of the same project has a key. */
export async function isKeyTaken(
  db: Kysely<Database>,
  { id, project_id }: KeptText,
  key: string,
): Promise<boolean> {
  const other = await db
    .selectFrom('atrium.project_text')
    .select('id')
    .where('project_id', '=', project_id)
    .where('key', '=', key)
    .where('id', '!=', id)
    .executeTakeFirst();
  return other !== undefined;
}

/** Removes a text; undefined where there was none. */
export async function removeText(db: Kysely<Database>, id: string): Promise<KeptText | undefined> {
  return db.deleteFrom('atrium.project_text').where('id', '=', id).returning(COLUMNS).executeTakeFirst();
}
