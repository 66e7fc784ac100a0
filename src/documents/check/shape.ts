import { nearest } from '../../conditions/check/index.ts';
import { type AtriumDocument, type DocumentKind, documentSchemas } from '../../schemas/documents/index.ts';
import type { Finding } from '../../schemas/finding.ts';
import { resourceKinds } from '../../schemas/kinds.ts';
import { valueAt } from '../../schemas/pointer.ts';
import { migrateDocument } from '../migrate.ts';

import { refusedKey } from './keys.ts';
import { beyondLimits } from './limits.ts';
import { type Narrowed, narrowed } from './narrow.ts';
import { shapeFindings } from './shapeFindings.ts';
import { checkFinding } from './findings.ts';

/** Most findings of one document's shape: who needs more has pasted something else. */
const MOST = 50;

/** The kind of document that a value is by its own word. */
export function kindOf(document: unknown): DocumentKind | undefined {
  if (typeof document !== 'object' || document === null || !('kind' in document)) return undefined;
  return resourceKinds.find((each) => each === document.kind);
}

/** Tells quickly whether a document is of the shape that its kind asks for. */
export type Fits = (kind: DocumentKind, document: object) => boolean;

/** A document as it was read, or what makes the value none. */
export interface ReadDocument {
  readonly document: AtriumDocument | undefined;
  readonly findings: readonly Finding[];
}

/** A document that is worth walking through: of a kind that there is and of the present version; its shape is not known. */
export interface OpenedDocument {
  readonly kind: DocumentKind;
}

/**
 * Reads a value that nobody trusts as far as its kind, its limits and its version, which come before anything that walks
 * through it.
 */
export function openDocument(value: unknown): {
  readonly document: OpenedDocument | undefined;
  readonly findings: readonly Finding[];
} {
  if (kindOf(value) === undefined) return refused(unknownKind(value));
  const beyond = beyondLimits(value) ?? refusedKey(value);
  if (beyond) return refused(beyond);
  const { document, findings } = migrateDocument(value);
  return findings.length > 0 ? refused(...findings) : { document: document as OpenedDocument, findings: [] };
}

/**
 * Reads a value that nobody trusts as a document of the present version:
 *
 *     kind → limits and names → migration → shape
 *
 * @param fits tells quickly whether a document is of its shape, where something does: what is wrong with one, which is
 *   slow to say, is then looked for in its wrong parts alone
 */
export function readDocument(value: unknown, fits?: Fits): ReadDocument {
  const { document, findings } = openDocument(value);
  if (document === undefined) return refused(...findings);
  const { kind } = document;
  if (fits?.(kind, document) === true) return whole(document as AtriumDocument);
  const {
    document: part,
    pathOf,
    long,
  }: Narrowed = fits
    ? narrowed(document, (each) => fits(kind, each), MOST)
    : { document, pathOf: (path) => path, long: [] };
  const found = shapeFindings(documentSchemas[kind], part)
    .map((finding) => inWhole(finding, pathOf))
    .filter((finding) => !isOfCut(finding, document, part));
  const tooLong = long.map(({ path, limit }) => checkFinding('TOO_MUCH', path, { limit: String(limit) }));
  const wrong = [...found, ...tooLong].slice(0, MOST);
  if (wrong.length > 0 || part === document)
    return wrong.length > 0 ? refused(...wrong) : whole(document as AtriumDocument);
  // Nothing of it is wrong by itself.
  return readDocument(value);
}

/** What a schema of nodes cannot ask without a second one of all nodes, which doubles its cost: a form's fields have codes. */
function whole(document: AtriumDocument): ReadDocument {
  const fields: readonly { name?: string }[] = document.kind === 'form' ? document.fields : [];
  const nameless = fields.flatMap(({ name }, index) =>
    name === undefined
      ? [checkFinding('MISSING_MEMBER', `/fields/${String(index)}/name`, { name: 'name' })]
      : [],
  );
  return nameless.length > 0 ? refused(...nameless) : { document, findings: [] };
}

/** Whether a list is only too short because it was cut for the explanation. */
function isOfCut({ code, path = '' }: Finding, document: object, part: object): boolean {
  const [whole, shown] = [valueAt(document, path), valueAt(part, path)];
  return code === 'TOO_LITTLE' && Array.isArray(whole) && Array.isArray(shown) && shown.length < whole.length;
}

function inWhole({ path, fix, ...finding }: Finding, pathOf: Narrowed['pathOf']): Finding {
  return {
    ...finding,
    ...(path === undefined ? {} : { path: pathOf(path) }),
    ...(fix === undefined ? {} : { fix: { ...fix, path: pathOf(fix.path) } }),
  };
}

const refused = (...findings: readonly Finding[]): { document: undefined; findings: readonly Finding[] } => ({
  document: undefined,
  findings,
});

function unknownKind(value: unknown): Finding {
  const named = typeof value === 'object' && value !== null && 'kind' in value ? value.kind : undefined;
  const near = typeof named === 'string' ? nearest(named, resourceKinds) : undefined;
  return checkFinding('UNKNOWN_KIND', '/kind', {}, near);
}
