import { listDocuments } from '../../core/designCalls.ts';
import type { ApiClient } from '../../../runtime/data/ApiClient.ts';
import { pageKinds, type PageKind } from '../../../schemas/kinds.ts';

/** A document that a menu can open. */
export interface Page {
  readonly kind: PageKind;
  readonly id: string;
  readonly name: string;
}

/** All documents that a menu can open, by kind in the order in which they are offered. @throws ApiError */
export async function listPages(client: ApiClient, signal: AbortSignal): Promise<readonly Page[]> {
  const lists = await Promise.all(
    pageKinds.map(async (kind) => {
      const found = await listDocuments(client, kind, signal);
      return found.map(({ id, name }) => ({ kind, id, name }));
    }),
  );
  return lists.flat();
}

export const pageKey = ({ kind, id }: Pick<Page, 'kind' | 'id'>): string => `${kind}/${id}`;
