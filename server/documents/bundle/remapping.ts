import { setImmediate as nextTurn } from 'node:timers/promises';
import type { CheckContext } from '../../../src/documents/check/context.ts';
import { type NamingPlace, renameUses } from '../../../src/documents/uses/renameUses.ts';
import { usesIn } from '../../../src/documents/uses/usesIn.ts';
import type { AtriumDocument } from '../../../src/schemas/documents/index.ts';
import { type ResourceKind, storedKind } from '../../../src/schemas/kinds.ts';
import { valueAt } from '../../../src/schemas/pointer.ts';
import { isModuleCall } from '../../../src/schemas/wire/callables.ts';
import { keyOf } from '../naming.ts';
import { pagesAt, visitReferences } from '../references.ts';

/** A place that names a document by an id that it does not have here. */
interface Renaming extends NamingPlace {
  readonly to: string;
}

/**
 * Rewrites ids of documents that belong together, and every place in them that names one. What a place names is told by the
 * check, which resolves names by what they mean, and by the walk that decides what menus lead to; no text is searched.
 */
export class Remapping {
  readonly #ids: ReadonlyMap<string, string>;
  readonly #context: CheckContext;
  /** Those of the ids that something names, or is called by. */
  readonly #met = new Set<string>();

  /**
   * @param ids the ids here, by `kind/id` in the bundle
   * @param context the documents of the bundle as they came, among those of the installation
   */
  constructor(ids: ReadonlyMap<string, string>, context: CheckContext) {
    this.#ids = ids;
    this.#context = context;
  }

  async rewrite(documents: readonly AtriumDocument[]): Promise<readonly AtriumDocument[]> {
    if (this.#ids.size === 0) return documents;
    const rewritten: AtriumDocument[] = [];
    for (const document of documents) {
      const key = keyOf({ kind: storedKind(document.kind), id: document.id });
      const id = this.#idOf(key) ?? document.id;
      const places = [...this.#usesIn(document, key), ...this.#referencesIn(document)];
      rewritten.push({ ...renameUses(document, places, ({ to }) => to), id });
      await nextTurn();
    }
    return rewritten;
  }

  /** The same of a configured interface, whose steps name forms and conditions. */
  rewriteDefinition<T>(definition: T): T {
    return renameUses(definition, this.#referencesIn(definition), ({ to }) => to);
  }

  /** Whether something that was rewritten names a document, or is it. */
  hasMet(key: string): boolean {
    return this.#met.has(key);
  }

  #idOf(key: string): string | undefined {
    const id = this.#ids.get(key);
    if (id !== undefined) this.#met.add(key);
    return id;
  }

  #usesIn(document: AtriumDocument, own: string): readonly Renaming[] {
    return usesIn(document, this.#context).flatMap(({ of, document: at, path, span, isKey }) => {
      const to = of.part === undefined && at === own ? this.#idOf(of.document) : undefined;
      return to === undefined ? [] : [{ path, to, ...(span && { span }), ...(isKey && { isKey }) }];
    });
  }

  #referencesIn(value: unknown): readonly Renaming[] {
    const found: Renaming[] = [];
    visitReferences(value, (reference, _path, place) => {
      const candidates = pagesAt(reference).map(({ kind, id }) =>
        keyOf({ kind: storedKind(kind as ResourceKind), id }),
      );
      const key = candidates.find((each) => this.#isThere(each)) ?? candidates[0] ?? '';
      if (!this.#ids.has(key) || isConfiguredCall(value, place)) return;
      const to = this.#idOf(key);
      if (to !== undefined) found.push({ ...place, to });
    });
    return found;
  }

  #isThere(key: string): boolean {
    const [kind, id = ''] = key.split('/');
    return this.#context.ids(kind as ResourceKind).includes(id);
  }
}

/** Whether a call is of a configured interface, whose module only happens to be called as a form is. */
function isConfiguredCall(value: unknown, { path, span }: NamingPlace): boolean {
  const call = span === undefined ? undefined : valueAt(value, path);
  if (typeof call !== 'string' || !path.endsWith('/call')) return false;
  return !isModuleCall(call.slice((span?.[1] ?? 0) + 1));
}
