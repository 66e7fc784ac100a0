import { clockValues, functions, isCatalogue, operators, types } from './allowed.ts';
import type { Members } from './grammar.ts';

/** Names written one behind another, e.g. a schema and a function. */
export function namesOf(list: unknown): string[] {
  return (Array.isArray(list) ? list : []).map(
    (entry: { String?: { sval?: string } }) => entry.String?.sval ?? '',
  );
}

/** A name of PostgreSQL's own: by itself, or in the schema that the parser adds. */
function builtIn(names: readonly string[], known: ReadonlySet<string>): boolean {
  const [name = '', schema] = [...names].reverse();
  return names.length <= 2 && (schema === undefined || schema === 'pg_catalog') && known.has(name);
}

// Rules for members that hold names. Each says what is not allowed, as a person would call it.

export function functionName(list: unknown): string | undefined {
  const names = namesOf(list);
  return builtIn(names, functions) ? undefined : `${names.join('.')}()`;
}

/** An operator by itself: one that is named with a schema can be any function. */
export function operatorName(list: unknown): string | undefined {
  const names = namesOf(list);
  return names.length === 1 && operators.has(names[0] ?? '') ? undefined : names.join('.');
}

/** BETWEEN and its kind stand as words where others have an operator. */
export function rangeOrOperator(list: unknown, { kind }: Members): string | undefined {
  if (!/^AEXPR_(?:NOT_)?BETWEEN/.test(String(kind))) return operatorName(list);
  const [word = '', ...others] = namesOf(list);
  return /^(?:NOT )?BETWEEN(?: SYMMETRIC)?$/.test(word) && others.length === 0 ? undefined : word;
}

export function typeName(list: unknown): string | undefined {
  const names = namesOf(list);
  return builtIn(names, types) ? undefined : names.join('.');
}

export function clockValue(op: unknown): string | undefined {
  return clockValues.test(String(op)) ? undefined : String(op).replace('SVFOP_', '');
}

/** Either name of a table; what it has beside, such as a database, is no member that it may have. */
export function relationName(_name: unknown, { schemaname, relname }: Members): string | undefined {
  const schema = typeof schemaname === 'string' ? schemaname : undefined;
  const relation = String(relname);
  const named = [schema, relation].filter((part) => part !== undefined);
  return isCatalogue(schema, relation) || named.some(isCut) ? named.join('.') : undefined;
}

/**
 * Names of more than 63 bytes are cut, and where between depends on the encoding of the database: one that may have been
 * could be another one there.
 */
export const isCut = (name: string): boolean => Buffer.byteLength(name, 'utf8') > 60;
