import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Something that a configurer gets wrong in a document of the campus. */
export interface Mistake {
  /** Kind and id of the document that it is made in. */
  readonly document: string;
  readonly path: string;
  /** What is written there instead; `{ "$remove": true }` takes the member away. */
  readonly value: unknown;
  /** The code of the finding, where it points, and the value that it proposes. */
  readonly code: string;
  readonly at: string;
  readonly fix?: unknown;
}

export const mistakes = JSON.parse(
  readFileSync(path.join(import.meta.dirname, 'mistakes.json'), 'utf8'),
) as readonly Mistake[];

type Json = Record<string, unknown>;

/** A copy of a document with another value at one place. */
export function changed(document: unknown, place: string, value: unknown): unknown {
  const copy = structuredClone(document);
  const keys = place.split('/').slice(1);
  const last = keys.pop() ?? '';
  const owner = keys.reduce<Json>((at, key) => (at[key] ??= {}) as Json, copy as Json);
  if (isRemoval(value)) Reflect.deleteProperty(owner, last);
  else owner[last] = value;
  return copy;
}

const isRemoval = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && '$remove' in value;
