import { canonicalJson } from '../../documents/diff/canonicalJson.ts';
import { MOST_OPERATIONS, type PatchOperation } from '../../documents/diff/jsonPatch.ts';
import { ApiError } from '../../runtime/data/ApiError.ts';
import type { ApiClient } from '../../runtime/data/ApiClient.ts';
import { md5Hex } from '../../runtime/data/sign.ts';
import type { AtriumDocument, DocumentKind } from '../../schemas/documents/index.ts';
import type { StoredDocument } from './DesignModel.ts';
import type { Problem } from './Problems.ts';

/** Which document. */
export interface DocumentKey {
  readonly kind: DocumentKind;
  readonly id: string;
}

/** A working document as the server keeps it. */
export interface WorkingDocument extends StoredDocument {
  /** The version that users have; undefined while they have none. */
  readonly version: number | undefined;
}

/** Reads the working document. @throws ApiError */
export async function fetchWorking(
  client: ApiClient,
  key: DocumentKey,
  signal?: AbortSignal,
): Promise<WorkingDocument> {
  const { result } = await client.call(
    'manager',
    '/resource/get.do',
    { ...key, version: 'draft' },
    signal ? { signal } : {},
  );
  const { revision, version, schema } = result as {
    revision: number;
    version?: number;
    schema: AtriumDocument;
  };
  return { revision, version: version === 0 ? undefined : version, document: schema };
}

/** Somebody else's revision, as a refused patch answers it. */
export interface Overtaken extends StoredDocument {
  readonly by: string;
  readonly at: string;
}

/**
 * Saves what was changed since a revision.
 * @returns the new revision, or what somebody else has saved since
 * @throws ApiError
 */
export async function patchWorking(
  client: ApiClient,
  { kind, id }: DocumentKey,
  revision: number,
  patch: readonly PatchOperation[],
  after: AtriumDocument,
): Promise<{ readonly revision: number } | Overtaken> {
  const sum = md5Hex(canonicalJson(after));
  const whole: readonly PatchOperation[] = [{ op: 'replace', path: '', value: after }];
  try {
    const { result } = await client.call(
      'manager',
      '/resource/patch.do',
      { kind, id, revision, patch: patch.length > MOST_OPERATIONS ? whole : patch, sum },
      { outlivesRoute: true },
    );
    return result as { revision: number };
  } catch (error) {
    const theirs = error instanceof ApiError ? overtakenIn(error.detail.result) : undefined;
    if (theirs === undefined) throw error;
    return theirs;
  }
}

function overtakenIn(result: unknown): Overtaken | undefined {
  if (typeof result !== 'object' || result === null || !('schema' in result)) return undefined;
  const { revision, schema, by, at } = result as {
    revision: number;
    schema: AtriumDocument;
    by: string;
    at: string;
  };
  return { revision, document: schema, by, at };
}

/** Checks a document among what is published. @throws ApiError */
export async function checkWorking(
  client: ApiClient,
  document: AtriumDocument,
  signal: AbortSignal,
): Promise<readonly Problem[]> {
  const { kind } = document;
  const { list } = await client.list<Problem>(
    'manager',
    '/resource/check.do',
    { kind, schema: document },
    { signal },
  );
  return list;
}

/** Publishes the working document at a revision. @throws ApiError */
export async function publishWorking(
  client: ApiClient,
  { kind, id }: DocumentKey,
  revision: number,
  note: string,
): Promise<{ readonly version: number }> {
  const said = note === '' ? {} : { note };
  const { result } = await client.call('manager', '/resource/publish.do', { kind, id, revision, ...said });
  return result as { version: number };
}

/** Documents of a kind by id, those that were changed last first. @throws ApiError */
export async function listDocuments(
  client: ApiClient,
  kind: DocumentKind,
  signal: AbortSignal,
): Promise<readonly { readonly id: string; readonly name: string }[]> {
  const { list } = await client.list<{ id: string; name: string }>(
    'manager',
    '/resource/list.do',
    { kind, limit: 1000 },
    { signal },
  );
  return list;
}

/** Keeps a document that is new. @throws ApiError ID_EXISTS */
export async function saveNew(client: ApiClient, document: AtriumDocument): Promise<void> {
  const { kind, id, name } = document;
  await client.call('manager', '/resource/save.do', { kind, id, name, schema: document });
}

/** A document that names another one, and where it does. */
export interface DocumentUse {
  readonly kind: DocumentKind;
  readonly id: string;
  readonly name: string;
  readonly places: readonly { readonly path: string; readonly sentence: string }[];
}

/** The documents that name a document. @throws ApiError */
export async function fetchUses(
  client: ApiClient,
  { kind, id }: DocumentKey,
  signal: AbortSignal,
): Promise<readonly DocumentUse[]> {
  const { list } = await client.list<DocumentUse>('manager', '/resource/uses.do', { kind, id }, { signal });
  return list;
}
