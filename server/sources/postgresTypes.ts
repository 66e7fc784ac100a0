import { parserFor } from '../db/pool.ts';
import type { InterfaceOutputType } from '../../src/schemas/wire/interface.ts';

// Type ids of PostgreSQL's own catalogue (`pg_type.dat`).
const BOOL = 16;
const DATE = 1082;
const TIMESTAMP = 1114;
const TIMESTAMPTZ = 1184;
/** int8, int2, int4, float4, float8, numeric. */
const NUMBERS: ReadonlySet<number> = new Set([20, 21, 23, 700, 701, 1700]);
/** Arrays of text, char, varchar and uuid. */
const TEXT_LISTS: ReadonlySet<number> = new Set([1009, 1014, 1015, 2951]);
/** json, jsonb. */
const JSONS: ReadonlySet<number> = new Set([114, 3802]);
/** Types that are read into values of ours; all others stay the text that the database writes. */
const READ: ReadonlySet<number> = new Set([...NUMBERS, ...TEXT_LISTS, ...JSONS, BOOL]);

const asText = (value: string): string => value;
const readMoment = parserFor(TIMESTAMPTZ);

/** Moments are written as JSON has them; `infinity` stays a word. */
function asMoment(value: string): string {
  const moment = readMoment(value);
  return moment instanceof Date && !Number.isNaN(moment.getTime()) ? moment.toISOString() : value;
}

/** A timestamp without a zone stays as it is written, since nothing says where. */
export const postgresTypes = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => {
    if (oid === TIMESTAMPTZ) return asMoment;
    return READ.has(oid) ? parserFor(oid, format) : asText;
  },
};

/** What a column of a PostgreSQL type holds. */
export function outputTypeOf(oid: number): InterfaceOutputType {
  if (NUMBERS.has(oid)) return 'number';
  if (TEXT_LISTS.has(oid)) return 'texts';
  if (JSONS.has(oid)) return 'json';
  if (oid === BOOL) return 'bool';
  if (oid === DATE) return 'date';
  return oid === TIMESTAMP || oid === TIMESTAMPTZ ? 'datetime' : 'text';
}
