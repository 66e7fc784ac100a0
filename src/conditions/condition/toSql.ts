import type { DataType, JudgeType, RuleSet } from '../../schemas/condition.ts';
import type { Finding } from '../../schemas/finding.ts';
import { conditionFinding } from '../findings.ts';
import { findOperator } from '../operators/operatorsByType.ts';
import { DEFAULT_ZONE, type Options, type Scope } from '../options.ts';
import { pathText } from '../path.ts';
import { toList } from '../values/list.ts';
import { isStorable, toText } from '../values/text.ts';
import { zoneOf } from '../values/zone.ts';
import { type Arranged, arrange } from './arrange.ts';
import { compileLeaf, expectedOf, type LeafParts, readLeaf } from './leaf.ts';
import { type ColumnsInside, type Place, placer, type SqlColumn, type SqlColumns } from './sql/columns.ts';
import { indexable } from './sql/indexable.ts';
import type { Operand, SqlContext } from './sql/operand.ts';
import { Parameters } from './sql/parameters.ts';
import { positive, predicateOf } from './sql/predicate.ts';

export interface SqlOptions extends Options {
  /** The only dialect so far. */
  dialect?: 'postgres';
  /** Number of the first parameter, for a text that goes into a larger statement. Default 1. */
  firstParameter?: number;
  /** What of a column can be judged by itself; absent: nothing. */
  inside?: ColumnsInside;
}

/** A condition over rows: `text` is true or false, never null, with `values` for its numbered parameters. */
export interface SqlCondition {
  readonly text: string;
  readonly values: readonly unknown[];
  /** What has no SQL or failed; each made its comparison false. */
  readonly findings: readonly Finding[];
}

/**
 * Writes a rule set as SQL that selects a row exactly when `evaluate` on its record is true. It needs the functions
 * of `sqlFunctions` in the database. No value stands in the text.
 *
 * @param columns what of the row a bindKey stands for; everything else is read from `scope` and decided now
 * @param scope also what templates in values see; a value may read a column only by being exactly that column
 * @throws ConditionError, RangeError as `compile` does
 */
export function toSql(
  ruleSet: RuleSet | null | undefined,
  columns: SqlColumns,
  scope: Scope,
  options: SqlOptions = {},
): SqlCondition {
  const { zone = DEFAULT_ZONE, firstParameter = 1 } = options;
  zoneOf(zone);
  const findings: Finding[] = [];
  const report = (each: Finding): void => {
    findings.push(each);
    options.report?.(each);
  };
  const parameters = new Parameters();
  const writing: Writing = {
    options: { ...options, zone, report },
    report,
    scope,
    placeOf: placer(columns, options.inside),
    context: { parameters, zone },
  };
  const text = write(arrange(ruleSet, report), writing);
  return { ...parameters.number(text, firstParameter), findings };
}

interface Writing {
  readonly options: Options;
  readonly report: (finding: Finding) => void;
  readonly scope: Scope;
  readonly placeOf: (path: string) => Place;
  readonly context: SqlContext;
}

function write(arranged: Arranged, writing: Writing): string {
  switch (arranged.kind) {
    case 'verdict':
      return String(arranged.verdict);
    case 'leaf':
      return writeLeaf(readLeaf(arranged.condition, arranged.path, writing.options), arranged.path, writing);
    case 'union': {
      const [deciding, neutral, joint] =
        arranged.union === 'AND' ? ['false', 'true', ' and '] : ['true', 'false', ' or '];
      const texts = arranged.list.map((each) => write(each, writing)).filter((each) => each !== neutral);
      if (texts.includes(deciding)) return deciding;
      const [first = neutral, ...rest] = texts;
      return rest.length === 0 ? first : `(${texts.join(joint)})`;
    }
  }
}

function writeLeaf(parts: LeafParts, path: string, writing: Writing): string {
  const { steps, operator, condition } = parts;
  const refuse = (finding: Finding): string => {
    writing.report(finding);
    return 'false';
  };
  const { type, judgeType } = condition;
  if (operator === undefined || type === undefined || judgeType === undefined) return 'false';
  const place: Place = steps === undefined ? { kind: 'scope' } : writing.placeOf(pathText(steps));
  if (place.kind === 'beside')
    return refuse(conditionFinding('CONDITION_INSIDE_COLUMN', path, { key: parts.key }));
  const expected = expectedOperand(parts, writing);
  if (expected === 'beside') return refuse(conditionFinding('CONDITION_VALUE_COLUMN', path));
  if (place.kind === 'scope' && expected?.kind !== 'column') {
    return String(compileLeaf(parts, writing.options).test(writing.scope));
  }
  if (expected === undefined) return 'false';
  const actual: Operand =
    place.kind === 'column'
      ? { kind: 'column', column: place.column }
      : { kind: 'known', value: compileLeaf(parts, writing.options).read(writing.scope) };
  if (type === 'text' && [actual, expected].some(hasNoText)) {
    return refuse(conditionFinding('CONDITION_NO_SQL', path, { key: parts.key }));
  }
  return compare(type, judgeType, actual, expected, writing.context);
}

/** What a leaf compares with: undefined where its template fails, `beside` where it reads the row otherwise. */
function expectedOperand(parts: LeafParts, writing: Writing): Operand | 'beside' | undefined {
  const { value } = parts;
  if (value.path !== undefined) {
    const place = writing.placeOf(value.path);
    if (place.kind === 'column') return { kind: 'column', column: place.column };
  }
  if (value.paths.some((path) => writing.placeOf(path).kind !== 'scope')) return 'beside';
  const expected = expectedOf(parts, writing.scope);
  return expected && { kind: 'known', value: expected.value };
}

const hasNoText = (operand: Operand): boolean =>
  operand.kind === 'column' && (operand.column.type === 'json' || operand.column.type === 'user');

function compare(
  type: DataType,
  judgeType: JudgeType,
  actual: Operand,
  expected: Operand,
  context: SqlContext,
): string {
  const pair = positive(judgeType);
  const isExpectedStorable = isStorableOperand(type, expected);
  // Under the text operators no stored text is compared with what cannot be stored; no stored list holds it.
  if (!isStorableOperand(type, actual) || (type === 'text' && !isExpectedStorable)) return 'false';
  if (!isExpectedStorable && pair.judgeType === 'contain') return String(pair.negated);
  const text =
    (actual.kind === 'column' && expected.kind === 'known'
      ? indexed(actual.column, type, pair.judgeType, expected.value, context)
      : undefined) ?? predicateOf(type, pair.judgeType)?.(actual, expected, context);
  if (text === undefined) return 'false';
  if (text === 'true' || text === 'false') return String((text === 'true') !== pair.negated);
  return pair.negated ? `not (${text})` : `(${text})`;
}

function isStorableOperand(type: DataType, operand: Operand): boolean {
  if (operand.kind === 'column') return true;
  if (type === 'text') return isStorable(toText(operand.value));
  return type !== 'array' || toList(operand.value).every((item) => isStorable(toText(item)));
}

/** The form that an index can answer, completed by the verdict of rows in which the column is null. */
function indexed(
  column: SqlColumn,
  type: DataType,
  judgeType: JudgeType,
  expected: unknown,
  context: SqlContext,
): string | undefined {
  const found = indexable(column, type, judgeType, expected, context);
  if (found === undefined) return undefined;
  const isTrueForNull = findOperator(type, judgeType)?.(expected, context)(null) === true;
  const { sql, within } = found;
  if (isTrueForNull) {
    return [`${column.sql} is null`, ...(within === undefined ? [] : [`not (${within})`]), `(${sql})`].join(
      ' or ',
    );
  }
  return [`${column.sql} is not null`, ...(within === undefined ? [] : [within]), sql].join(' and ');
}
