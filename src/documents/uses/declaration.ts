import type { AtriumDocument } from '../../schemas/documents/index.ts';
import { storedKind } from '../../schemas/kinds.ts';
import type { Use } from '../check/context.ts';
import type { MetaIndex } from '../metaIndex.ts';
import type { Part, PartRole } from '../parts/part.ts';
import { walkParts } from '../parts/part.ts';
import { partsOf } from '../parts/partsOf.ts';

/** Parts that expressions and other documents name by a name of their own. */
const NAMED: readonly PartRole[] = ['field', 'param', 'input', 'variable', 'source', 'event'];

/** A part that can be renamed, as it stands. */
export interface Declaration {
  readonly part: Part;
  /** The name that it has now. */
  readonly name: string;
  /** Where the name is written. */
  readonly place: Use;
  /** Names that stand beside it. */
  readonly siblings: ReadonlySet<string>;
}

/**
 * The declaration of a part: of a field its code, of sources, variables, parameters, inputs and events their name.
 * @param key of the part; of a field of a form its code will do
 * @returns undefined where there is no such part, or it has no name that others read
 */
export function declarationOf(
  document: AtriumDocument,
  key: string,
  metas: MetaIndex,
): Declaration | undefined {
  const part = findPart(document, key, metas);
  const standing = part?.within;
  const name = part === undefined ? undefined : nameOf(part);
  if (part === undefined || standing === undefined || name === undefined) return undefined;
  const origin = { document: `${storedKind(document.kind)}/${document.id}`, part: part.key, name };
  const at =
    part.role === 'field' ? { path: `${part.pointer}/name` } : { path: part.pointer, isKey: true as const };
  const others = standing.holding.parts.filter((other) => other !== part);
  return {
    part,
    name,
    place: { of: origin, document: origin.document, ...at },
    siblings: new Set(others.flatMap((other) => nameOf(other) ?? [])),
  };
}

/** A part of a document by its key; a field of a form also by its code. */
export function findPart(document: AtriumDocument, key: string, metas: MetaIndex): Part | undefined {
  const { root, byKey } = partsOf(document, metas);
  const found = byKey.get(key);
  if (found !== undefined || document.kind !== 'form') return found;
  return [...walkParts(root)].find(
    ({ role, within, value }) =>
      role === 'field' && within?.parent === root && (value as { name?: unknown }).name === key,
  );
}

function nameOf({ role, value, name }: Part): string | undefined {
  if (!NAMED.includes(role)) return undefined;
  if (role !== 'field') return name;
  const code = (value as { name?: unknown }).name;
  return typeof code === 'string' ? code : undefined;
}
