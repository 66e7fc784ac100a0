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

/** Most references that lead from one to the next, also through what stands in them. */
const IN_A_ROW = 64;

/** Follows `$ref` into the `definitions` of the schema; what stands beside it wins. Undefined where it leads nowhere. */
export function follow(
  written: Readonly<Record<string, unknown>>,
  root: Readonly<Record<string, unknown>>,
  before: readonly string[],
  path: string,
  reading: Reading,
): Referred | undefined {
  let { schema, through }: Referred = { schema: written, through: before };
  while (schema.$ref !== undefined) {
    const { $ref: reference, ...own } = schema;
    const name = typeof reference === 'string' ? reference : '';
    const leads = through.length < IN_A_ROW && !through.includes(name);
    const found = leads ? referred(root, name) : undefined;
    if (!found) {
      reading.findings.push(
        formilyFinding('FORMILY_REFERENCE', `${path}/$ref`, { name: name.slice(0, 100) }),
      );
      return undefined;
    }
    if (!reading.counts(Object.keys(found).length, path)) return undefined;
    schema = { ...found, ...own };
    through = [...through, name];
  }
  return { schema, through };
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
