import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../../server/db/database.ts';

/**
 * Everything that the schemas `atrium` and `data` hold, each thing with its definition as PostgreSQL spells it, in an
 * order that does not depend on how it came about: two databases with equal catalogues have the same schema.
 * @returns lines such as `column atrium.role 2 name: jsonb not null`
 */
export function catalogueOf(db: Kysely<Database>): Promise<readonly string[]> {
  return db.transaction().execute(async (trx) => {
    // Names are told with their schemas, whoever asks.
    await sql`set local search_path = pg_catalog`.execute(trx);
    const { rows } = await described.execute(trx);
    return rows.map(({ line }) => line).sort();
  });
}

const described = sql<{ line: string }>`
    with ours as (select oid, nspname from pg_namespace where nspname in ('atrium', 'data')),
    relation as (
      select c.*, format('%I.%I', nspname, relname) as called from pg_class c join ours on ours.oid = relnamespace)
    select 'relation ' || called || ': ' || concat_ws(' ', relkind, relpersistence, reloptions::text, relacl::text,
        case when relrowsecurity then 'row security' end, obj_description(oid, 'pg_class')) as line from relation
    union all
    select 'column ' || called || ' ' || row_number() over (partition by attrelid order by attnum) || ' ' || attname
      || ': ' || concat_ws(' ', format_type(atttypid, atttypmod), case when attnotnull then 'not null' end,
        pg_get_expr(adbin, adrelid), nullif(attidentity, ''), nullif(attgenerated, ''), attcollation::regcollation)
      from relation join pg_attribute on attrelid = relation.oid left join pg_attrdef on adrelid = attrelid
        and adnum = attnum
      where attnum > 0 and not attisdropped and relkind in ('r', 'p', 'v', 'm', 'c', 'f')
    union all
    select 'constraint ' || called || ' ' || conname || ': ' || pg_get_constraintdef(k.oid)
      from relation join pg_constraint k on conrelid = relation.oid
    union all
    select 'index: ' || pg_get_indexdef(oid) from relation where relkind in ('i', 'I')
    union all
    select 'sequence ' || called || ': ' || concat_ws(' ', format_type(seqtypid, null), seqstart, seqincrement, seqmin,
        seqmax, seqcache, seqcycle, (select refobjid::regclass || ' ' || refobjsubid from pg_depend
          where objid = seqrelid and refclassid = 'pg_class'::regclass and deptype in ('a', 'i')))
      from relation join pg_sequence on seqrelid = oid
    union all
    select 'view ' || called || ': ' || pg_get_viewdef(oid) from relation where relkind in ('v', 'm')
    union all
    select 'rule ' || called || ': ' || pg_get_ruledef(r.oid)
      from relation join pg_rewrite r on ev_class = relation.oid where rulename <> '_RETURN'
    union all
    select 'trigger: ' || tgenabled::text || ' ' || pg_get_triggerdef(t.oid)
      from relation join pg_trigger t on tgrelid = relation.oid where not tgisinternal
    union all
    select 'function ' || p.oid::regprocedure || ': ' || pg_get_functiondef(p.oid)
      from pg_proc p join ours on ours.oid = pronamespace where prokind in ('f', 'p')
    union all
    select 'type ' || format_type(t.oid, null) || ': ' || typtype::text
      from pg_type t join ours on ours.oid = typnamespace where typtype not in ('b', 'c')`;
