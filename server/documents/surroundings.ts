import { setImmediate as nextTurn } from 'node:timers/promises';
import { readDocument } from '../../src/documents/check/shape.ts';
import type { AtriumDocument } from '../../src/schemas/documents/index.ts';
import { DICTIONARY, type Surroundings } from '../../src/schemas/wire/surroundings.ts';
import { documentsAround, surroundings } from './checkContext.ts';
import { documentFits } from './documentFits.ts';
import { allowedOf } from './permits.ts';
import { type NamedOutside, toldOf } from './toldNames.ts';
import type { DocumentReading } from './services.ts';

/**
 * What a document is checked against among all drafts: names, and of the documents and dictionaries those that are
 * asked for, each read once however often it is named. With it a designer checks beside the server after each change.
 * @param names `kind/id` and `dictionary/code`; what is not there is not in the answer either
 */
export async function readSurroundings(
  ctx: DocumentReading,
  names: readonly string[],
): Promise<Surroundings> {
  const documents = await documentsAround(ctx, 'draft');
  const {
    dictionaries = new Map<string, readonly string[]>(),
    roles = [],
    interfaces = [],
    writing = [],
    hasCalendar = false,
  } = await surroundings(ctx, 'draft');
  const ids: Record<string, string[]> = {};
  const isReadable = await allowedOf(ctx, 'read');
  for (const name of documents.keys()) {
    const [kind = '', id = ''] = name.split('/');
    // What belongs to others is not told.
    if (!isReadable({ kind, id })) documents.delete(name);
  }
  for (const name of documents.keys()) {
    const slash = name.indexOf('/');
    (ids[name.slice(0, slash)] ??= []).push(name.slice(slash + 1));
  }
  const told = ctx.actor.isAdmin ? undefined : await toldOf(ctx, documents);
  const isTold = (kind: keyof NamedOutside) => (name: string) => told === undefined || told[kind].has(name);
  const read: Record<string, AtriumDocument> = {};
  const values: Record<string, readonly string[]> = {};
  for (const name of new Set(names)) {
    const code = name.startsWith(`${DICTIONARY}/`) ? name.slice(DICTIONARY.length + 1) : undefined;
    const found = code === undefined ? undefined : dictionaries.get(code);
    if (code !== undefined && found !== undefined) values[code] = found;
    const stored = documents.get(name);
    if (stored === undefined) continue;
    const { document } = readDocument(stored, documentFits);
    if (document !== undefined) read[name] = document;
    // Of large documents a call may name hundreds.
    await nextTurn();
  }
  return {
    ids,
    dictionaries: [...dictionaries.keys()],
    roles: [...roles].filter(isTold('roles')),
    interfaces: [...interfaces].filter(isTold('interfaces')),
    writing: [...writing].filter(isTold('interfaces')),
    hasCalendar,
    asked: { documents: read, values },
  };
}
