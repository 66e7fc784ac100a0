import type { Contender } from '../suite.ts';
import { type ExpressionScope, scopeAt, scopes } from './expressionScopes.ts';

type Run = (scope: ExpressionScope) => unknown;
type Bag = Record<string, unknown>;
type Closure = (scope: Bag) => unknown;

type Read = (bag: Bag, key: string) => unknown;
const trusting: Read = (bag, key) => bag[key];
const owning: Read = (bag, key) => (Object.prototype.hasOwnProperty.call(bag, key) ? bag[key] : undefined);

/** The tree as nested closures, as a compiler without checks would build it, but for how it reads properties. */
function closures(read: Read): Readonly<Record<string, Closure>> {
  const literal =
    (value: unknown): Closure =>
    () =>
      value;
  const name =
    (key: string): Closure =>
    (scope) =>
      read(scope, key);
  const member =
    (object: Closure, key: string): Closure =>
    (scope) =>
      read(object(scope) as Bag, key);
  const element =
    (list: Closure, index: number): Closure =>
    (scope) =>
      (list(scope) as unknown[])[index];
  const add =
    (left: Closure, right: Closure): Closure =>
    (scope) =>
      (left(scope) as number) + (right(scope) as number);
  const multiply =
    (left: Closure, right: Closure): Closure =>
    (scope) =>
      (left(scope) as number) * (right(scope) as number);
  const greater =
    (left: Closure, right: Closure): Closure =>
    (scope) =>
      (left(scope) as number) > (right(scope) as number);
  const atLeast =
    (left: Closure, right: Closure): Closure =>
    (scope) =>
      (left(scope) as number) >= (right(scope) as number);
  const equal =
    (left: Closure, right: Closure): Closure =>
    (scope) =>
      left(scope) === right(scope);
  const and =
    (left: Closure, right: Closure): Closure =>
    (scope) =>
      Boolean(left(scope)) && Boolean(right(scope));
  const or =
    (left: Closure, right: Closure): Closure =>
    (scope) =>
      Boolean(left(scope)) || Boolean(right(scope));
  const concat =
    (...parts: Closure[]): Closure =>
    (scope) => {
      let text = '';
      for (const part of parts) text += String(part(scope));
      return text;
    };
  return {
    logic: and(
      greater(add(name('a'), multiply(name('b'), literal(2))), literal(10)),
      equal(name('status'), literal('open')),
    ),
    template: concat(literal('Hello '), name('name'), literal(', total '), add(name('a'), name('b'))),
    deep: and(
      atLeast(member(member(name('user'), 'profile'), 'age'), literal(18)),
      or(equal(element(name('tags'), 0), literal('vip')), greater(name('amount'), literal(1000))),
    ),
  };
}

const native: Readonly<Record<string, Run>> = {
  logic: (s) => s.a + s.b * 2 > 10 && s.status === 'open',
  template: (s) => `Hello ${s.name}, total ${String(s.a + s.b)}`,
  deep: (s) => s.user.profile.age >= 18 && (s.tags[0] === 'vip' || s.amount > 1000),
};

const closureContender = (name: string, role: Contender['role'], read: Read): Contender => ({
  name,
  role,
  prepare: (caseName) => {
    const run = closures(read)[caseName];
    const bags: readonly Bag[] = scopes.map((scope) => ({ ...scope }));
    return run && ((index) => run(bags[index] ?? {}));
  },
});

export const expressionLimits: readonly Contender[] = [
  closureContender('closures over the tree', 'limit', trusting),
  closureContender('closures that read own properties only', 'bound', owning),
  {
    name: 'written in JavaScript',
    role: 'bound',
    prepare: (caseName) => {
      const run = native[caseName];
      return run && ((index) => run(scopeAt(index)));
    },
  },
];
