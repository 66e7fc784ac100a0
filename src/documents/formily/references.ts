import { isForbiddenKey } from '../../schemas/forbiddenKey.ts';
import { ownMember } from '../../schemas/pointer.ts';
import { formilyFinding } from './findings.ts';
import type { Reading } from './Reading.ts';

/** A piece of a schema with what it refers to put in place, and the references that led there. */
export interface Referred {
  readonly schema: Readonly<Record<string, unknown>>;
  /** References that are being followed: one that is met again leads in a circle. */
  readonly through: readonly string[];
}

/** Follows `$ref` into the `definitions` of the schema; what stands beside it wins. Undefined where it leads nowhere. */
export function follow(
  schema: Readonly<Record<string, unknown>>,
  root: Readonly<Record<string, unknown>>,
  through: readonly string[],
  path: string,
  reading: Reading,
): Referred | undefined {
  const { $ref: reference, ...own } = schema;
  if (reference === undefined) return { schema, through };
  const name = typeof reference === 'string' ? reference : '';
  const found = through.includes(name) ? undefined : referred(root, name);
  if (!found) {
    reading.findings.push(formilyFinding('FORMILY_REFERENCE', `${path}/$ref`, { name: name.slice(0, 100) }));
    return undefined;
  }
  return follow({ ...found, ...own }, root, [...through, name], path, reading);
}

function referred(
  root: Readonly<Record<string, unknown>>,
  reference: string,
): Readonly<Record<string, unknown>> | undefined {
  const [, kind, key] = /^#\/(definitions|\$defs)\/([^/]+)$/.exec(reference) ?? [];
  if (kind === undefined || key === undefined || isForbiddenKey(key)) return undefined;
  const found = ownMember(ownMember(root, kind), key.replaceAll('~1', '/').replaceAll('~0', '~'));
  return typeof found === 'object' && found !== null && !Array.isArray(found)
    ? (found as Readonly<Record<string, unknown>>)
    : undefined;
}
