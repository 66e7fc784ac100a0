import { toText } from '../../src/conditions/index.ts';
import { fieldText } from '../../src/documents/fieldText.ts';
import type { RecordSource } from '../../src/schemas/rendererMeta.ts';
import { locales } from '../../src/schemas/text.ts';
import type { Locale, LocalText } from '../../src/schemas/text.ts';
import type { RecordReading } from './services.ts';
import { readOptionLists, textContext } from './optionLists.ts';
import { findModule } from './formModules.ts';
import { readValue } from './record.ts';
import { comparableColumn, Refusal } from './refusal.ts';
import { rowsOf } from './repository.ts';
import { reachableRecords } from './rowScope.ts';

/** The longest name that a value keeps, in characters: as `LabelledSchema` has it. */
const LONGEST_NAME = 500;

/**
 * The names of those of the records that the caller may list, as the field of the source says them; a record whose field
 * is empty is called by its id. None where the form, or the field, is not the role's to read: what cannot be looked at
 * cannot be picked.
 */
export async function recordNames(
  ctx: RecordReading,
  { module: code, labelField }: RecordSource,
  ids: readonly string[],
): Promise<ReadonlyMap<string, LocalText>> {
  const module = await findModule(ctx, code, 'list');
  if (typeof module === 'string') return new Map();
  const { shape, authority } = module;
  const column = comparableColumn(shape, authority.read, labelField, '', new Refusal());
  const id = shape.columns.get('id');
  if (column === undefined || id === undefined) return new Map();
  const where = reachableRecords(module, ctx.log);
  const rows = await rowsOf(ctx.db, shape, { ids, where, columns: [...new Set([id, column])] });
  const field = shape.byCode.get(labelField);
  const options = await readOptionLists(ctx, field === undefined ? [] : [field]);
  const inLocale = (value: unknown, locale: Locale): string =>
    field === undefined ? toText(value) : fieldText(field, value, textContext(field, locale, options));
  return new Map(
    rows.map((row) => {
      const value = readValue(row[labelField]);
      const named = locales.map((locale) => [
        locale,
        inLocale(value, locale).slice(0, LONGEST_NAME) || String(row.id),
      ]);
      return [String(row.id), Object.fromEntries(named) as LocalText];
    }),
  );
}
