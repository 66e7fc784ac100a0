import { toSessionTime } from '../../../sources/mysqlTypes.ts';
import type { InterfaceInput } from '../../definition/schema.ts';
import type { BoundStatement } from '../../definition/statement.ts';
import type { Token } from './scan.ts';

/** A place at which an input stands. */
interface Place {
  readonly name: string;
  readonly start: number;
  readonly end: number;
  /** Within `in (…)` of its own, where a list is as many parameters as it has values. */
  readonly takesList: boolean;
}

/** What a list without values is there: nothing is in it, and everything is not in it. */
const EMPTY = 'select 1 from dual where false';

/** The places of inputs in the order of their parameters. */
export function placesOf(tokens: readonly Token[]): readonly Place[] {
  return tokens.flatMap(({ kind, text: name, start, end }, at) => {
    if (kind !== 'input') return [];
    const takesList =
      tokens[at - 2]?.text.toLowerCase() === 'in' &&
      tokens[at - 1]?.text === '(' &&
      tokens[at + 1]?.text === ')';
    return [{ name, start, end, takesList }];
  });
}

/** Moments are told to the server in the zone that its session has. */
function valueOf(name: string, value: unknown, inputs: readonly InterfaceInput[]): unknown {
  const type = inputs.find((input) => input.name === name)?.type;
  return type === 'datetime' && typeof value === 'string' ? toSessionTime(value) : value;
}

/** Puts a parameter for each place, and for a list as many as it has values. */
export function bindPlaces(
  text: string,
  places: readonly Place[],
  values: ReadonlyMap<string, unknown>,
  inputs: readonly InterfaceInput[],
): BoundStatement {
  const parts: string[] = [];
  const bound: unknown[] = [];
  const names: string[] = [];
  let done = 0;
  for (const { name, start, end, takesList } of places) {
    const value = valueOf(name, values.get(name) ?? null, inputs);
    const list: readonly unknown[] = takesList && Array.isArray(value) ? value : [value];
    parts.push(text.slice(done, start), list.length === 0 ? EMPTY : list.map(() => '?').join(', '));
    bound.push(...list);
    names.push(...list.map(() => name));
    done = end;
  }
  return { text: parts.join('') + text.slice(done), values: bound, inputs: names };
}
