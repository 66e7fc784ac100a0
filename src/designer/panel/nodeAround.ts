import { ownMember, pointerKeys } from '../../schemas/pointer.ts';

/** Id of the innermost node on the way to a place of a document; undefined outside of all nodes. */
export function nodeAround(document: unknown, pointer: string): string | undefined {
  let found: string | undefined;
  let value = document;
  for (const key of pointerKeys(pointer)) {
    value = ownMember(value, key);
    if (isNode(value)) found = value.id;
  }
  return found;
}

const isNode = (value: unknown): value is { readonly id: string; readonly type: string } =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  'type' in value &&
  typeof value.id === 'string' &&
  typeof value.type === 'string';
