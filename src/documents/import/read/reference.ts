import { isRecord, isText, own, type Raw } from './json.ts';

/** Drafts in which what stands beside a reference is not looked at. */
const ALONE = /json-schema\.org\/draft-0[3-7]\//;

/** Whether what stands beside a reference counts, as it does since 2019. */
export const countsBeside = (root: Raw): boolean => {
  const draft = own(root, '$schema');
  return !(isText(draft) && ALONE.test(draft));
};

/**
 * What a reference of the same schema leads to; undefined where that is no schema, or where a part on the way has an
 * address of its own, by which what is in it is meant.
 */
export function targetOf(reference: string, root: Raw): unknown {
  if (reference === '#') return root;
  if (!reference.startsWith('#/')) return undefined;
  let at: unknown = root;
  for (const key of reference.slice(2).split('/')) {
    const name = nameOf(key);
    if (Array.isArray(at)) at = (at as readonly unknown[])[/^\d+$/.test(name) ? Number(name) : -1];
    else at = isRecord(at) ? own(at, name) : undefined;
  }
  return at;
}

/** A step of a pointer, as it stands in an address. */
function nameOf(key: string): string {
  const plain = key.replaceAll('~1', '/').replaceAll('~0', '~');
  try {
    return decodeURIComponent(plain);
  } catch {
    return plain; // a sign that is no escape
  }
}

/** Whether some part of a schema has an address of its own, by which references within it are judged. */
export function hasOwnAddress(schema: unknown, depth = 0): boolean {
  if (typeof schema !== 'object' || schema === null || depth > 40) return false;
  if (depth > 0 && !Array.isArray(schema)) {
    const id = own(schema as Raw, '$id') ?? own(schema as Raw, 'id');
    const referring = isText(id) && !id.startsWith('#') && holdsReference(schema, 0);
    if (referring) return true;
  }
  return Object.values(schema).some((each) => hasOwnAddress(each, depth + 1));
}

const holdsReference = (value: unknown, depth: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  depth < 40 &&
  (isText(own(value as Raw, '$ref')) || Object.values(value).some((each) => holdsReference(each, depth + 1)));
