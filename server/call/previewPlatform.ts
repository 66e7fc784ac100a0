import { functionsAt } from '../../src/conditions/index.ts';
import { EntranceIndex } from '../documents/EntranceIndex.ts';
import { PreviewedDocuments } from '../documents/previewedDocuments.ts';
import { AnswerCache } from '../interfaces/definition/AnswerCache.ts';
import { readCall } from '../interfaces/readCall.ts';
import type { Platform } from '../platform/platform.ts';
import type { Actor } from '../session/actor.ts';

/**
 * What a caller counts on: the process's own platform, and in a preview one of which the documents are drafts, the clock
 * of expressions may stand still, and nothing that is kept is answered to anybody else.
 */
export function platformOf(platform: Platform, { session }: Pick<Actor, 'session'>): Platform {
  if (!session?.preview) return platform;
  const { at } = session.preview;
  const documents = new PreviewedDocuments(platform.documents, session.preview);
  const { functions } = platform.vocabulary;
  const previewed: Platform = {
    ...platform,
    documents,
    entrances: new EntranceIndex(platform.db, documents),
    vocabulary:
      at === null ? platform.vocabulary : { ...platform.vocabulary, functions: functionsAt(functions, at) },
    answers: new AnswerCache(),
    readRows: (reading, call, given) => readCall({ ...reading, platform: previewed }, call, given),
  };
  return previewed;
}
