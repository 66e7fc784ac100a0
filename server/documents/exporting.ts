import type { Static } from 'typebox';
import { type ResourceKind, resourceKinds, storedKind } from '../../src/schemas/kinds.ts';
import { allowedOf } from './permits.ts';
import type { DocumentReading } from './services.ts';
import { refuseLarge } from '../envelope/jsonSize.ts';
import { inputError, invalidInput } from '../errors/AppError.ts';
import { bundledDictionaries, dictionariesNamed } from './dictionaries.ts';
import { findReferences, pagesAt, type Reference } from './references.ts';
import type { Bundle, ExportParam } from './schema.ts';
import { documentsAround } from './checkContext.ts';

/** Largest bundle: escaped as text inside an envelope it still fits into the body of a call. */
const MOST_KIB = 2560;

const keyOf = ({ kind, id }: Reference): string => `${kind}/${id}`;
const kinds: ReadonlySet<string> = new Set(resourceKinds);

/** The resources that one entry of `ids` means. */
function meant(text: string, kind: ResourceKind | undefined, known: ReadonlySet<string>): readonly string[] {
  const [first = '', second] = text.split('/');
  if (second !== undefined) return kinds.has(first) ? [`${storedKind(first as ResourceKind)}/${second}`] : [];
  if (kind !== undefined) return [`${storedKind(kind)}/${text}`];
  return resourceKinds.map((each) => `${each}/${text}`).filter((key) => known.has(key));
}

/**
 * Resources with everything that they need, as one text to carry to another installation: whatever they name, and what
 * that names, with the dictionaries of its fields. Systems are entrances: one is in the bundle only where it is asked for.
 * @throws AppError INPUT_INVALID for what there is not, or where the bundle is too large
 */
export async function exportBundle(
  ctx: DocumentReading,
  { ids, kind, version = 'published' }: Static<typeof ExportParam>,
): Promise<Bundle> {
  const known = await documentsAround(ctx, version);
  const isReadable = await allowedOf(ctx, 'read');
  for (const key of known.keys()) {
    const [of = '', id = ''] = key.split('/');
    if (!isReadable({ kind: of, id })) known.delete(key);
  }
  const names = new Set(known.keys());
  const wanted = ids.map((text) => meant(text, kind, names).filter((key) => names.has(key)));
  const unknown = wanted.flatMap((keys, at) =>
    keys.length === 0 ? [inputError(`ids.${at}`, 'NOT_FOUND')] : [],
  );
  if (unknown.length > 0) throw invalidInput(...unknown);
  const taken = new Map<string, unknown>();
  const missing = new Map<string, Reference>();
  const open = [...new Set(wanted.flat())];
  for (let key = open.pop(); key !== undefined; key = open.pop()) {
    if (taken.has(key)) continue;
    const document = known.get(key);
    taken.set(key, document);
    for (const named of findReferences(document)) {
      const candidates = pagesAt(named);
      const found = candidates.find((each) => names.has(keyOf(each))) ?? candidates[0];
      // Interfaces are no documents.
      if (found === undefined || found.kind === 'call') continue;
      const reference = { kind: storedKind(found.kind as ResourceKind), id: found.id };
      if (reference.kind === 'system') continue;
      if (names.has(keyOf(reference))) open.push(keyOf(reference));
      else missing.set(keyOf(reference), reference);
    }
  }
  const bundle: Bundle = {
    format: 'atrium-bundle',
    formatVersion: 1,
    exportedAt: ctx.now.toISOString(),
    documents: [...taken].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, document]) => entryOf(document)),
    dictionaries: await bundledDictionaries(ctx.db, dictionariesNamed(taken.values())),
    missing: [...missing.values()],
  };
  refuseLarge(bundle, 'ids', MOST_KIB);
  return bundle;
}

function entryOf(schema: unknown): Bundle['documents'][number] {
  const { kind, id, name } = schema as { kind: ResourceKind; id: string; name: string };
  return { kind, id, name, schema };
}
