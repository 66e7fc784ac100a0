import { pointer } from '../../schemas/pointer.ts';
import { isForbiddenKey } from '../../schemas/forbiddenKey.ts';
import type { Finding } from '../../schemas/finding.ts';
import { checkFinding } from './findings.ts';

/** The first name in a document that no value on the wire may have; its depth is within the limit. */
export function refusedKey(document: unknown): Finding | undefined {
  const path = pathOfKey(document);
  return path === undefined ? undefined : checkFinding('KEY_FORBIDDEN', path);
}

function pathOfKey(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, member] of Object.entries(value)) {
    if (isForbiddenKey(key)) return pointer('', key);
    const found = pathOfKey(member);
    if (found !== undefined) return pointer('', key) + found;
  }
  return undefined;
}
