import { msgStates } from '../../schemas/wire/answer.ts';
import { ApiError } from '../../runtime/data/ApiError.ts';
import type { LoadedResource, ResourceStore } from '../../runtime/stores/ResourceStore.ts';
import type { DocumentKind, MgrDocument } from '../../schemas/documents/index.ts';
import { RESOURCE_ID, resourceKinds } from '../../schemas/kinds.ts';

const resourceId = new RegExp(RESOURCE_ID);

/**
 * The published resource of an id in the first of several kinds that has one. A mgr stands for its list. What can be
 * no id is asked of nobody.
 * @throws ApiError: 4 when there is none, whatever else the server refuses with
 */
export async function findResource(
  resources: ResourceStore,
  kinds: readonly string[],
  id: string,
): Promise<LoadedResource> {
  const [kind, ...orKinds] = kinds.filter(isKnown);
  if (kind === undefined) throw new TypeError(`No document can be opened of ${kinds.join(', ')}.`);
  if (!resourceId.test(id)) throw new ApiError('refused', id, { msgState: msgStates.notFound });
  const found = await resources.loadFirst([kind, ...orKinds], id);
  return found.kind === 'mgr' ? resources.load('mgrList', (found.document as MgrDocument).list) : found;
}

const isKnown = (kind: string): kind is DocumentKind => (resourceKinds as readonly string[]).includes(kind);
