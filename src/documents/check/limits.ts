import { pointer } from '../../schemas/pointer.ts';
import type { Finding } from '../../schemas/finding.ts';
import { DOCUMENT_BYTES, DOCUMENT_DEPTH, DOCUMENT_MEMBERS, DOCUMENT_NODES } from '../../schemas/limits.ts';
import { checkFinding } from './findings.ts';

/** What is beyond the limits of a document: levels, bytes, nodes or members, in this order, so that no walk goes deeper than allowed. */
export function beyondLimits(document: unknown): Finding | undefined {
  const deep = beyondDepth(document, DOCUMENT_DEPTH);
  if (deep !== undefined) return checkFinding('TOO_DEEP', deep, { most: DOCUMENT_DEPTH });
  if (bytesOf(document) > DOCUMENT_BYTES) return checkFinding('TOO_LONG', '');
  if (!nodesWithin(document, DOCUMENT_NODES))
    return checkFinding('TOO_MANY_NODES', '', { most: DOCUMENT_NODES });
  const wide = beyondMembers(document);
  return wide === undefined ? undefined : checkFinding('TOO_MUCH.members', wide, { most: DOCUMENT_MEMBERS });
}

/** Where a JSON value is first nested deeper than the limit: levels of objects and lists, counted no further. */
function beyondDepth(value: unknown, limit: number): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (limit === 0) return '';
  for (const [key, member] of Object.entries(value)) {
    if (typeof member !== 'object' || member === null) continue;
    const found = beyondDepth(member, limit - 1);
    if (found !== undefined) return pointer('', key) + found;
  }
  return undefined;
}

/** Where an object first has more members than one may. */
function beyondMembers(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const members = Object.entries(value);
  if (!Array.isArray(value) && members.length > DOCUMENT_MEMBERS) return '';
  for (const [key, member] of members) {
    if (typeof member !== 'object' || member === null) continue;
    const found = beyondMembers(member);
    if (found !== undefined) return pointer('', key) + found;
  }
  return undefined;
}

/** Length of a value as JSON; infinite for what JSON cannot hold. */
function bytesOf(value: unknown): number {
  try {
    return new TextEncoder().encode(JSON.stringify(value)).length;
  } catch {
    return Infinity;
  }
}

/** Whether a JSON value holds at most so many nodes, and fields named in layouts, which are drawn like nodes. */
function nodesWithin(value: unknown, limit: number): boolean {
  const open: unknown[] = [value];
  let nodes = 0;
  while (open.length > 0) {
    const next = open.pop();
    if (typeof next !== 'object' || next === null) continue;
    if (isNode(next) || isFieldReference(next)) {
      nodes += 1;
      if (nodes > limit) return false;
    }
    for (const member of Object.values(next)) open.push(member);
  }
  return true;
}

/** A condition has a `type` and an `id` as well. */
const isNode = (value: object): boolean =>
  'type' in value &&
  'id' in value &&
  typeof value.type === 'string' &&
  typeof value.id === 'string' &&
  !('bindKey' in value);

const isFieldReference = (value: object): boolean =>
  'field' in value && Object.keys(value).every((name) => name === 'field' || name === 'layout');
