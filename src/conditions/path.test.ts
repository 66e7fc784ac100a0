import { autorun, observable, runInAction } from 'mobx';
import { expect, test } from 'vitest';
import { compile, compileExpression } from './index.ts';

const isSet = compile({
  testRule: 'every',
  conditionList: [{ bindKey: 'form.tags[0].name', type: 'text', judgeType: 'equal', value: 'x' }],
});

test('an observable scope is read like a plain one, and followed', () => {
  const scope = observable({ form: { tags: [{ name: 'a' }] } });
  const seen: boolean[] = [];
  const stop = autorun(() => seen.push(isSet.test(scope)));
  runInAction(() => {
    const [first] = scope.form.tags;
    if (first) first.name = 'x';
  });
  runInAction(() => {
    scope.form.tags.length = 0;
  });
  expect(seen).toEqual([false, true, false]);
  stop();
});

test('a name that is added later is noticed', () => {
  const scope = observable<Record<string, unknown>>({});
  const { evaluate } = compileExpression('late + 1');
  const seen: unknown[] = [];
  const stop = autorun(() => {
    try {
      seen.push(evaluate(scope));
    } catch {
      seen.push('missing');
    }
  });
  const below = observable<Record<string, unknown>>({ form: {} });
  const verdicts: boolean[] = [];
  const stopBelow = autorun(() => verdicts.push(isSet.test(below)));
  runInAction(() => (scope.late = 1));
  runInAction(() => (below.form = { tags: [{ name: 'x' }] }));
  expect(seen).toEqual(['missing', 2]);
  expect(verdicts).toEqual([false, true]);
  stop();
  stopBelow();
});

test('only what decides is read', () => {
  const read: string[] = [];
  const values: Record<string, unknown> = { a: 1, b: 2 };
  const scope = new Proxy(values, {
    get: (_target, key): unknown => {
      read.push(String(key));
      return values[String(key)];
    },
  });
  const leaf = (bindKey: string, value: number) =>
    ({ bindKey, type: 'number', judgeType: 'equal', value }) as const;
  compile({ testRule: 'every', conditionList: [leaf('a', 0), leaf('b', 2)] }).test(scope);
  compileExpression('a or b').evaluate(scope);
  compileExpression('a ? 1 : b').evaluate(scope);
  expect(read).toEqual(['a', 'a', 'a']);
});

test('getters of a scope without a prototype are read', () => {
  const scope = Object.create(null, { now: { get: () => 5, enumerable: true } }) as object;
  expect(compileExpression('now + 1').evaluate(scope)).toBe(6);
});
