import { choiceFunctions } from './sql/choiceFunctions.ts';
import { jsonFunctions } from './sql/jsonFunctions.ts';
import { numberFunctions } from './sql/numberFunctions.ts';
import { timeFunctions } from './sql/timeFunctions.ts';

/**
 * The conversions of `toSql` as PostgreSQL functions, as statements to be run in order. They give for every stored
 * value what the TypeScript conversions give for the value of the record, and are tested against the same vectors.
 * Immutable, so that indexes may use them; safe to run again.
 *
 * The database must be UTF-8 and have the default `extra_float_digits`, which gives shortest numbers.
 */
export const sqlFunctions: readonly string[] = /* @__PURE__ */ ['create schema if not exists atrium'].concat(
  numberFunctions,
  timeFunctions,
  jsonFunctions,
  choiceFunctions,
);
