import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { compileTemplate } from '../../src/conditions/index.ts';
import type { FunctionTable } from '../../src/conditions/index.ts';
import { namesCondition } from '../../src/documents/namedRules.ts';
import type { RuleSetOrReference } from '../../src/schemas/condition.ts';
import { conditionsOf } from './checkWhere.ts';
import type { StandIns } from './predicate.ts';
import { Refusal } from './refusal.ts';

/** Name of the person in statements that ask rules of many people: a row of `atrium.user_account`. */
export const PERSON = 'u';

/** Names of a session that are the person's own, with the columns that hold them. */
const COLUMNS = {
  platform_userId: 'id',
  platform_userName: 'login_name',
  platform_realName: 'real_name',
} as const;

/** Nobody is called so: a value that stands for a column is found again in what a rule becomes. */
const marks = Object.entries(COLUMNS).map(([name, column]) => ({ name, column, mark: randomUUID() }));

/** A scope in which the person is whoever a statement is about, and what its values stand for. */
export const anybody: { readonly scope: Readonly<Record<string, string>>; readonly standIns: StandIns } = {
  scope: Object.fromEntries(marks.map(({ name, mark }) => [name, mark])),
  standIns: new Map(marks.map(({ column, mark }) => [mark, sql.ref(`${PERSON}.${column}`)])),
};

/**
 * How a rule depends on who asks: `none` not at all, `column` by comparing with what a column of the person holds, so that
 * one statement answers it of everybody, `each` in ways that are worked out for one person after the other.
 */
export type Dependence = 'none' | 'column' | 'each';

const OWN_NAMES: ReadonlySet<string> = new Set([...Object.keys(COLUMNS), 'platform_group']);
const PLAIN = /^\s*\{\{\s*platform_(?:userId|userName|realName)\s*\}\}\s*$/;
const COMPARED: ReadonlySet<string> = new Set(['equal', 'notEqual']);

/**
 * How rules that rights name depend on who asks.
 * @param functions what templates in them may call
 */
export function dependenceOf(rules: readonly RuleSetOrReference[], functions: FunctionTable): Dependence {
  const all = rules.flatMap((rule) => (namesCondition(rule) ? [] : conditionsOf(rule, new Refusal())));
  const own = all.filter(({ condition }) =>
    compileTemplate(condition.value, { functions }).dependencies.some((name) => OWN_NAMES.has(name)),
  );
  if (own.length === 0) return 'none';
  const isPlain = own.every(
    ({ condition: { value, type, judgeType } }) =>
      typeof value === 'string' && PLAIN.test(value) && type === 'text' && COMPARED.has(judgeType),
  );
  return isPlain ? 'column' : 'each';
}
