import { DEFAULT_ZONE } from '../../src/conditions/index.ts';
import { zoneOf } from '../../src/conditions/values/zone.ts';
import type { InterfaceOutputType } from '../../src/schemas/wire/interface.ts';

/** What the wire says of a column, as far as it is needed here. */
export interface MysqlColumn {
  readonly name: string;
  readonly columnType?: number;
  readonly columnLength?: number;
  readonly characterSet?: number;
  /** MariaDB says `json` of what it keeps as text. */
  readonly extendedFormat?: string;
}

// Types of the wire (`field_types.h`).
const TINY = 1;
const BIT = 16;
const JSON_TYPE = 245;
const DATE = 10;
const TIMESTAMP = 7;
const DATETIME = 12;
/** tinyint, smallint, int, float, double, bigint, mediumint, year. */
const NUMBERS: ReadonlySet<number> = new Set([1, 2, 3, 4, 5, 8, 9, 13]);
/** Decimals come as text, since no number of JavaScript is one. */
const DECIMALS: ReadonlySet<number> = new Set([0, 246]);
/** The character set of bytes that are no text. */
const BYTES = 63;

const isFlag = ({ columnType, columnLength }: MysqlColumn): boolean =>
  (columnType === TINY || columnType === BIT) && columnLength === 1;

/** What a column of a type of the wire holds. `tinyint(1)` is what MySQL calls a boolean. */
export function outputTypeOf(column: MysqlColumn): InterfaceOutputType {
  const { columnType = -1, extendedFormat } = column;
  if (isFlag(column)) return 'bool';
  if (columnType === JSON_TYPE || extendedFormat === 'json') return 'json';
  if (NUMBERS.has(columnType) || DECIMALS.has(columnType) || columnType === BIT) return 'number';
  if (columnType === DATE) return 'date';
  return columnType === TIMESTAMP || columnType === DATETIME ? 'datetime' : 'text';
}

/** Milliseconds that local time, on which sessions are set (`mysqlSession.ts`), is ahead of UTC now. */
const offset = (): number => zoneOf(DEFAULT_ZONE).offsetAt(Date.now());

/** The zone of sessions, as the server takes it: names of zones are known only where somebody has loaded them. */
export function sessionZone(): string {
  const minutes = Math.round(offset() / 60_000);
  const two = (value: number): string => String(value).padStart(2, '0');
  const ahead = Math.abs(minutes);
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(ahead / 60))}:${two(ahead % 60)}`;
}

/** A moment of JSON as the server takes it, in the zone of sessions. */
export function toSessionTime(moment: string): string {
  const local = new Date(Date.parse(moment) + offset());
  return local.toISOString().replace('T', ' ').replace('Z', '');
}

/** A value as a parameter: lists and objects as the JSON that the server reads. */
export const toParameter = (value: unknown): string | number | boolean | null =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' || value === null
    ? value
    : JSON.stringify(value);

/** Numbers that a number holds exactly; text elsewhere, as it is with PostgreSQL. */
function asNumber(value: string | number): unknown {
  const number = Number(value);
  return Number.isFinite(number) && Math.abs(number) <= Number.MAX_SAFE_INTEGER ? number : value;
}

function asMoment(value: string): string {
  const local = Date.parse(`${value.replace(' ', 'T')}Z`);
  // `0000-00-00` is what some have for nothing; it stays what it is.
  return Number.isNaN(local) ? value : new Date(local - offset()).toISOString();
}

function asJson(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

/** Bytes are written as the server writes them in SQL. */
const asHex = (value: Buffer): string => `0x${value.toString('hex')}`;

const asBits = (value: Buffer): number | string =>
  value.length > 6 ? asHex(value) : value.readUIntBE(0, value.length);

/**
 * A value of the wire as the product has it. A `datetime` without a zone stays as it is written, since nothing says
 * where; a `timestamp` is a moment.
 */
export function readValue(column: MysqlColumn, value: unknown): unknown {
  if (value === null || value === undefined) return null;
  if (Buffer.isBuffer(value)) {
    if (column.columnType !== BIT) return column.characterSet === BYTES ? asHex(value) : value.toString();
    return isFlag(column) ? value[0] === 1 : asBits(value);
  }
  const type = outputTypeOf(column);
  if (type === 'bool') return Number(value) !== 0;
  if (typeof value === 'string') {
    if (type === 'number') return asNumber(value);
    if (type === 'json') return asJson(value);
    return column.columnType === TIMESTAMP ? asMoment(value) : value;
  }
  return typeof value === 'number' ? asNumber(value) : value;
}
