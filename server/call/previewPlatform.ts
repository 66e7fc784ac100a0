import { functionsAt } from '../../src/conditions/index.ts';
import { EntranceIndex, type EntranceMemory } from '../documents/EntranceIndex.ts';
import type { Designer } from '../documents/designPolicy.ts';
import { PreviewedDocuments } from '../documents/previewedDocuments.ts';
import { AnswerCache } from '../interfaces/definition/AnswerCache.ts';
import { readCall } from '../interfaces/readCall.ts';
import type { Platform } from '../platform/platform.ts';
import type { Actor } from '../session/actor.ts';
import { embedPlatform } from './embedPlatform.ts';

/**
 * What a caller counts on: the process's own platform, and in a preview one of which the documents are drafts, the clock
 * of expressions may stand still, and nothing that is kept is answered to anybody else. Bound to an appKey, what that lists.
 */
export function platformOf(platform: Platform, { session }: Pick<Actor, 'session'>): Platform {
  if (session?.embed) return embedPlatform(platform, session.embed);
  if (!session?.preview) return platform;
  const { at } = session.preview;
  const documents = new PreviewedDocuments(platform.documents, session.preview);
  const { functions } = platform.vocabulary;
  const previewed: Platform = {
    ...platform,
    documents,
    entrances: new EntranceIndex(platform.db, documents, {
      stampOf: (db) => documents.stamp(db),
      memory: memoryOf(platform, session.preview),
    }),
    vocabulary:
      at === null ? platform.vocabulary : { ...platform.vocabulary, functions: functionsAt(functions, at) },
    answers: new AnswerCache(),
    readRows: (reading, call, given) => readCall({ ...reading, platform: previewed }, call, given),
  };
  return previewed;
}

/** Rights of people who look of which entrances are kept; the oldest go first. */
const MOST_MAKERS = 20;
const memories = new WeakMap<Platform, Map<string, EntranceMemory>>();

/** What was worked out of the entrances that open to who looks with these rights. */
function memoryOf(platform: Platform, { isAdmin, designs }: Designer): EntranceMemory {
  const byMaker = memories.get(platform) ?? new Map<string, EntranceMemory>();
  memories.set(platform, byMaker);
  const key = JSON.stringify([isAdmin, designs]);
  const memory = byMaker.get(key) ?? {};
  byMaker.set(key, memory);
  for (const oldest of byMaker.keys()) {
    if (byMaker.size <= MOST_MAKERS) break;
    byMaker.delete(oldest);
  }
  return memory;
}
