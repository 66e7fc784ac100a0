import type { Condition, DataType, JudgeType } from '../../schemas/condition.ts';
import { DEFAULT_ZONE } from '../options.ts';
import { readNumber } from '../values/number.ts';
import { parseTime } from '../values/time.ts';

/** Longer texts and lists are not made to try a length. */
const LONGEST = 1_000;
const LENGTHS: readonly JudgeType[] = ['lengthGreater', 'lengthEqual', 'lengthLess'];
/** What a text or a list of some length, and nothing else about it, decides. */
const BY_LENGTH: ReadonlySet<JudgeType> = new Set([
  ...LENGTHS,
  'empty',
  'notEmpty',
  'notEqual',
  'notInArray',
]);
const NAMING: ReadonlySet<JudgeType> = new Set(['equal', 'inArray', 'empty']);
/** A letter that nobody writes: a text of it is none of those that are compared with. */
const FRESH = '\u{e000}';

/**
 * Values of one type among which is one that fulfils some literal comparisons, if anything does; undefined where that
 * cannot be said.
 */
export function witnesses(type: DataType, conditions: readonly Condition[]): readonly unknown[] | undefined {
  switch (type) {
    case 'bool':
      return [true, false];
    case 'user':
      return [null, { userList: ['a'], deptList: [], privilegeList: [], labelList: [] }];
    case 'number':
      return [null, ...around(literals(conditions).map((value) => readNumber(value) ?? 0))];
    case 'time':
      return [null, ...around(literals(conditions).map((value) => parseTime(value, DEFAULT_ZONE) ?? 0))];
    case 'text':
      return exact(conditions) ?? byLength(conditions)?.map((length) => FRESH.repeat(length));
    case 'array':
      return exact(conditions) ?? byLength(conditions)?.map((length) => Array.from({ length }, () => FRESH));
  }
}

/** What the comparisons compare with, one by one. */
const literals = (conditions: readonly Condition[]): readonly unknown[] =>
  conditions.flatMap(({ value }) => (value === undefined ? [] : itemsOf(value)));

const itemsOf = (value: unknown): readonly unknown[] => {
  if (Array.isArray(value)) return value;
  return typeof value === 'string' ? value.split(',').map((each) => each.trim()) : [value];
};

/** Numbers, one from each gap between them, and one from beyond either end. Nothing at all counts as zero. */
function around(numbers: readonly number[]): readonly number[] {
  const sorted = [...new Set([0, ...numbers])].sort((a, b) => a - b);
  const gaps = sorted.slice(1).map((each, at) => ((sorted[at] ?? 0) + each) / 2);
  return [...sorted, ...gaps, (sorted[0] ?? 0) - 1, (sorted.at(-1) ?? 0) + 1];
}

/** The values that one of the comparisons leaves; undefined where none of them names what is left. */
function exact(conditions: readonly Condition[]): readonly unknown[] | undefined {
  const naming = conditions.find(({ judgeType }) => NAMING.has(judgeType));
  if (naming === undefined) return undefined;
  if (naming.judgeType === 'empty') return [null];
  return naming.judgeType === 'equal' ? [naming.value] : itemsOf(naming.value);
}

function byLength(conditions: readonly Condition[]): readonly number[] | undefined {
  if (!conditions.every(({ judgeType }) => BY_LENGTH.has(judgeType))) return undefined;
  const wanted = conditions
    .filter(({ judgeType }) => LENGTHS.includes(judgeType))
    .map(({ value }) => Math.trunc(readNumber(value) ?? 0));
  if (wanted.some((length) => length >= LONGEST)) return undefined;
  const near = wanted.flatMap((length) => [length - 1, length, length + 1]);
  return [...new Set([0, 1, ...near])].filter((length) => length >= 0);
}
