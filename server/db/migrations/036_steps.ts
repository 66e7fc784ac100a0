import { sql } from 'kysely';
import type { Kysely } from 'kysely';

type Stored = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Stored =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isGiven = (value: unknown): value is { readonly name: string; readonly value: unknown } =>
  isObject(value) && typeof value.name === 'string';

/** A step that was a call by itself, as one of several kinds; what is none of these stays as it is, for the check to complain of. */
function migrateStep(step: unknown): unknown {
  if (!isObject(step) || 'do' in step) return step;
  const { name, call, inputs, when, ...more } = step;
  const given = Array.isArray(inputs) ? inputs.filter(isGiven) : [];
  return {
    do: 'call',
    name,
    call,
    ...(given.length > 0 && {
      param: Object.fromEntries(given.map((each) => [each.name, each.value ?? null])),
    }),
    ...(when !== undefined && { when }),
    ...more,
  };
}

/**
 * A definition of an interface whose steps are written in the one language of steps. Pure.
 * @param definition as it is stored, of any kind
 */
export function migrateDefinition(definition: unknown): unknown {
  if (!isObject(definition) || !isObject(definition.composed)) return definition;
  const { steps } = definition.composed;
  if (!Array.isArray(steps)) return definition;
  return { ...definition, composed: { ...definition.composed, steps: steps.map(migrateStep) } };
}

const tables = [
  { name: 'interface', key: ['module_code', 'url'] },
  { name: 'interface_version', key: ['version'] },
] as const;

/** Steps of composed interfaces say what they do: those that there are call. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const { name, key } of tables) {
    const table = sql.table(`atrium.${name}`);
    const keys = sql.join(key.map((column) => sql.ref(column)));
    const { rows } = await sql<Stored>`
      select ${keys}, definition from ${table} where definition ? 'composed'`.execute(db);
    for (const { definition, ...at } of rows) {
      const isRow = sql.join(
        key.map((column) => sql`${sql.ref(column)} = ${at[column]}`),
        sql` and `,
      );
      await sql`update ${table} set definition = ${JSON.stringify(migrateDefinition(definition))}::jsonb
        where ${isRow}`.execute(db);
    }
  }
}
