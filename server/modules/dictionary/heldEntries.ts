import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import type { Values } from '../../../src/documents/recordScope.ts';
import type { RecordWork } from '../../records/services.ts';
import type { Database } from '../../db/database.ts';
import { isRecord } from '../../envelope/envelope.ts';
import { invalidInput } from '../../errors/AppError.ts';
import type { InputError } from '../../errors/AppError.ts';
import { fieldOptions } from '../../records/fieldOptions.ts';
import { shapeOf } from '../../records/formModules.ts';
import { columnOf, recordsOf } from '../../records/identifier.ts';
import type { ModuleField, ModuleShape } from '../../records/shape.ts';

/** A field that takes its values from a dictionary. */
interface Use {
  readonly shape: ModuleShape;
  /** Name of its form. */
  readonly form: string;
  /** The column, and below it the members down to the field where it stands in objects of the column's value. */
  readonly field: ModuleField;
  readonly members: readonly string[];
}

/** Records that hold one value. */
interface Held {
  readonly value: string;
  readonly count: number;
}

/**
 * Refuses to drop entries of a dictionary that stored records hold, of whatever form that ever was published. Labels,
 * order and new entries are free; another value for an entry drops the old one.
 * @param before the dictionary's record as it stands
 * @param changed what is written of it
 * @throws AppError INPUT_INVALID that names each entry, and how many records of which module hold it
 */
export async function refuseHeldEntries(ctx: RecordWork, before: Values, changed: Values): Promise<void> {
  if (changed.items === undefined) return;
  const dropped = entriesOf(before.items);
  for (const value of entriesOf(changed.items).keys()) dropped.delete(value);
  if (dropped.size === 0) return;
  const findings: InputError[] = [];
  // One after the other: they run on the transaction's one connection.
  for (const use of await usesOf(ctx, String(before.code))) {
    for (const { value, count } of await holding(ctx.db, use, [...dropped.keys()])) {
      findings.push(held(use, `“${dropped.get(value) ?? ''}”（${value}）`, `“${value}”`, count));
    }
  }
  if (findings.length > 0) throw invalidInput(...findings);
}

/** Names of a dictionary's entries by their values. */
function entriesOf(items: unknown): Map<string, string> {
  const entries: readonly unknown[] = Array.isArray(items) ? items : [];
  return new Map(
    entries.filter(isRecord).map(({ value, labelZh }) => [String(value), String(labelZh)] as const),
  );
}

function held({ form, shape }: Use, entry: string, value: string, count: number): InputError {
  return {
    path: 'data.items',
    code: 'ENTRY_HELD',
    message: {
      zhCN: `选项${entry}不能移除：“${form}”（${shape.id}）有 ${count} 条数据在使用`,
      enUS: `The entry ${value} has to stay: records of “${form}” (${shape.id}) hold it (${count})`,
    },
  };
}

async function usesOf(ctx: RecordWork, dictionary: string): Promise<readonly Use[]> {
  const forms = await ctx.platform.documents.listLast(ctx.db, 'form');
  return forms.flatMap(({ name, document }) => {
    const shape = shapeOf(document, ctx.platform);
    return shape.fields.flatMap((field) =>
      waysTo(field, dictionary).map((members) => ({ shape, form: name, field, members })),
    );
  });
}

/** Where a field's value holds values of a dictionary: the value itself, or members of the objects in it. */
function waysTo(field: ModuleField, dictionary: string): readonly (readonly string[])[] {
  const options = fieldOptions(field);
  const own = options !== undefined && 'dictionary' in options && options.dictionary === dictionary;
  const inside = (field.members ?? []).flatMap((member) =>
    waysTo(member, dictionary).map((way) => [member.code, ...way]),
  );
  return own ? [[], ...inside] : inside;
}

/** How many records hold each of some values in a field: one statement over the whole table. */
async function holding(
  db: Kysely<Database>,
  { shape, field, members }: Use,
  values: readonly string[],
): Promise<readonly Held[]> {
  const column = columnOf(field);
  const wanted = sql`any(${[...values]}::text[])`;
  const { rows } = await (
    field.type === 'text'
      ? sql<Held>`select ${column} as value, count(*) as count from ${recordsOf(shape)}
        where ${column} = ${wanted} group by 1 order by 1`
      : sql<Held>`select v #>> '{}' as value, count(distinct r.id) as count
        from ${recordsOf(shape)} cross join lateral jsonb_path_query(to_jsonb(${column}), ${wayIn(members)}) as v
        where v #>> '{}' = ${wanted} group by 1 order by 1`
  ).execute(db);
  return rows;
}

/** The values at the end of a way, one by one; what is no list counts as a list of one. */
function wayIn(members: readonly string[]): RawBuilder<unknown> {
  const path = ['$[*]', ...members.map((member) => `${JSON.stringify(member)}[*]`)].join('.');
  return sql`${path}::jsonpath`;
}
