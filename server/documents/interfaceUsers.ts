import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import { callsOfStep } from '../../src/schemas/wire/callables.ts';
import type { Database } from '../db/database.ts';
import type { Reference } from './references.ts';
import type { ResourceUser } from './usage.ts';

/** Whether a stored definition holds a step that a path of JSON selects, however deep it stands in others. */
const holds = (
  definition: RawBuilder<unknown>,
  path: string,
  variables: Readonly<Record<string, string>>,
): RawBuilder<boolean> =>
  sql<boolean>`coalesce(jsonb_path_exists(${definition}, ${sql.lit(path)}::jsonpath, ${JSON.stringify(variables)}::jsonb), false)`;

/** Whether the chain of a stored definition calls an address. */
export const chainCalls = (definition: RawBuilder<unknown>, call: string): RawBuilder<boolean> =>
  holds(definition, '$.composed.steps.** ? (@.do == "call" && @.call == $call)', { call });

/** Whether the chain of a stored definition reads or writes records of a form. */
export function chainWorksOn(definition: RawBuilder<unknown>, form: string): RawBuilder<boolean> {
  const reads = callsOfStep('call');
  const isRead = reads.map((name) => `@.call == $${name}`).join(' || ');
  return holds(
    definition,
    `$.composed.steps.** ? ((@.do == "call" && (${isRead})) || ((@.do == "save" || @.do == "remove") && @.module == $form))`,
    { form, ...Object.fromEntries(reads.map((name) => [name, `${form}/${name}`])) },
  );
}

/** Whether the chain of a stored definition names a condition. */
const chainAsks = (definition: RawBuilder<unknown>, condition: string): RawBuilder<boolean> =>
  holds(definition, '$.composed.steps.**.when ? (@.condition == $condition)', { condition });

/** Composed interfaces of which a step works on a form or names a condition, as they are worked on or as they are published. */
export async function interfacesNaming(
  db: Kysely<Database>,
  { kind, id }: Reference,
): Promise<readonly ResourceUser[]> {
  if (kind !== 'form' && kind !== 'condition') return [];
  const names = (definition: string): RawBuilder<boolean> =>
    (kind === 'form' ? chainWorksOn : chainAsks)(sql.ref(definition), id);
  const { rows } = await sql<ResourceUser>`
    select 'interface' as kind, i.module_code || '/' || i.url as id, i.definition ->> 'name' as name,
      ${names('i.definition')} as draft, ${names('v.definition')} as published
    from atrium.interface i left join atrium.interface_version v on v.version = i.published_version
    order by i.module_code, i.url`.execute(db);
  return rows.filter(({ draft, published }) => draft || published);
}
