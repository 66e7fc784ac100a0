import type { Condition } from '../../schemas/condition.ts';
import { finding } from '../finding.ts';
import type { Test } from '../operators/operator.ts';
import { findOperator } from '../operators/operatorsByType.ts';
import { DEFAULT_ZONE, type Options, type Scope } from '../options.ts';
import { parsePath, pathReader } from '../path.ts';
import { compileTemplate } from '../template/compileTemplate.ts';

/** One comparison, compiled. */
export interface Leaf {
  readonly condition: Partial<Condition>;
  /** Reads the actual value. */
  readonly read: (scope: Scope) => unknown;
  /**
   * Reads the expected value.
   * @throws ExpressionError where its template fails
   */
  readonly expect: (scope: Scope) => unknown;
  /** The verdict. Never throws, unless a getter of the scope does. */
  readonly test: (scope: Scope) => boolean;
  /** The bindKey and the names that templates in the value read. */
  readonly dependencies: readonly string[];
}

const never = (): boolean => false;

/**
 * Compiles one comparison. An operator that is unknown or does not belong to the type, and a value whose template
 * fails, make it false; each is reported once.
 */
export function compileLeaf(condition: Partial<Condition>, path: string, options: Options): Leaf {
  const { zone = DEFAULT_ZONE } = options;
  const bindKey: unknown = condition.bindKey;
  const key = typeof bindKey === 'string' ? bindKey : '';
  const steps = parsePath(key);
  const read = pathReader(steps);
  const value = compileTemplate(condition.value, withPath(options, `${path}/value`));
  const parts = {
    condition,
    read,
    expect: value.evaluateStrictly,
    dependencies: [...(steps === undefined ? [] : [key]), ...value.dependencies],
  };
  const operator = findOperator(condition.type, condition.judgeType);
  if (operator === undefined) {
    options.report?.(
      finding(
        'error',
        'CONDITION_OPERATOR',
        {
          zhCN: `类型 ${String(condition.type)} 没有运算符 ${String(condition.judgeType)}`,
          enUS: `The type ${String(condition.type)} has no operator ${String(condition.judgeType)}`,
        },
        path,
      ),
    );
    return { ...parts, test: never };
  }
  if (steps === undefined) {
    const message = { zhCN: `${key} 不是一个取值路径`, enUS: `${key} is no path to a value` };
    options.report?.(finding('error', 'CONDITION_BIND_KEY', message, `${path}/bindKey`));
  }
  if (value.constant) {
    const expected = attempt(value.evaluateStrictly, undefined);
    if (expected === undefined) return { ...parts, test: never };
    const test = operator(expected.value, { zone });
    return { ...parts, test: (scope) => test(read(scope)) };
  }
  // The expected value seldom changes between two runs; what it was read into is kept while it does not.
  let seen: unknown;
  let test: Test | undefined;
  return {
    ...parts,
    test: (scope) => {
      const expected = attempt(value.evaluateStrictly, scope);
      if (expected === undefined) return false;
      if (test === undefined || !isSamePrimitive(expected.value, seen)) {
        seen = expected.value;
        test = operator(seen, { zone });
      }
      return test(read(scope));
    },
  };
}

/** Lists and objects may have changed inside. */
const isSamePrimitive = (a: unknown, b: unknown): boolean => a === b && (typeof a !== 'object' || a === null);

function attempt(run: Leaf['expect'], scope: Scope): { readonly value: unknown } | undefined {
  try {
    return { value: run(scope) };
  } catch {
    // Reported by the template; a comparison with a value that failed is false.
    return undefined;
  }
}

/** Findings of the value's templates point into the rule set. */
function withPath(options: Options, base: string): Options {
  const { report } = options;
  if (report === undefined) return options;
  return {
    ...options,
    report: (each) => {
      report({ ...each, path: base + (each.path ?? '') });
    },
  };
}
