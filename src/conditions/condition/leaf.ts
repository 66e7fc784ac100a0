import type { Condition } from '../../schemas/condition.ts';
import type { LocalText } from '../../schemas/text.ts';
import { conditionFinding } from '../findings.ts';
import type { Operator, Test } from '../operators/operator.ts';
import { operatorTexts } from '../operators/operatorTexts.ts';
import { findOperator } from '../operators/operatorsByType.ts';
import { DEFAULT_ZONE, type Options, type Scope } from '../options.ts';
import { isForbiddenKey, parsePath, pathReader, pathText, readName, type Step } from '../path.ts';
import type { CompiledTemplate } from '../template/compiled.ts';
import { compileTemplate } from '../template/compileTemplate.ts';
import { toText } from '../values/text.ts';

/** One comparison with its parts found and its mistakes reported. */
export interface LeafParts {
  readonly condition: Partial<Condition>;
  /** The bindKey as it is written. */
  readonly key: string;
  /** The bindKey as a path; undefined where it is none. */
  readonly steps: readonly Step[] | undefined;
  /** Undefined where it is unknown or does not belong to the type. */
  readonly operator: Operator | undefined;
  readonly value: CompiledTemplate;
}

/** One comparison, compiled. */
export interface Leaf {
  /** Reads the actual value. */
  readonly read: (scope: Scope) => unknown;
  /** The verdict. Never throws, unless a getter of the scope does. */
  readonly test: (scope: Scope) => boolean;
}

/** An operator as people read it; one that there is not by its name. */
export function wordOf(judgeType: unknown): LocalText | string {
  const name = toText(judgeType);
  return new Map<string, LocalText>(Object.entries(operatorTexts)).get(name) ?? name;
}

/** Reads one comparison of a document; an unknown operator, a bad bindKey and broken templates are reported. */
export function readLeaf(condition: Partial<Condition>, path: string, options: Options): LeafParts {
  const key = toText(condition.bindKey);
  const steps = parsePath(key);
  const operator = findOperator(condition.type, condition.judgeType);
  if (operator === undefined) {
    const values = {
      type: toText(condition.type),
      judgeType: wordOf(condition.judgeType),
    };
    options.report?.(conditionFinding('CONDITION_OPERATOR', path, values));
  } else if (steps === undefined) {
    options.report?.(conditionFinding('CONDITION_BIND_KEY', `${path}/bindKey`, { key }));
  }
  const value = compileTemplate(condition.value, withPath(options, `${path}/value`));
  return { condition, key, steps, operator, value };
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

/** The bindKey and the names that templates in the value read. */
export const dependenciesOf = ({ key, steps, value }: LeafParts): readonly string[] =>
  steps === undefined ? value.dependencies : [key, ...value.dependencies];

/** What it reads, as deep as it is known without evaluating: `form.days`. */
export const pathsOf = ({ steps, value }: LeafParts): readonly string[] =>
  steps === undefined ? value.paths : [pathText(steps), ...value.paths];

/** What a comparison is made with; undefined where its template fails, which the template reports. */
export function expectedOf({ value }: LeafParts, scope: Scope): { readonly value: unknown } | undefined {
  try {
    return { value: value.evaluateStrictly(scope) };
  } catch {
    // A comparison with a value that failed is false under every operator; nothing else is to be done about it.
    return undefined;
  }
}

const never = (): boolean => false;

/** Compiles one comparison; it is false where its operator is unknown or its value fails. */
export function compileLeaf(parts: LeafParts, { zone = DEFAULT_ZONE }: Options): Leaf {
  const { operator, value } = parts;
  const read = pathReader(parts.steps);
  if (operator === undefined) return { read, test: never };
  if (!value.constant) return { read, test: changingTest(parts, operator, read, zone) };
  const expected = expectedOf(parts, undefined);
  if (expected === undefined) return { read, test: never };
  const test = operator(expected.value, { zone });
  const name = parts.steps?.length === 1 && !isForbiddenKey(parts.key) ? parts.key : undefined;
  if (name === undefined) return { read, test: (scope) => test(read(scope)) };
  return { read, test: (scope) => test(readName(scope, name)) };
}

/** The expected value seldom changes between two runs; what it was read into is kept while it does not. */
function changingTest(parts: LeafParts, operator: Operator, read: Leaf['read'], zone: string): Leaf['test'] {
  let seen: unknown;
  let test: Test | undefined;
  return (scope) => {
    const expected = expectedOf(parts, scope);
    if (expected === undefined) return false;
    if (test === undefined || !isSamePrimitive(expected.value, seen)) {
      seen = expected.value;
      test = operator(seen, { zone });
    }
    return test(read(scope));
  };
}

/** Lists and objects may have changed inside. */
const isSamePrimitive = (a: unknown, b: unknown): boolean => a === b && (typeof a !== 'object' || a === null);
