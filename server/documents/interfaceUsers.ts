import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { formReads } from '../../src/schemas/wire/moduleCalls.ts';
import type { Database } from '../db/database.ts';
import type { ResourceUser } from './usage.ts';

/** Composed interfaces of which a step reads a form, as it is worked on or as it is published. */
export async function interfacesReading(
  db: Kysely<Database>,
  form: string,
): Promise<readonly ResourceUser[]> {
  const steps = Object.keys(formReads).map((read) =>
    JSON.stringify({ composed: { steps: [{ call: `${form}/${read}` }] } }),
  );
  const reads = (definition: string) =>
    sql<boolean>`coalesce(${sql.ref(definition)} @> any(${steps}::jsonb[]), false)`;
  const { rows } = await sql<ResourceUser>`
    select 'interface' as kind, i.module_code || '/' || i.url as id, i.definition ->> 'name' as name,
      ${reads('i.definition')} as draft, ${reads('v.definition')} as published
    from atrium.interface i left join atrium.interface_version v on v.version = i.published_version
    order by i.module_code, i.url`.execute(db);
  return rows.filter(({ draft, published }) => draft || published);
}
