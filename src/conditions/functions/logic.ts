import { isPlainObject } from '../path.ts';
import { looseEqual } from '../values/compare.ts';
import type { Scope } from '../options.ts';
import { group } from './define.ts';
import type { FunctionEntry, LazyArgument } from './entry.ts';

const define = group('logic');

function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true;
  if (Array.isArray(value)) return value.length === 0;
  return isPlainObject(value) && Object.keys(value).length === 0;
}

type Lazy = NonNullable<FunctionEntry['lazy']>;

const choose: Lazy = ([condition, yes, no], scope) => (condition?.(scope) ? yes?.(scope) : no?.(scope));

const coalesce: Lazy = (args, scope) => {
  for (const arg of args) {
    const value = arg(scope);
    if (value !== null && value !== undefined) return value;
  }
  return null;
};

/** `switch(x, when, then, …, else)`: pairs behind `x`; an argument left over at the end is the else. */
const switchTo: Lazy = ([subject, ...rest], scope) => {
  const value = subject?.(scope);
  for (let index = 0; index + 1 < rest.length; index += 2) {
    if (looseEqual(value, rest[index]?.(scope))) return rest[index + 1]?.(scope);
  }
  return rest.length % 2 === 1 ? rest.at(-1)?.(scope) : null;
};

/** The same on arguments that are already values, for a function passed to `map` or `fold`. */
const eager =
  (lazy: Lazy): FunctionEntry['run'] =>
  (args) =>
    lazy(
      args.map(
        (value): LazyArgument =>
          (_scope: Scope) =>
            value,
      ),
      undefined,
    );

export const logicFunctions = [
  define(
    'if',
    ['condition: bool', 'yes: any', 'no: any'],
    'any',
    { zhCN: '条件成立得 yes，否则得 no', enUS: 'yes where the condition holds, else no' },
    eager(choose),
    { lazy: choose },
  ),
  define(
    'isEmpty',
    ['x: any'],
    'bool',
    {
      zhCN: '是否为空：null、空文本、空列表、空对象',
      enUS: 'Whether null, empty text, an empty list or object',
    },
    ([x]) => isEmpty(x),
  ),
  define(
    'coalesce',
    ['…values: any'],
    'any',
    { zhCN: '第一个不为 null 的值', enUS: 'The first value that is not null' },
    eager(coalesce),
    { lazy: coalesce },
  ),
  define(
    'switch',
    ['x: any', '…cases: any'],
    'any',
    {
      zhCN: 'switch(x, 值1, 结果1, 值2, 结果2, …, 其他)：按值选结果',
      enUS: 'switch(x, when, then, when, then, …, else): picks a result by value',
    },
    eager(switchTo),
    { lazy: switchTo },
  ),
];
