import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../../../server/db/database.ts';
import { fieldHash } from '../../../server/records/shape.ts';
import { fieldsOf, FORM, idOf } from './world.ts';
import type { FaultKind, World } from './world.ts';

/** An installation, told so that two of them can be compared: large values by their sums. */
export interface Told {
  readonly documents: readonly unknown[];
  readonly versions: readonly unknown[];
  readonly columns: readonly string[];
  /** Columns of the table that no field and no note explains, and notes that no column fits. */
  readonly unexplained: readonly string[];
  readonly indexes: readonly string[];
  readonly audits: Readonly<Record<string, number>>;
  /** How many there are, and the sum of their revisions: nobody has written any of them. */
  readonly records: readonly number[];
}

const EMPTY = '∅';
const md5 = (text: string): string => createHash('md5').update(text).digest('hex');
const inOrder = (value: unknown): string => md5(canonical(value));

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${members.map(([name, member]) => `${name}:${canonical(member)}`).join()}}`;
}

/** What the installation should be. */
export function tell(world: World, records: number): Told {
  const kinds = Object.keys(world.documents).toSorted() as FaultKind[];
  const columns = world.columns.map(({ field, state, values }) =>
    [state, field.id, field.name, field.type === 'number' ? 'number' : 'text', sumOf(values)].join(' '),
  );
  return {
    documents: kinds.map((kind) => {
      const { revision, schema, versions } = world.documents[kind];
      return [kind, revision, versions.length, inOrder(schema)];
    }),
    versions: kinds.flatMap((kind) =>
      world.documents[kind].versions.map(({ revision, schema }, at) => [
        kind,
        at + 1,
        revision,
        inOrder(schema),
      ]),
    ),
    columns: columns.toSorted(),
    unexplained: [],
    indexes: indexesOf(world),
    audits: world.audits,
    records: [records, records],
  };
}

const sumOf = (values: readonly (string | null)[]): string =>
  values.every((value) => value === null) ? 'none' : md5(values.map((value) => value ?? EMPTY).join());

function indexesOf({ documents }: World): readonly string[] {
  const last = documents.form.versions.at(-1)?.schema;
  const fields = last?.kind === 'form' ? fieldsOf(last) : [];
  const named = fields.flatMap(({ name, type, index = false, unique = false }) =>
    [
      ...(unique ? ['unique'] : []),
      ...(unique || index ? ['order'] : []),
      ...(index && !unique && type === 'input' ? ['equal'] : []),
    ].map((kind) => `${kind}_${fieldHash(FORM, name)}`),
  );
  return [`newest_${fieldHash(FORM, '')}`, `${FORM}_pkey`, ...named].toSorted();
}

/** What the installation is, as the database has it. */
export async function readWorld(db: Kysely<Database>): Promise<Told> {
  const ids = Object.values(idOf);
  const documents = await db
    .selectFrom('atrium.resource')
    .select(['kind', 'revision', 'published_version', 'schema'])
    .where('id', 'in', ids)
    .orderBy('kind')
    .execute();
  const versions = await db
    .selectFrom('atrium.resource_version')
    .select(['kind', 'version', 'revision', 'schema'])
    .where('id', 'in', ids)
    .orderBy('kind')
    .orderBy('version')
    .execute();
  const entries = await db
    .selectFrom('atrium.module_column')
    .select(['node_id', 'column', 'code', 'state', 'type'])
    .where('form', '=', FORM)
    .execute();
  const { rows: present } = await sql<{ name: string; type: string }>`
    select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute
    where attrelid = ${`data.${FORM}`}::regclass and attnum > 6 and not attisdropped`.execute(db);
  const sums = await columnSums(
    db,
    present.map(({ name }) => name),
  );
  const types = new Map(present.map(({ name, type }) => [name, type === 'numeric' ? 'number' : type]));
  const noted = new Set(entries.map(({ column }) => column));
  const wrong = entries.filter(
    ({ state, column, code, type }) => (state === 'live') !== (column === code) || types.get(column) !== type,
  );
  const { rows: indexes } = await sql<{ name: string }>`select indexname as name from pg_indexes
    where schemaname = 'data' and tablename = ${FORM} order by 1`.execute(db);
  const { rows: audits } = await sql<{ action: string; count: number }>`
    select action, count(*)::int as count from atrium.audit
    where result = 'accepted' and action in ('resource.save', 'resource.publish', 'resource.publishAll', 'resource.rollback', 'resource.import')
    group by action`.execute(db);
  const { rows: records } = await sql<{ count: number; revisions: number }>`
    select count(*)::int as count, sum(revision)::int as revisions from ${sql.id('data', FORM)}`.execute(db);
  return {
    documents: documents.map((each) => [
      each.kind,
      each.revision,
      each.published_version ?? 0,
      inOrder(each.schema),
    ]),
    versions: versions.map((each) => [each.kind, each.version, each.revision, inOrder(each.schema)]),
    columns: entries
      .map(({ state, node_id: node, code, type, column }) =>
        [state, node, code, type, sums.get(column) ?? 'missing'].join(' '),
      )
      .toSorted(),
    unexplained: [
      ...present.filter(({ name }) => !noted.has(name)).map(({ name }) => name),
      ...wrong.map(
        ({ state, column, type }) => `${state} ${column} ${type} is ${types.get(column) ?? 'missing'}`,
      ),
    ],
    indexes: indexes.map(({ name }) => name).toSorted(),
    audits: Object.fromEntries(audits.map(({ action, count }) => [action, count])),
    records: records.flatMap(({ count, revisions }) => [count, revisions]),
  };
}

async function columnSums(
  db: Kysely<Database>,
  columns: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const sums = columns.map(
    (name, at) => sql`case when count(${sql.id(name)}) = 0 then 'none'
      else md5(string_agg(coalesce(${sql.id(name)}::text, ${EMPTY}), ',' order by id)) end as ${sql.id(String(at))}`,
  );
  if (sums.length === 0) return new Map();
  const { rows } = await sql<Record<string, string>>`/* not prepared */ select ${sql.join(sums)}
    from ${sql.id('data', FORM)}`.execute(db);
  return new Map(columns.map((name, at) => [name, rows[0]?.[String(at)] ?? '']));
}
