import { jsonPatch } from '../../documents/diff/jsonPatch.ts';
import { type Command, type EditLanguage, isRefused } from '../../documents/edit/command.ts';
import { type Copying, copyRights } from '../../documents/edit/copyRights.ts';
import { messageOf } from '../../runtime/data/ApiError.ts';
import type { ApiClient } from '../../runtime/data/ApiClient.ts';
import { randomToken } from '../../runtime/data/randomToken.ts';
import type { DesignRight } from '../../schemas/designRight.ts';
import type { AtriumDocument } from '../../schemas/documents/index.ts';
import type { LocalText, Text } from '../../schemas/text.ts';
import { type DocumentKey, fetchWorking, patchWorking } from '../core/designCalls.ts';
import { type DesignEntry, fetchDesigns, setDesigns } from './rightsCalls.ts';

/** So often a save is tried over what somebody else has saved in between. */
const ATTEMPTS = 5;

/** What becomes another: a document, with what it is called. */
export interface CopyTarget extends DocumentKey {
  readonly title: Text;
}

/** A document that was changed, with the way back. */
interface ChangedDocument extends CopyTarget {
  readonly before: AtriumDocument;
  readonly after: AtriumDocument;
  readonly revision: number;
}

/** What a role designs of one system, before and after. */
export interface ChangedDesigns {
  readonly system: string;
  readonly before: readonly DesignRight[];
  readonly after: readonly DesignRight[];
}

/** What was not changed, and why. */
interface NotChanged {
  readonly title: Text;
  readonly why: string;
}

/** What came of a copy. */
export interface Copied {
  readonly from: LocalText;
  readonly role: string;
  readonly documents: readonly ChangedDocument[];
  readonly designs: readonly ChangedDesigns[];
  readonly failed: readonly NotChanged[];
}

export interface CopyOrder extends Copying {
  readonly fromName: LocalText;
  readonly targets: readonly CopyTarget[];
  readonly designs: readonly ChangedDesigns[];
  readonly title: LocalText;
  /** Says that others save all the time. */
  readonly overtaken: string;
}

/**
 * Copies rights into working documents, one after the other, each as one command over what the server has then; design
 * rights hold at once. What does not go is told, and keeps nothing else from going.
 */
export async function copyTo(client: ApiClient, language: EditLanguage, order: CopyOrder): Promise<Copied> {
  const { targets, title, designs, fromName: from, to: role } = order;
  const documents: ChangedDocument[] = [];
  const failed: NotChanged[] = [];
  for (const target of targets) {
    try {
      const changed = await change(client, language, target, copyRights(order, title));
      if (changed === 'overtaken') failed.push({ title: target.title, why: order.overtaken });
      else if (changed !== undefined) documents.push({ ...target, ...changed });
    } catch (error) {
      failed.push({ title: target.title, why: messageOf(error) });
    }
  }
  const set = await putDesigns(client, role, designs);
  return { from, role, documents, designs: set.done, failed: [...failed, ...set.failed] };
}

/**
 * Takes a copy back. A document that somebody has changed since stays as it is, and is told.
 * @returns what was not taken back
 */
export async function takeBack(
  client: ApiClient,
  { documents, designs, role }: Copied,
  changedSince: string,
): Promise<readonly NotChanged[]> {
  const failed: NotChanged[] = [];
  for (const { kind, id, title, before, after, revision } of documents) {
    const patch = { revision, patch: jsonPatch(after, before), after: before, requestId: randomToken(4) };
    try {
      const answer = await patchWorking(client, { kind, id }, patch);
      if ('document' in answer) failed.push({ title, why: changedSince });
    } catch (error) {
      failed.push({ title, why: messageOf(error) });
    }
  }
  const back = designs.map(({ system, before, after }) => ({ system, before: after, after: before }));
  return [...failed, ...(await putDesigns(client, role, back)).failed];
}

/** @returns undefined where nothing changes @throws ApiError */
async function change(
  client: ApiClient,
  language: EditLanguage,
  { kind, id }: DocumentKey,
  command: Command,
): Promise<Pick<ChangedDocument, 'before' | 'after' | 'revision'> | 'overtaken' | undefined> {
  let { document: before, revision } = await fetchWorking(client, { kind, id });
  for (let attempt = 1; ; attempt += 1) {
    const edited = command(before, language);
    if (isRefused(edited)) return undefined;
    const after = edited.document;
    const patch = { revision, patch: jsonPatch(before, after), after, requestId: randomToken(4) };
    const answer = await patchWorking(client, { kind, id }, patch);
    if (!('document' in answer)) return { before, after, revision: answer.revision };
    if (attempt === ATTEMPTS) return 'overtaken';
    ({ document: before, revision } = answer);
  }
}

async function putDesigns(
  client: ApiClient,
  role: string,
  designs: readonly ChangedDesigns[],
): Promise<{ readonly done: readonly ChangedDesigns[]; readonly failed: readonly NotChanged[] }> {
  const done: ChangedDesigns[] = [];
  const failed: NotChanged[] = [];
  if (designs.length === 0) return { done, failed };
  let entries: readonly DesignEntry[];
  try {
    entries = await fetchDesigns(client, role, new AbortController().signal);
  } catch (error) {
    return { done, failed: designs.map(({ system }) => ({ title: system, why: messageOf(error) })) };
  }
  for (const each of designs) {
    const entry = entries.find(({ system }) => system === each.system);
    try {
      if (entry !== undefined || each.after.length > 0)
        await setDesigns(client, { role, system: each.system }, entry, each.after);
      done.push(each);
    } catch (error) {
      failed.push({ title: each.system, why: messageOf(error) });
    }
  }
  return { done, failed };
}
