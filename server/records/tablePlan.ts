import type { Kysely } from 'kysely';
import type { MetaIndex } from '../../src/documents/metaIndex.ts';
import { planFields, unknownFields } from '../../src/documents/plan/planForm.ts';
import type { FormDocument } from '../../src/schemas/documents/index.ts';
import type { Database } from '../db/database.ts';
import { adoptColumns } from './adoptColumns.ts';
import { rewrites } from './convertValues.ts';
import type { ColumnChange } from './convertValues.ts';
import { fieldOf, presentColumns, readEntries } from './moduleColumns.ts';
import type { ColumnEntry } from './moduleColumns.ts';
import { readShape } from './shape.ts';
import type { ModuleField, ModuleShape } from './shape.ts';

/** What publishing a form would do to its table, and what there is to do it to. */
export interface TablePlan {
  readonly shape: ModuleShape;
  /** Whose the columns are that the table has. */
  readonly entries: readonly ColumnEntry[];
  readonly changes: readonly ColumnChange[];
  /** Columns whose field was dropped and is there again, by its code: its values come back. */
  readonly returning: ReadonlyMap<string, ColumnEntry>;
}

/**
 * Plans what has to be done to a form's table. Writes nothing.
 * @param document the form as it shall be
 * @param metas the widgets of this installation
 */
export async function planTable(
  db: Kysely<Database>,
  document: FormDocument,
  metas: MetaIndex,
): Promise<TablePlan> {
  const shape = readShape(document, metas);
  const present = await presentColumns(db, shape.table);
  const noted = present.size === 0 ? [] : await readEntries(db, document.id);
  const entries = noted.length > 0 ? noted : await adoptColumns(db, document, present, metas);
  const live = entries.filter(({ state }) => state === 'live');
  const before = live.flatMap((entry) => fieldOf(entry, metas) ?? []);
  const changes = planFields(before, shape.fields, unknownFields(document, metas));
  return { shape, entries, changes, returning: returningColumns(changes, entries, metas) };
}

/** Of fields that are new to the table: the column that each had when it was dropped, the latest, where it fits it still. */
function returningColumns(
  changes: readonly ColumnChange[],
  entries: readonly ColumnEntry[],
  metas: MetaIndex,
): ReadonlyMap<string, ColumnEntry> {
  const retired = entries.filter(({ state }) => state === 'retired');
  const fits = (entry: ColumnEntry, after: ModuleField): boolean => {
    const before = fieldOf(entry, metas);
    const [change] = before === undefined ? [] : planFields([before], [after]);
    return change !== undefined && !change.isLossy && !rewrites(change);
  };
  return new Map(
    changes.flatMap(({ before, after }) => {
      if (before !== undefined || after === undefined) return [];
      const entry = retired.find((each) => each.nodeId === after.node.id && fits(each, after));
      return entry === undefined ? [] : [[after.code, entry] as const];
    }),
  );
}
