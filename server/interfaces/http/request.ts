import { inputError, invalidInput } from '../../errors/AppError.ts';
import type { OutgoingCall } from '../../egress/callOut.ts';
import type { HttpPart } from '../definition/schema.ts';

const PLACE = /\{([A-Za-z]\w*)\}/g;

/** The inputs that an address names as `{name}`. */
export const inputsOfPath = (path: string): string[] =>
  [...path.matchAll(PLACE)].map(([, name = '']) => name);

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** One segment of an address, which cannot become two, none, or the one above. @throws AppError INPUT_INVALID */
function segment(name: string, value: unknown): string {
  const text = value === null || value === undefined ? '' : textOf(value);
  if (text === '') throw invalidInput(inputError(name, 'REQUIRED'));
  if (text === '.' || text === '..') throw invalidInput(inputError(name, 'VALUE_INVALID'));
  return encodeURIComponent(text);
}

/** What is sent for the values of the inputs; an input without a value is left out of parameters and body. */
export function requestOf(
  { origin, path, method, query = [], body = [] }: HttpPart,
  inputs: ReadonlyMap<string, unknown>,
): Pick<OutgoingCall, 'url' | 'method' | 'body' | 'headers'> {
  const url = new URL(
    path.replaceAll(PLACE, (_all, name: string) => segment(name, inputs.get(name))),
    origin,
  );
  for (const { name, input } of query) {
    const value = inputs.get(input) ?? null;
    const values = Array.isArray(value) ? (value as unknown[]) : value === null ? [] : [value];
    for (const each of values) url.searchParams.append(name, textOf(each));
  }
  const accept = { accept: 'application/json', 'user-agent': 'atrium' };
  if (method === 'GET') return { url, method, headers: accept };
  const members = body.flatMap(({ name, input }) => {
    const value = inputs.get(input) ?? null;
    return value === null ? [] : [[name, value] as const];
  });
  return {
    url,
    method,
    headers: { ...accept, 'content-type': 'application/json' },
    body: JSON.stringify(Object.fromEntries(members)),
  };
}
