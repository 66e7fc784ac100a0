import { msgStates } from '../../schemas/wire/answer.ts';
import { ApiError } from '../../runtime/data/ApiError.ts';
import type { LoadedResource, ResourceStore } from '../../runtime/stores/ResourceStore.ts';
import { isDocumentKind, type DocumentKind, type MgrDocument } from '../../schemas/documents/index.ts';
import { resourceKinds, type ResourceKind } from '../../schemas/kinds.ts';

/**
 * The first published resource of an id among several kinds. A mgr stands for its list.
 * @throws ApiError: 4 when there is none, whatever else the server refuses with
 */
export async function findResource(
  resources: ResourceStore,
  kinds: readonly string[],
  id: string,
): Promise<LoadedResource> {
  let missing: Error = new TypeError(`No document can be opened of ${kinds.join(', ')}.`);
  for (const kind of kinds.filter(isKnown)) {
    try {
      const found = await resources.load(kind, id);
      return found.kind === 'mgr'
        ? await resources.load('mgrList', (found.document as MgrDocument).list)
        : found;
    } catch (error) {
      if (!(error instanceof ApiError && error.detail.msgState === msgStates.notFound)) throw error;
      missing = error;
    }
  }
  throw missing;
}

const isKnown = (kind: string): kind is DocumentKind =>
  (resourceKinds as readonly string[]).includes(kind) && isDocumentKind(kind as ResourceKind);
