import type { ColumnType } from 'kysely';

/** A `timestamptz`: read as Date, written as Date or ISO text. */
export type Timestamp = ColumnType<Date, Date | string, Date | string>;
/** A timestamp that the database sets when it is left out. */
export type CreatedAt = ColumnType<Date, Date | string | undefined, Date | string>;
/** A `jsonb` or `json` column: read parsed, written as JSON text. */
export type Json<T> = ColumnType<T, string, string>;
