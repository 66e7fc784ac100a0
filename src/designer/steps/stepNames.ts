import { nameOfStep, placedSteps } from '../../documents/stepChain.ts';
import type { Step } from '../../schemas/step.ts';
import { mapNode, nodeAt } from '../cards/tree.ts';

const IDENTIFIER = /^[A-Za-z]\w*$/;

/** Whether what a step comes to can be named. */
export const isNameable = (step: Step): boolean =>
  step.do === 'call' || step.do === 'save' || step.do === 'remove';

/** All names in a chain. */
export const namesIn = (chain: readonly Step[]): ReadonlySet<string> =>
  new Set(placedSteps(chain, '').flatMap(({ step }) => nameOfStep(step) ?? []));

/** A name that is not taken: the one that is wished for, or with the first number that is free. */
export function freeName(wished: string, taken: ReadonlySet<string>): string {
  const name = wished.replaceAll('-', '_');
  if (!taken.has(name)) return name;
  let number = 2;
  while (taken.has(`${name}${String(number)}`)) number += 1;
  return `${name}${String(number)}`;
}

const headOf = (name: string): RegExp => new RegExp(`(^|[^\\w.])steps\\.${name}(?!\\w)`, 'g');

/** Whether a chain reads what a step of a name comes to. */
export const isRead = (chain: readonly Step[], name: string): boolean =>
  IDENTIFIER.test(name) && headOf(name).test(JSON.stringify(chain));

/** A value with another name for a step in all of its expressions, and in the paths that conditions are made of. */
function renamed(value: unknown, path: (text: string) => string): unknown {
  if (typeof value === 'string') return value.replaceAll(/\{\{[\s\S]*?\}\}/g, path);
  if (Array.isArray(value)) return value.map((each) => renamed(each, path));
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).map(([name, each]) => [
    name,
    name === 'bindKey' && typeof each === 'string' ? path(each) : renamed(each, path),
  ]);
  return Object.fromEntries(members);
}

/** Steps in which what named a step before names it by another name; the step itself is not renamed. */
export function withReferences(chain: readonly Step[], before: string, name: string): readonly Step[] {
  const head = headOf(before);
  const path = (text: string): string => text.replaceAll(head, `$1steps.${name}`);
  return chain.map((step) => renamed(step, path) as Step);
}

/** The step under another name, or under none. */
export function withName(step: Step, name: string | undefined): Step {
  const next = { ...step };
  if (name === undefined) Reflect.deleteProperty(next, 'name');
  else if ('do' in next && isNameable(next)) Reflect.set(next, 'name', name);
  return next;
}

/**
 * Whether all that names a step can follow it to another name: both are names, and no other step of the chain has one of them,
 * so that what is named can be told apart afterwards.
 */
export function canRename(chain: readonly Step[], from: string, to: string): boolean {
  const names = placedSteps(chain, '').flatMap(({ step }) => nameOfStep(step) ?? []);
  const isTaken = to !== from && names.includes(to);
  const isAlone = names.filter((name) => name === from).length === 1;
  return IDENTIFIER.test(from) && IDENTIFIER.test(to) && isAlone && !isTaken;
}

/** A chain in which a step has another name, wherever it is named; where that cannot follow, the step alone. */
export function renameStep(chain: readonly Step[], path: string, name: string): readonly Step[] {
  const from = nodeAt(chain, path);
  if (from === undefined) return chain;
  const before = nameOfStep(from) ?? '';
  const next = canRename(chain, before, name) ? withReferences(chain, before, name) : chain;
  return mapNode(next, path, (step) => withName(step, name === '' ? undefined : name));
}

/** A copy of a step whose names, and those of the steps in it, are not taken. */
export function copyOf(step: Step, taken: ReadonlySet<string>): Step {
  const names = new Set([...taken, ...namesIn([step])]);
  let copy: readonly Step[] = [step];
  for (const { at: path, step: inner } of placedSteps([step], '')) {
    const name = nameOfStep(inner);
    if (name === undefined || !taken.has(name)) continue;
    const free = freeName(name, names);
    names.add(free);
    copy = renameStep(copy, path, free);
  }
  return copy[0] ?? step;
}
