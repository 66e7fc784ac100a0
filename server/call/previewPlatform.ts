import { functionsAt } from '../../src/conditions/index.ts';
import { EntranceIndex } from '../documents/EntranceIndex.ts';
import { PreviewedDocuments } from '../documents/PreviewedDocuments.ts';
import { AnswerCache } from '../interfaces/definition/AnswerCache.ts';
import { readCall } from '../interfaces/readCall.ts';
import type { Platform } from '../platform/platform.ts';
import type { Actor } from '../session/actor.ts';
import { embedPlatform } from './embedPlatform.ts';
import { entranceMemory } from './entranceMemories.ts';

/**
 * What a caller counts on: the process's own platform, and in a preview one of which the documents are drafts, the clock
 * of expressions may stand still, and nothing that is kept is answered to anybody else. Bound to an appKey, what that lists.
 */
export function platformOf(platform: Platform, { session }: Pick<Actor, 'session'>): Platform {
  if (session?.embed) return embedPlatform(platform, session.embed);
  if (!session?.preview) return platform;
  const { at, isAdmin, designs } = session.preview;
  const documents = new PreviewedDocuments(platform.documents, session.preview);
  const { functions } = platform.vocabulary;
  const previewed: Platform = {
    ...platform,
    documents,
    entrances: new EntranceIndex(platform.db, documents, {
      stampOf: (db) => documents.stamp(db),
      memory: entranceMemory(platform, ['preview', isAdmin, designs]),
    }),
    vocabulary:
      at === null ? platform.vocabulary : { ...platform.vocabulary, functions: functionsAt(functions, at) },
    answers: new AnswerCache(),
    readRows: (reading, call, given) => readCall({ ...reading, platform: previewed }, call, given),
  };
  return previewed;
}
