import type { DatabaseKind } from '../../db/databaseKind.ts';
import { readMysql } from './mysql/readMysql.ts';
import { readPostgres } from './postgres/readPostgres.ts';
import type { SqlProblem, SqlStatement } from '../definition/statement.ts';

const readers: Readonly<Record<DatabaseKind, (text: string) => SqlStatement | SqlProblem>> = {
  postgres: readPostgres,
  mysql: readMysql,
};

/** Reads a configured statement in the language of the database that it is for. */
export const readStatement = (kind: DatabaseKind, text: string): SqlStatement | SqlProblem =>
  readers[kind](text);
