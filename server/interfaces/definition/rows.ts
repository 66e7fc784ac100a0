import {
  compile,
  compileTemplate,
  DEFAULT_ZONE,
  operatorsByType,
  toText,
  withinSteps,
} from '../../../src/conditions/index.ts';
import type { FunctionTable } from '../../../src/conditions/index.ts';
import type { RuleSet } from '../../../src/schemas/condition.ts';
import type { WorkAnswer } from '../../work/Work.ts';
import { AppError, inputError } from '../../errors/AppError.ts';
import { conditionsOf, namesIn } from '../../records/checkWhere.ts';
import { Refusal } from '../../records/refusal.ts';
import { boundTemplates } from '../../records/templatesInWhere.ts';
import type { SourceAnswer } from '../../sources/source.ts';
import type { CallInterface, Definition } from './schema.ts';

type Row = Readonly<Record<string, unknown>>;

/** Rows of a page when nothing is said. */
const PAGE = 20;
const MAX_CONDITIONS = 100;
/** Steps of all conditions over all rows together. */
const MAX_STEPS = 1_000_000;
/** Structured values have no order. */
const UNORDERED: ReadonlySet<string> = new Set(['texts', 'json']);

/** What templates in conditions see and may call. */
export interface PageScope {
  readonly scope: Row;
  readonly functions: FunctionTable;
}

/** Only what is declared is answered. @throws AppError INTERFACE_FAILED where the answer lacks some of it */
export function declaredRows({ outputs }: Definition, { columns, rows }: SourceAnswer): readonly Row[] {
  const found = new Set(columns.map(({ name }) => name));
  const missing = outputs.filter(({ name }) => !found.has(name));
  if (missing.length > 0)
    throw new AppError('INTERFACE_FAILED', { cause: `No column ${missing.map(({ name }) => name).join()}` });
  return rows.map((row) => Object.fromEntries(outputs.map(({ name }) => [name, row[name] ?? null])));
}

/**
 * The page that a call asks for. Rows beyond the interface's ceiling are only counted, so that no condition or order
 * over them would be right.
 * @throws AppError INPUT_INVALID, QUERY_TOO_COMPLEX, RESULT_TOO_LARGE
 */
export function pageOf(
  definition: Definition,
  answer: SourceAnswer,
  param: CallInterface,
  page: PageScope,
): WorkAnswer {
  const { where, sort = [], offset = 0, limit = PAGE } = param;
  const refusal = new Refusal();
  checkSort(definition, sort, refusal);
  if (where !== undefined) checkWhere(definition, where, refusal);
  refusal.throwIfAny();
  const isCut = answer.total > answer.rows.length;
  if (isCut && (where !== undefined || sort.length > 0)) throw new AppError('RESULT_TOO_LARGE');
  const rows = sorted(matching(declaredRows(definition, answer), where, page), sort);
  const end = limit < 0 ? undefined : offset + limit;
  return { list: rows.slice(offset, end), total: isCut ? answer.total : rows.length };
}

function checkSort(
  { outputs }: Definition,
  sort: NonNullable<CallInterface['sort']>,
  refusal: Refusal,
): void {
  sort.forEach(({ field }, at) => {
    const output = outputs.find(({ name }) => name === field);
    const path = `sort.${String(at)}.field`;
    if (output === undefined) refusal.invalid(inputError(path, 'UNKNOWN_FIELD'));
    else if (UNORDERED.has(output.type)) refusal.invalid(inputError(path, 'VALUE_INVALID'));
  });
}

/** Values see the session's variables only, as those of form modules do. */
function checkWhere({ outputs }: Definition, where: RuleSet, refusal: Refusal): void {
  const names = new Set(outputs.map(({ name }) => name));
  const places = conditionsOf(where, refusal);
  const times = [...namesIn(where).values()].reduce((sum, each) => sum + each, 0);
  if (places.length > MAX_CONDITIONS || times > MAX_CONDITIONS) throw new AppError('QUERY_TOO_COMPLEX');
  boundTemplates(places, refusal);
  for (const { condition, path } of places) {
    if (!names.has(condition.bindKey)) refusal.invalid(inputError(`${path}.bindKey`, 'UNKNOWN_FIELD'));
    if (!operatorsByType[condition.type].includes(condition.judgeType))
      refusal.invalid(inputError(`${path}.judgeType`, 'UNKNOWN_OPERATOR'));
    const reads = compileTemplate(condition.value).dependencies.map(
      (name) => /^[^.[]+/.exec(name)?.[0] ?? '',
    );
    if (reads.some((name) => names.has(name))) refusal.invalid(inputError(`${path}.value`, 'VALUE_INVALID'));
  }
}

function matching(
  rows: readonly Row[],
  where: RuleSet | undefined,
  { scope, functions }: PageScope,
): readonly Row[] {
  if (where === undefined) return rows;
  const { test } = compile(where, { zone: DEFAULT_ZONE, functions });
  return withinSteps(MAX_STEPS, () => rows.filter((row) => test({ ...scope, ...row })));
}

const collator = new Intl.Collator('zh-CN', { numeric: true });

/** Nothing comes last, whatever the order. */
function compare(a: unknown, b: unknown, factor: number): number {
  if (a === b) return 0;
  if (a === null) return 1;
  if (b === null) return -1;
  if (typeof a === 'number' && typeof b === 'number') return factor * (a - b);
  return factor * collator.compare(toText(a), toText(b));
}

function sorted(rows: readonly Row[], sort: NonNullable<CallInterface['sort']>): readonly Row[] {
  if (sort.length === 0) return rows;
  return rows.toSorted((a, b) => {
    for (const { field, order } of sort) {
      const compared = compare(a[field], b[field], order === 'asc' ? 1 : -1);
      if (compared !== 0) return compared;
    }
    return 0;
  });
}
