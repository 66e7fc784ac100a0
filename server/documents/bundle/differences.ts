import { jsonPatch } from '../../../src/documents/diff/jsonPatch.ts';
import { partChanges } from '../../../src/documents/diff/partChanges.ts';
import type { MetaIndex } from '../../../src/documents/metaIndex.ts';
import { partsOf } from '../../../src/documents/parts/partsOf.ts';
import type { AtriumDocument } from '../../../src/schemas/documents/index.ts';
import { valueAt } from '../../../src/schemas/pointer.ts';
import { readAs } from '../naming.ts';

/** A place that says something else. */
export interface Difference {
  /** JSON pointer: as it will be, and of what goes as it was. */
  readonly path: string;
  /** Absent: it was not there, or is too long to be told (`cut`). */
  readonly before?: unknown;
  /** Absent: it goes, or is too long to be told (`cut`). */
  readonly after?: unknown;
  /** Where it stood before, of what is moved. */
  readonly from?: string;
  readonly cut?: true;
}

/** Most differences of one document, and characters of one value as JSON. */
const MOST = 100;
const LONGEST = 500;

/** What is different between a draft and the document that would take its place, part by part. */
export function differencesOf(
  before: unknown,
  after: AtriumDocument,
  metas: MetaIndex,
): readonly Difference[] {
  const was = readAs(before);
  if (was === undefined || was.kind !== after.kind) return valueDifferences(before, after);
  const standing = partsOf(was, metas).byKey;
  const found = partChanges(was, after, metas).flatMap(({ kind, part, members }): readonly Difference[] => {
    const path = part.pointer;
    if (kind === 'added') return [difference(path, undefined, part.value)];
    if (kind === 'removed') return [difference(path, part.value, undefined)];
    const changed = members.map((each) => difference(`${path}${each.pointer}`, each.before, each.after));
    const from = kind === 'moved' ? standing.get(part.key)?.pointer : undefined;
    return from === undefined ? changed : [{ path, from }, ...changed];
  });
  return found.slice(0, MOST);
}

/** The same of values that are no documents, member by member. */
export const valueDifferences = (before: unknown, after: unknown): readonly Difference[] =>
  jsonPatch(before, after)
    .slice(0, MOST)
    .map(({ path, ...rest }) =>
      difference(path, valueAt(before, path), 'value' in rest ? rest.value : undefined),
    );

function difference(path: string, before: unknown, after: unknown): Difference {
  const [was, is] = [short(before), short(after)];
  const cut = was === undefined || is === undefined;
  return { path, ...was, ...renamed(is), ...(cut && { cut: true }) };
}

const renamed = (is: { before?: unknown } | undefined) =>
  is && 'before' in is ? { after: is.before } : undefined;

/** A value to be told; undefined where it is too long. */
function short(value: unknown): { before?: unknown } | undefined {
  if (value === undefined) return {};
  return JSON.stringify(value).length > LONGEST ? undefined : { before: value };
}
