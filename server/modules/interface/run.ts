import type { Kysely } from 'kysely';
import type { Database } from '../../db/database.ts';
import { AppError } from '../../errors/AppError.ts';
import type { ErrorCode } from '../../errors/catalogue.ts';
import type { Platform } from '../../platform.ts';
import type { SourceAnswer } from '../../sources/source.ts';
import { SourceError } from '../../sources/sourceError.ts';
import type { RegisteredDatabase } from '../../sources/SourcePools.ts';
import { findDatabase } from '../database/repository.ts';
import { limitsOf } from './limits.ts';
import type { Definition } from './schema.ts';
import { readSql } from './sql/readSql.ts';
import type { SqlStatement } from './sql/readSql.ts';

/** A definition whose statement and database are at hand, looked at again as at the time of its publication. */
export interface ReadyInterface {
  readonly definition: Definition;
  readonly statement: SqlStatement;
  readonly database: RegisteredDatabase;
}

/**
 * Makes an interface ready to run. The door is the same as at its publication: what came past it otherwise, or lost its
 * grant meanwhile, does not run.
 * @throws AppError SOURCE_UNAVAILABLE, INTERFACE_FAILED
 */
export async function readyInterface(db: Kysely<Database>, definition: Definition): Promise<ReadyInterface> {
  const statement = readSql(definition.sql.text);
  if ('code' in statement) throw new AppError('INTERFACE_FAILED', { cause: statement.code });
  const database = await findDatabase(db, definition.sql.database);
  if (database?.state !== 'active') throw new AppError('SOURCE_UNAVAILABLE');
  const mayWrite = definition.writes === true && database.writable;
  if (statement.writes && !mayWrite) throw new AppError('INTERFACE_FAILED', { cause: 'WRITES_NOT_GRANTED' });
  return { definition, statement, database };
}

/**
 * Runs an interface with the values of its inputs, at most two of one module at a time.
 * @throws SourceError, AppError TIMEOUT
 */
export function runInterface(
  platform: Platform,
  { definition, statement, database }: ReadyInterface,
  inputs: ReadonlyMap<string, unknown>,
  rollback = false,
): Promise<SourceAnswer> {
  const { deadline, rows, bytes } = limitsOf(definition);
  const values = statement.inputs.map((name) => inputs.get(name) ?? null);
  const { text, writes } = statement;
  return platform.interfaceSlots.within(definition.moduleCode, deadline, (left) =>
    platform.sources.of(database).run({ text, values, writes, rows, bytes, deadline: left, rollback }),
  );
}

const codes: Readonly<Record<SourceError['reason'], ErrorCode>> = {
  timeout: 'TIMEOUT',
  tooLarge: 'RESULT_TOO_LARGE',
  unavailable: 'SOURCE_UNAVAILABLE',
  platform: 'SOURCE_UNAVAILABLE',
  refused: 'INTERFACE_FAILED',
};

/** What a caller is told: a code, and nothing of what the database said. */
export function callerError(error: unknown): unknown {
  return error instanceof SourceError ? new AppError(codes[error.reason], { cause: error }) : error;
}
