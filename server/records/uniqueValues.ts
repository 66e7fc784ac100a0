import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Values } from '../../src/documents/recordScope.ts';
import type { Database } from '../db/database.ts';
import { inputError } from '../errors/AppError.ts';
import type { InputError } from '../errors/AppError.ts';
import { findHolders, valueKey } from './manyRows.ts';
import type { Row } from './record.ts';
import type { ModuleField, ModuleShape } from './shape.ts';
import { hasUniqueIndex } from './moduleIndexes.ts';

/**
 * Who has which value of a field that two records may not share: as the database has it, and as the rows above would
 * leave it.
 */
export class UniqueValues {
  private readonly db: Kysely<Database>;
  private readonly shape: ModuleShape;
  private readonly fields: readonly ModuleField[];
  /** Ids by values, for each field; null where a row above gives the value up. */
  private readonly taken: ReadonlyMap<string, Map<string, string | null>>;
  /** The same of the database. */
  private stored: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map();

  constructor(db: Kysely<Database>, shape: ModuleShape) {
    this.db = db;
    this.shape = shape;
    this.fields = shape.fields.filter(hasUniqueIndex);
    this.taken = new Map(this.fields.map(({ code }) => [code, new Map()]));
  }

  /** Looks up who has the values of some records, one query for each field. */
  async lookUp(records: readonly Readonly<Values>[]): Promise<void> {
    const stored = new Map<string, ReadonlyMap<string, string>>();
    for (const field of this.fields) {
      const values = records
        .map(({ [field.code]: value }) => value ?? null)
        .filter((value) => value !== null);
      const holders = await findHolders(this.db, this.shape, { field, values, where: sql<boolean>`true` });
      stored.set(field.code, new Map(holders.map(({ row }) => [valueKey(row[field.code]), String(row.id)])));
    }
    this.stored = stored;
  }

  /** What a record cannot have because another one has it. */
  findings(id: string, values: Readonly<Values>): readonly InputError[] {
    return this.fields.flatMap(({ code }) => {
      const value = values[code] ?? null;
      if (value === null) return [];
      const key = valueKey(value);
      const above = this.taken.get(code)?.get(key);
      const holder = above === undefined ? this.stored.get(code)?.get(key) : above;
      const free = holder === undefined || holder === null || holder === id;
      return free ? [] : [inputError(`data.${code}`, 'NOT_UNIQUE')];
    });
  }

  /** Notes that a record has these values from here on, and no more what it had. */
  take(id: string, values: Readonly<Values>, before: Row | undefined): void {
    for (const { code } of this.fields) {
      if (!Object.hasOwn(values, code)) continue;
      const taken = this.taken.get(code);
      if ((before?.[code] ?? null) !== null) taken?.set(valueKey(before?.[code]), null);
      if ((values[code] ?? null) !== null) taken?.set(valueKey(values[code]), id);
    }
  }
}
