import { isDeepStrictEqual } from 'node:util';
import type { Kysely } from 'kysely';
import type { Values } from '../../src/documents/recordScope.ts';
import { isProductId } from '../../src/schemas/kinds.ts';
import type { Database } from '../db/database.ts';
import { AppError } from '../errors/AppError.ts';
import type { OpenModule } from './formModules.ts';
import { lockRows } from './manyRows.ts';
import { type Row, valuesOf } from './record.ts';
import { reachableRecords } from './rowScope.ts';
import type { RecordWork } from './services.ts';

/** What a flow holds of a form: nobody else changes it meanwhile. */
export interface Holds {
  /** Records under approval, with the refusal of each. */
  readonly records: ReadonlyMap<string, AppError>;
  /** Fields that flows alone write. */
  readonly fields: ReadonlySet<string>;
}

/** @param ids of records that the caller has locked, so that no flow begins on one of them meanwhile */
export type FindHolds = (db: Kysely<Database>, form: string, ids: readonly string[]) => Promise<Holds>;

/** Files that a record names no more. */
interface LeftFiles {
  readonly form: string;
  readonly record: string;
  readonly files: readonly string[];
  /** Ids of the files that values of the form name. */
  readonly filesOf: (values: Readonly<Values>) => ReadonlySet<string>;
}

/** Gives files of a record to the finished papers that name them still; the others stay as they are. */
export type KeepFiles = (db: Kysely<Database>, left: LeftFiles) => Promise<void>;

/** No flow is about what comes with the product. */
const isFree = ({ shape, authority }: OpenModule): boolean =>
  authority.ground === 'step' || isProductId(shape.id);

/** Records that are about to be removed and that a flow holds: they stay locked, so that none begins on one meanwhile. */
export async function heldRecords(
  { platform, db, log }: Pick<RecordWork, 'platform' | 'db' | 'log'>,
  module: OpenModule,
  ids: readonly string[],
): Promise<Holds['records']> {
  if (isFree(module) || ids.length === 0) return new Map();
  const rows = await lockRows(db, module.shape, ids, reachableRecords(module, log));
  const locked = rows.map(({ id }) => String(id));
  return (await platform.holds(db, module.shape.id, locked)).records;
}

/** A record as it is about to be written. */
interface HeldWrite {
  readonly id: string;
  /** As it stands; absent: it is added. */
  readonly before?: Row | undefined;
  readonly values: Readonly<Values>;
}

/**
 * Refuses writes to what a flow holds.
 * @throws AppError RECORD_IN_FLOW, FIELD_FORBIDDEN at `data.<field>`
 */
export async function refuseHeld(
  { platform, db }: Pick<RecordWork, 'platform' | 'db'>,
  module: OpenModule,
  writes: readonly HeldWrite[],
): Promise<void> {
  if (isFree(module) || writes.length === 0) return;
  const ids = writes.map(({ id }) => id);
  const { records, fields } = await platform.holds(db, module.shape.id, ids);
  for (const refusal of records.values()) throw refusal;
  if (fields.size === 0) return;
  for (const { values, before } of writes) {
    const held = before ? valuesOf(module.shape, before) : {};
    // A new record holds nothing yet, and a value that stays is not written.
    for (const [code, value] of Object.entries(values))
      if (fields.has(code) && !isDeepStrictEqual(value ?? null, held[code] ?? null))
        throw forbiddenField(code);
  }
}

const forbiddenField = (code: string): AppError =>
  new AppError('FIELD_FORBIDDEN', {
    errors: [
      {
        path: `data.${code}`,
        code: 'FIELD_FORBIDDEN',
        message: { zhCN: '该字段由流程填写', enUS: 'A flow alone writes this field' },
      },
    ],
  });
