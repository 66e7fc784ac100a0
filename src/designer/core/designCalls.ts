import { canonicalJson } from '../../documents/diff/canonicalJson.ts';
import { MOST_OPERATIONS, type PatchOperation } from '../../documents/diff/jsonPatch.ts';
import { ApiError } from '../../runtime/data/ApiError.ts';
import type { ApiClient } from '../../runtime/data/ApiClient.ts';
import type { DesignRight } from '../../schemas/designRight.ts';
import { md5Hex } from '../../runtime/data/sign.ts';
import type { AtriumDocument, DocumentKind } from '../../schemas/documents/index.ts';
import type { Surroundings } from '../../schemas/wire/surroundings.ts';
import type { FormProposal } from '../../schemas/wire/proposeForm.ts';
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
  /** Who saved it last. */
  readonly by: string | undefined;
  /** The system that it belongs to; undefined: none, or somebody else's answer that does not say. */
  readonly system?: string | undefined;
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
  const { revision, version, schema, savedBy, system } = result as {
    revision: number;
    version?: number;
    schema: AtriumDocument;
    savedBy?: string;
    system?: string;
  };
  return { revision, version: version === 0 ? undefined : version, document: schema, by: savedBy, system };
}

/** What was changed since a revision. */
export interface Patch {
  readonly revision: number;
  readonly patch: readonly PatchOperation[];
  /** What the document is then. */
  readonly after: AtriumDocument;
  /** Makes a repeat answer as the first did. */
  readonly requestId: string;
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
  { revision, patch, after, requestId }: Patch,
): Promise<{ readonly revision: number } | Overtaken> {
  const sum = md5Hex(canonicalJson(after));
  const whole: readonly PatchOperation[] = [{ op: 'replace', path: '', value: after }];
  try {
    const { result } = await client.call(
      'manager',
      '/resource/patch.do',
      { kind, id, revision, patch: patch.length > MOST_OPERATIONS ? whole : patch, sum, requestId },
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

/** What the document is checked against beside the server. @throws ApiError */
export async function fetchSurroundings(client: ApiClient, names: readonly string[]): Promise<Surroundings> {
  const { result } = await client.call('manager', '/resource/surroundings.do', {
    names: names.slice(0, 200),
  });
  return result as Surroundings;
}

/** Somebody who has the document open. */
export interface Editor {
  readonly userId: string;
  readonly name: string;
}

/** Who has a document open, and which revision of it the server has. */
export interface Attendance {
  readonly editors: readonly Editor[];
  readonly revision: number;
}

/** Tells that the document is open here, or is no longer. @throws ApiError */
export async function tellPresence(
  client: ApiClient,
  { kind, id }: DocumentKey,
  leave = false,
): Promise<Attendance> {
  const param = { kind, id, ...(leave && { leave }) };
  const answer = await client.call('manager', '/resource/presence.do', param, { outlivesRoute: true });
  const { revision } = answer.result as { revision: number };
  return { editors: (answer.list ?? []) as readonly Editor[], revision };
}

/** A document in the list of its kind. */
export interface ListedDocument {
  readonly id: string;
  readonly name: string;
  /** Whether users have a version of it. */
  readonly published: boolean;
  /** When its draft was saved last, as ISO 8601 in UTC. */
  readonly updatedAt?: string;
}

/** All documents of a kind, those that were changed last first. @throws ApiError */
export async function listDocuments(
  client: ApiClient,
  kind: DocumentKind,
  signal?: AbortSignal,
): Promise<readonly ListedDocument[]> {
  const { list } = await client.list<ListedDocument>(
    'manager',
    '/resource/list.do',
    { kind, limit: -1 },
    signal ? { signal } : {},
  );
  return list.toSorted((one, other) => (other.updatedAt ?? '').localeCompare(one.updatedAt ?? ''));
}

/** A system whose documents one may change; an empty id stands for none, where administrators may choose that. */
export interface OwnedSystem {
  readonly id: string;
  readonly name: string;
  readonly rights: readonly DesignRight[];
}

/** The systems whose documents one may change. @throws ApiError */
export async function listOwnSystems(
  client: ApiClient,
  signal?: AbortSignal,
): Promise<readonly OwnedSystem[]> {
  const { list } = await client.list<OwnedSystem>(
    'interface',
    '/rest/http/platform_general/getDesignSystems.htm',
    {},
    signal ? { signal } : {},
  );
  return list;
}

/** The system that new documents belong to, as the server takes it: of none nothing is said. */
const belonging = (system: string | undefined): { readonly system?: string } =>
  system === undefined || system === '' ? {} : { system };

/**
 * Keeps a document that is new.
 * @param system that it belongs to; absent or empty: to none
 * @returns its first revision
 * @throws ApiError ID_EXISTS
 */
export async function saveNew(client: ApiClient, document: AtriumDocument, system?: string): Promise<number> {
  const { kind, id, name } = document;
  const { result } = await client.call(
    'manager',
    '/resource/save.do',
    { kind, id, name, schema: document, ...belonging(system) },
    { outlivesRoute: true },
  );
  return (result as { revision: number }).revision;
}

/** Gives a document to a system, whose designers may change it from then on. @throws ApiError */
export async function giveTo(client: ApiClient, { kind, id }: DocumentKey, system: string): Promise<void> {
  await client.call('manager', '/resource/tag.do', { kind, id, system }, { outlivesRoute: true });
}

/** Makes a form of an uploaded sheet, as nobody has saved it. @throws ApiError where it cannot be read */
export async function proposeForm(
  client: ApiClient,
  param: { readonly fileId: string; readonly sheet?: string },
): Promise<FormProposal> {
  // A sheet of some megabytes is read for some seconds.
  const { result } = await client.call('manager', '/resource/proposeForm.do', param, { timeout: 60_000 });
  return result as FormProposal;
}

/** What became, or would become, of documents that are brought in. */
interface BroughtIn {
  readonly added: readonly DocumentKey[];
  readonly changed: readonly DocumentKey[];
  readonly left: readonly DocumentKey[];
}

/** Brings several documents in together, all or none. @throws ApiError */
export async function bringIn(
  client: ApiClient,
  documents: readonly AtriumDocument[],
  how: { readonly dryRun: boolean; readonly publish: boolean; readonly system?: string | undefined },
): Promise<BroughtIn> {
  const listed = documents.map((schema) => ({ kind: schema.kind, id: schema.id, name: schema.name, schema }));
  const bundle = { format: 'atrium-bundle', formatVersion: 1, documents: listed };
  const { result } = await client.call(
    'manager',
    '/resource/import.do',
    { bundle, dryRun: how.dryRun, publish: how.publish, ...belonging(how.system) },
    { outlivesRoute: true },
  );
  return result as BroughtIn;
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
  signal?: AbortSignal,
): Promise<readonly DocumentUse[]> {
  const { list } = await client.list<DocumentUse>(
    'manager',
    '/resource/uses.do',
    { kind, id },
    signal ? { signal } : {},
  );
  return list;
}
