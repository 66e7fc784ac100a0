import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findProjectRoot } from '../../config/config.ts';

/** A file of SQL: what it is called within its folder, and its statements. */
export interface SqlFile {
  readonly name: string;
  readonly text: string;
}

/** @param file a path within `server/db`, which comes along with the built server as the back office's documents do */
export function readSql(file: string): string {
  return readFileSync(path.join(findProjectRoot(), 'server/db', file), 'utf8');
}

/** Views, functions and triggers of the back office, in the order of their names. */
export function readBackOffice(): readonly SqlFile[] {
  return readdirSync(path.join(findProjectRoot(), 'server/db/backOffice'))
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => ({ name, text: readSql(`backOffice/${name}`) }));
}
