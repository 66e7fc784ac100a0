import type { Migration } from 'kysely';
import * as platform from './001_platform.ts';
import * as conditionFunctions from './002_condition_functions.ts';

/** All migrations by name; Kysely runs them in the order of their names. */
export const migrations: Readonly<Record<string, Migration>> = {
  '001_platform': platform,
  '002_condition_functions': conditionFunctions,
};
