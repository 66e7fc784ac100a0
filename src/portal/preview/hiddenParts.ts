import { fetchWorking } from '../../designer/core/designCalls.ts';
import { formHiddenFrom, menusHiddenFrom } from '../../documents/rights/hiddenFrom.ts';
import { ApiError } from '../../runtime/data/ApiError.ts';
import type { ApiClient } from '../../runtime/data/ApiClient.ts';
import type { AtriumDocument } from '../../schemas/documents/index.ts';
import type { ResourceKind } from '../../schemas/kinds.ts';
import type { Text } from '../../schemas/text.ts';
import { msgStates } from '../../schemas/wire/answer.ts';
import { namedModules } from './previewPath.ts';

/** Something that a role does not see, and what of. */
export interface HiddenPart {
  readonly what: 'page' | 'menu' | 'module' | 'records' | 'field';
  readonly name: Text;
}

/** Modules that are looked at: a page of more is told of these. */
const MOST = 10;

interface Asked {
  readonly role: string;
  /** The preview's own token, for the one question that only the server answers. */
  readonly token: string;
  readonly signal: AbortSignal;
}

/**
 * What a role does not see of a document. It is told by what who designs may read, by their own session: nothing of it
 * reaches the preview.
 * @throws ApiError
 */
export async function findHidden(
  client: ApiClient,
  document: AtriumDocument,
  { role, token, signal }: Asked,
): Promise<readonly HiddenPart[]> {
  if (document.kind === 'system')
    return menusHiddenFrom(document, role).map((name) => ({ what: 'menu', name }));
  const { kind, id } = document;
  if (await isRefused(client, { kind, id }, token)) return [{ what: 'page', name: document.name }];
  const hidden: HiddenPart[] = [];
  for (const module of (await modulesOf(client, document, signal)).slice(0, MOST)) {
    const form = await working(client, 'form', module, signal);
    if (form?.kind !== 'form') continue;
    const { all, someRecords, fields } = formHiddenFrom(form, role);
    const name = form.title ?? form.name;
    if (all) hidden.push({ what: 'module', name });
    if (someRecords) hidden.push({ what: 'records', name });
    for (const field of fields) hidden.push({ what: 'field', name: field });
  }
  return hidden;
}

/** Whether no menu of the role leads to a page. */
async function isRefused(
  client: ApiClient,
  page: { readonly kind: ResourceKind; readonly id: string },
  token: string,
): Promise<boolean> {
  try {
    await client.call('manager', '/resource/get.do', page, { token, ofAnother: true });
    return false;
  } catch (error) {
    if (error instanceof ApiError && error.detail.msgState === msgStates.forbidden) return true;
    throw error;
  }
}

/** The modules whose records a page shows, as far as it names them. */
async function modulesOf(
  client: ApiClient,
  document: AtriumDocument,
  signal: AbortSignal,
): Promise<readonly string[]> {
  if (document.kind === 'form') return [document.id];
  if (document.kind !== 'mgr') return [...new Set(namedModules(document))];
  const list = await working(client, 'mgrList', document.list, signal);
  return list?.kind === 'mgrList' ? [list.module] : [];
}

/** A working document that the designer may read; undefined for any other. */
async function working(
  client: ApiClient,
  kind: ResourceKind,
  id: string,
  signal: AbortSignal,
): Promise<AtriumDocument | undefined> {
  try {
    return (await fetchWorking(client, { kind, id }, signal)).document;
  } catch (error) {
    const state = error instanceof ApiError ? error.detail.msgState : undefined;
    if (state === msgStates.forbidden || state === msgStates.notFound) return undefined;
    throw error;
  }
}
