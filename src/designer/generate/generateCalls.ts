import type { ApiClient } from '../../runtime/data/ApiClient.ts';
import type { AtriumDocument, DocumentKind } from '../../schemas/documents/index.ts';
import { isProductId, pageKinds } from '../../schemas/kinds.ts';
import { type DocumentKey, listDocuments } from '../core/designCalls.ts';

/** What stands in the installation already: ids that are taken, and systems to add to. */
export interface Taken {
  readonly ids: ReadonlySet<string>;
  readonly systems: readonly { readonly id: string; readonly name: string }[];
}

/** Reads what is there, of all kinds that share an address and of systems. @throws ApiError */
export async function readTaken(client: ApiClient, signal: AbortSignal): Promise<Taken> {
  const lists = await Promise.all(
    [...pageKinds, 'system' as const].map(async (kind) => ({
      kind,
      documents: await listDocuments(client, kind, signal),
    })),
  );
  const systems = lists.find(({ kind }) => kind === 'system')?.documents ?? [];
  return {
    ids: new Set(lists.flatMap(({ documents }) => documents.map(({ id }) => id))),
    systems: systems.filter(({ id }) => !isProductId(id)),
  };
}

/** A working document at a revision. */
export interface Draft extends DocumentKey {
  readonly name: string;
  readonly revision: number;
}

/**
 * Keeps documents as working documents in one transaction: all of them, or none.
 * @param read revisions of those that were there, by `kind/id`; the others must be new
 * @param system that the new ones belong to; undefined: none
 * @throws ApiError also where one has another revision by now, or its id is taken
 */
export async function keepAll(
  client: ApiClient,
  documents: readonly AtriumDocument[],
  read: ReadonlyMap<string, number>,
  system: string | undefined,
): Promise<readonly Draft[]> {
  const bundle = {
    format: 'atrium-bundle',
    formatVersion: 1,
    documents: documents.map((schema) => ({
      kind: schema.kind,
      id: schema.id,
      name: schema.name,
      schema,
    })),
  };
  const revisions = Object.fromEntries(
    documents.map((document) => [nameOf(document), read.get(nameOf(document)) ?? 0]),
  );
  const { result } = await client.call(
    'manager',
    '/resource/import.do',
    { bundle, revisions, ...(system !== undefined && { system }) },
    { outlivesRoute: true },
  );
  const { added, changed, left } = result as Record<'added' | 'changed' | 'left', readonly Draft[]>;
  return [...added, ...changed, ...left];
}

export const nameOf = ({ kind, id }: DocumentKey): string => `${kind}/${id}`;

/** What was published as which version. */
export interface PublishedDraft extends DocumentKey {
  readonly version: number;
}

/** Publishes working documents together, all or none. @throws ApiError */
export async function publishTogether(
  client: ApiClient,
  drafts: readonly Draft[],
): Promise<readonly PublishedDraft[]> {
  const items = drafts.map(({ kind, id, revision }): DocumentKey & { revision: number } => ({
    kind,
    id,
    revision,
  }));
  const { list } = await client.list<PublishedDraft>('manager', '/resource/publishAll.do', { items });
  return list;
}

/** Of what is made: the kinds that a person sees in this order. */
export const shownKinds: readonly DocumentKind[] = ['form', 'mgrForm', 'mgrList', 'mgr', 'app', 'system'];
