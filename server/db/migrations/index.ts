import type { Migration } from 'kysely';
import { up as platform } from './001_platform.ts';

/**
 * All migrations by name; Kysely runs them in the order of their names. The functions of conditions are not among
 * them: they are installed whenever their text changes (`conditionFunctions.ts`).
 */
export const migrations: Readonly<Record<string, Migration>> = {
  '001_platform': { up: platform },
};
