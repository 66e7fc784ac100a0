import type { Static } from 'typebox';
import { type ResourceKind, isProductId, resourceKinds, storedKind } from '../../../src/schemas/kinds.ts';
import { refuseLarge } from '../../envelope/jsonSize.ts';
import { inputError, invalidInput } from '../../errors/AppError.ts';
import { documentsAround } from '../checkContext.ts';
import { dictionariesNamed } from '../dictionaries.ts';
import { keyOf } from '../naming.ts';
import { allowedOf } from '../permits.ts';
import { findReferences, pagesAt, type Reference } from '../references.ts';
import type { DocumentReading } from '../services.ts';
import { tagsOf } from '../tagging.ts';
import type { BesideDocuments } from './beside.ts';
import { configuredCalls, formModules } from './calls.ts';
import { bundledDictionaries } from './dictionaries.ts';
import { type Bundle, type ExportParam, FORMAT_VERSION } from './schema.ts';

/** Largest bundle: escaped as text inside an envelope it still fits into the body of a call. */
const MOST_KIB = 2560;

const kinds: ReadonlySet<string> = new Set(resourceKinds);

/** The resources that one entry of `ids` means. */
function meant(text: string, kind: ResourceKind | undefined, known: ReadonlySet<string>): readonly string[] {
  const [first = '', second] = text.split('/');
  if (second !== undefined) return kinds.has(first) ? [`${storedKind(first as ResourceKind)}/${second}`] : [];
  if (kind !== undefined) return [`${storedKind(kind)}/${text}`];
  return resourceKinds.map((each) => `${each}/${text}`).filter((key) => known.has(key));
}

/** What one value names beside the calls of configured interfaces: the first page that there is of those that it may mean. */
function namedBy(value: unknown, known: ReadonlyMap<string, unknown>): readonly Reference[] {
  return findReferences(value).flatMap((reference) => {
    const candidates = pagesAt(reference);
    const found = candidates.find((each) => known.has(keyOf(each))) ?? candidates[0];
    if (found === undefined || found.kind === 'call') return [];
    const kind = storedKind(found.kind as ResourceKind);
    // What comes with the product is in every installation.
    return kind === 'system' || isProductId(found.id) ? [] : [{ kind, id: found.id }];
  });
}

/**
 * Resources with everything that they need, as one text to carry to another installation: whatever they name, and what
 * that names, with the dictionaries of their fields, and for administrators the configured interfaces that they call.
 * Systems are entrances: one is in the bundle only where it is asked for. What the product has by itself stays where it is.
 * @param beside who knows of configured interfaces
 * @throws AppError INPUT_INVALID for what there is not, or where the bundle is too large
 */
export async function exportBundle(
  ctx: DocumentReading,
  { ids, kind, version = 'published' }: Static<typeof ExportParam>,
  beside: BesideDocuments,
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
    keys.length === 0 ? [inputError(`ids.${String(at)}`, 'NOT_FOUND')] : [],
  );
  if (unknown.length > 0) throw invalidInput(...unknown);
  const taken = new Map<string, unknown>();
  const missing = new Map<string, Reference>();
  /** Takes documents with whatever they name. */
  const take = (keys: Iterable<string>): void => {
    const open = [...keys];
    for (let key = open.pop(); key !== undefined; key = open.pop()) {
      if (taken.has(key)) continue;
      const document = known.get(key);
      taken.set(key, document);
      for (const reference of namedBy(document, known)) {
        if (known.has(keyOf(reference))) open.push(keyOf(reference));
        else missing.set(keyOf(reference), reference);
      }
    }
  };
  /** Takes the interfaces that documents call, with whatever these name: forms of chains, whose fields call interfaces. */
  const takeAll = async (): Promise<NonNullable<Bundle['interfaces']>> => {
    const before = taken.size;
    const found = await beside.exportInterfaces([...configuredCalls(taken.values())], version);
    const named = found.flatMap(({ definition }) => namedBy(definition, known)).map(keyOf);
    take(named.filter((key) => known.has(key)));
    return taken.size === before ? found : takeAll();
  };
  take(wanted.flat());
  const interfaces = await takeAll();
  const tags = await tagsOf(ctx.db, taken.keys());
  const bundle: Bundle = {
    format: 'atrium-bundle',
    formatVersion: FORMAT_VERSION,
    exportedAt: ctx.now.toISOString(),
    documents: [...taken]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, document]) => entryOf(document, tags.get(key))),
    dictionaries: await bundledDictionaries(ctx.db, dictionariesNamed(taken.values())),
    ...(interfaces.length > 0 && { interfaces }),
    missing: [
      ...withoutModules(missing.values(), taken.values()),
      ...missingInterfaces(taken.values(), interfaces),
    ],
  };
  refuseLarge(bundle, 'ids', MOST_KIB);
  return bundle;
}

/** Modules that only configured interfaces have are no forms. */
function withoutModules(missing: Iterable<Reference>, documents: Iterable<unknown>): Reference[] {
  const modules = formModules(documents);
  return [...missing].filter(({ kind, id }) => kind !== 'form' || modules.has(id));
}

/** Interfaces that the documents call and that are not in the bundle. */
function missingInterfaces(
  documents: Iterable<unknown>,
  interfaces: NonNullable<Bundle['interfaces']>,
): Reference[] {
  const taken = new Set(interfaces.map(({ id }) => id));
  return [...configuredCalls(documents)]
    .filter((id) => !taken.has(id))
    .map((id) => ({ kind: 'interface', id }));
}

function entryOf(schema: unknown, tags: readonly string[] | undefined): Bundle['documents'][number] {
  const { kind, id, name } = schema as { kind: ResourceKind; id: string; name: string };
  return { kind, id, name, schema, ...(tags && { tags: [...tags] }) };
}
