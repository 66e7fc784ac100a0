import type { ColumnType } from 'kysely';
import type { LocalText } from '../../src/schemas/text.ts';
import type { ErrorCode } from '../errors/catalogue.ts';
import type { CreatedAt } from './columns.ts';

/** A sign that a writing call has used. */
export interface SeenSignTable {
  token_hash: Buffer;
  sign: string;
  seen_at: CreatedAt;
}

/** What a request id was answered with. */
export interface IdempotencyTable {
  actor: string;
  request_id: string;
  fingerprint: string;
  /** The exact answer text; null inside the transaction that computes it, and where there is a refusal. */
  answer: string | null;
  /** What ended a call that may have been done all the same. */
  refusal: ColumnType<{ code: ErrorCode; message: LocalText } | null, string | undefined, string>;
  at: CreatedAt;
}

/** What keeps a writing call from being made twice. */
export interface CallTables {
  'atrium.seen_sign': SeenSignTable;
  'atrium.idempotency': IdempotencyTable;
}
