import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import type { LocalText } from '../../src/schemas/text.ts';
import type { Database } from '../db/database.ts';
import { containing } from '../db/containing.ts';

/** One choice, whatever it comes from. */
export interface Choice {
  readonly value: string;
  readonly label: LocalText;
  readonly tone: string | null;
  readonly parent: string | null;
}

/** The tables behind the sources that are no dictionary, each as rows of `Choice` with their order. */
const sources: Readonly<Record<string, RawBuilder<unknown>>> = {
  person: sql`select id as value, real_name as zh, real_name as en, null as tone, college as parent,
    0 as sort from atrium.user_account where status = 'active'`,
  department: sql`select id as value, name as zh, name as en, null as tone, parent, sort from atrium.department`,
  role: sql`select groupid as value, name ->> 'zhCN' as zh, name ->> 'enUS' as en, null as tone, null as parent,
    sort from atrium.role`,
  label: sql`select id as value, name ->> 'zhCN' as zh, name ->> 'enUS' as en, null as tone, null as parent,
    sort from atrium.label`,
  // As users have them, and not as they are being designed.
  flow: sql`select r.id as value, coalesce(v.schema -> 'title' ->> 'zhCN', v.schema ->> 'title', r.name) as zh,
    coalesce(v.schema -> 'title' ->> 'enUS', v.schema ->> 'title', r.name) as en, null as tone, null as parent, 0 as sort
    from atrium.resource r join atrium.resource_version v
      on v.kind = r.kind and v.id = r.id and v.version = r.published_version
    where r.kind = 'flow'`,
};

const dictionaryRows = (code: string): RawBuilder<unknown> => sql`
  select value, label_zh as zh, label_en as en, nullif(color, '') as tone, parent, sort
  from atrium.dictionary_item where dictionary = ${code}`;

interface ChoiceRow {
  readonly value: string;
  readonly zh: string;
  readonly en: string;
  readonly tone: string | null;
  readonly parent: string | null;
  readonly total: number;
}

const toChoice = ({ value, zh, en, tone, parent }: ChoiceRow): Choice => ({
  value,
  label: { zhCN: zh, enUS: en },
  tone,
  parent,
});

export interface ChoiceQuery {
  /** As `getSelectorData` takes it. */
  readonly source: string;
  readonly keyword?: string;
  readonly offset?: number;
  /** -1 is all. */
  readonly limit?: number;
  /** Only these values. */
  readonly values?: readonly string[];
  /** Of people: only those with this role. */
  readonly role?: string;
}

function conditionOf({ keyword = '', values, role }: ChoiceQuery): RawBuilder<unknown> {
  const conditions = [sql`true`];
  const pattern = containing(keyword);
  if (keyword !== '')
    conditions.push(sql`(zh ilike ${pattern} or en ilike ${pattern} or value ilike ${pattern})`);
  if (values !== undefined) conditions.push(sql`value = any(${[...values]}::text[])`);
  if (role !== undefined)
    conditions.push(sql`value in (select user_id from atrium.user_role where groupid = ${role})`);
  return sql.join(conditions, sql` and `);
}

/** Choices of a source in their order, the one that the keyword names before all, and the number of all that match. */
export async function listChoices(
  db: Kysely<Database>,
  query: ChoiceQuery,
): Promise<{ choices: readonly Choice[]; total: number }> {
  const { source, offset = 0, limit = -1 } = query;
  const dictionary = /^dictionary:(.+)$/.exec(source)?.[1];
  const rows = dictionary === undefined ? sources[source] : dictionaryRows(dictionary);
  if (rows === undefined) return { choices: [], total: 0 };
  const found = await sql<ChoiceRow>`
    select value, zh, en, tone, parent, count(*) over () as total from (${rows}) as choice
    where ${conditionOf(query)} order by value <> ${query.keyword ?? ''}, sort, value
    limit ${limit < 0 ? null : limit} offset ${offset}`.execute(db);
  return { choices: found.rows.map(toChoice), total: found.rows[0]?.total ?? 0 };
}

/** All items of several dictionaries, by code and in their order. */
export async function readDictionaries(
  db: Kysely<Database>,
  codes: readonly string[],
): Promise<ReadonlyMap<string, readonly Choice[]>> {
  const lists = new Map<string, Choice[]>(codes.map((code) => [code, []]));
  if (codes.length === 0) return lists;
  const rows = await db
    .selectFrom('atrium.dictionary_item')
    .select(['dictionary', 'value', 'label_zh', 'label_en', 'color', 'parent'])
    .where('dictionary', 'in', [...codes])
    .orderBy('sort')
    .orderBy('value')
    .execute();
  for (const row of rows) {
    const { value, parent } = row;
    const label = { zhCN: row.label_zh, enUS: row.label_en };
    lists.get(row.dictionary)?.push({ value, label, tone: row.color || null, parent });
  }
  return lists;
}
