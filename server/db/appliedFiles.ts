import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Database } from './database.ts';
import { schemaFailure } from './schemaErrors.ts';
import type { SqlFile } from './migrations/sqlFiles.ts';

/** A file as it was applied, with what it made: `view data."platform-user"`. */
interface AppliedFile {
  readonly name: string;
  readonly hash: string;
  readonly objects: readonly string[];
}

/** Kinds of things that files make, in the order in which they go: those of one kind may need each other. */
const KINDS = ['trigger', 'view', 'function'];

/** What was granted on views that are made anew. */
interface Grant {
  readonly view: string;
  readonly statement: string;
}

/** What is to come back after the migrations. */
export interface Withdrawn {
  readonly files: readonly SqlFile[];
  readonly grants: readonly Grant[];
}

/**
 * Drops what files made, from the first one on that was changed, added or removed since: a file may use what those before
 * it made, so that all after it are made anew with it.
 * @param all drops what all files made, since migrations are to find tables without views over them
 * @throws where something that is not of the files needs what they made; nothing is dropped along with it
 */
export async function withdrawFiles(
  trx: Transaction<Database>,
  files: readonly SqlFile[],
  { all }: { readonly all: boolean },
): Promise<Withdrawn> {
  const applied = await appliedFiles(trx);
  const longer = applied.length > files.length ? applied : files;
  const differing = longer.findIndex((_, at) => !isSame(applied[at], files[at]));
  const from = all ? 0 : differing;
  if (from === -1) return { files: [], grants: [] };
  const gone = applied.slice(from);
  const objects = gone.flatMap((file) => file.objects);
  const grants = await grantsOn(trx, objects);
  await drop(trx, objects);
  const names = gone.map(({ name }) => name);
  await sql`delete from atrium.applied_file where name = any(${names})`.execute(trx);
  return { files: files.slice(from), grants };
}

/** Applies what was withdrawn, notes what each file made, and grants again what was granted. */
export async function applyFiles(trx: Transaction<Database>, { files, grants }: Withdrawn): Promise<void> {
  if (files.length === 0) return;
  const { rows } = await things.execute(trx);
  const known = rows.map(({ object }) => object);
  for (const file of files) {
    try {
      await sql.raw(file.text).execute(trx);
    } catch (cause) {
      throw schemaFailure(`${file.name} could not be applied`, cause);
    }
    const noted = await sql<{ objects: readonly string[] }>`
      insert into atrium.applied_file (name, hash, objects)
      select ${file.name}, ${hashOf(file)}, array(select object from (${things}) as now
        where object <> all(${known}::text[]))
      returning objects`.execute(trx);
    known.push(...noted.rows.flatMap(({ objects }) => objects));
  }
  for (const { view, statement } of grants) if (known.includes(view)) await sql.raw(statement).execute(trx);
}

/** Things of these kinds that there are, as `drop` names them. */
const things = sql<{ object: string }>`
  with ours as (select oid from pg_namespace where nspname in ('atrium', 'data')),
  thing(class, id) as (
    select 'pg_class'::regclass, oid from pg_class where relkind = 'v' and relnamespace in (select oid from ours)
    union all
    select 'pg_proc'::regclass, oid from pg_proc where prokind = 'f' and pronamespace in (select oid from ours)
    union all
    select 'pg_trigger'::regclass, t.oid from pg_trigger t join pg_class c on c.oid = tgrelid
      where not tgisinternal and relnamespace in (select oid from ours))
  select type || ' ' || identity as object from thing cross join lateral pg_identify_object(class, id, 0)`;

const hashOf = ({ text }: SqlFile): string => createHash('sha256').update(text).digest('hex');

const isSame = (applied: AppliedFile | undefined, file: SqlFile | undefined): boolean =>
  applied !== undefined && file !== undefined && applied.name === file.name && applied.hash === hashOf(file);

async function appliedFiles(trx: Transaction<Database>): Promise<readonly AppliedFile[]> {
  const { rows } = await sql<AppliedFile>`
    select name, hash, objects from atrium.applied_file order by name collate "C"`.execute(trx);
  return rows;
}

/** Without `cascade`: PostgreSQL refuses where anything else needs them. */
async function drop(trx: Transaction<Database>, objects: readonly string[]): Promise<void> {
  const statements = KINDS.flatMap((kind) => {
    const named = objects
      .filter((object) => object.startsWith(`${kind} `))
      .map((object) => object.slice(kind.length));
    // Triggers go one by one; of the others, those that need each other go together.
    const together = kind === 'trigger' ? named : named.length > 0 ? [named.join()] : [];
    return together.map((names) => `drop ${kind} if exists ${names}`);
  });
  try {
    await sql.raw(statements.join(';\n')).execute(trx);
  } catch (cause) {
    throw schemaFailure(
      'What this release makes anew is needed by something that is not of the product. Remove that, start, and make it again',
      cause,
    );
  }
}

/** What others than the owner may do with views: of roles for reports, which the product knows nothing of. */
async function grantsOn(trx: Transaction<Database>, objects: readonly string[]): Promise<readonly Grant[]> {
  const { rows } = await sql<Grant>`
    select view, format('grant %s on %s to %s%s', string_agg(privilege_type, ', '), substr(view, 6),
      case grantee when 0 then 'public' else quote_ident(pg_get_userbyid(grantee)) end,
      case when is_grantable then ' with grant option' end) as statement
    from pg_class c join pg_namespace n on n.oid = relnamespace
      cross join lateral format('view %I.%I', nspname, relname) as view
      cross join lateral aclexplode(relacl) as granted
    where relkind = 'v' and view = any(${[...objects]}) and grantee <> relowner
    group by view, grantee, is_grantable`.execute(trx);
  return rows;
}
