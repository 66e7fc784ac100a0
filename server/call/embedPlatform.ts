import { EmbeddedDocuments } from '../documents/EmbeddedDocuments.ts';
import { EntranceIndex } from '../documents/EntranceIndex.ts';
import { readCall } from '../interfaces/readCall.ts';
import type { Platform } from '../platform/platform.ts';
import type { BoundTo } from '../session/embedding.ts';
import { entranceMemory } from './entranceMemories.ts';

/**
 * What the caller of a session counts on that is bound to an appKey: entrances and documents within what the appKey lists.
 * Every call that opens a module, an interface, a document or a file by the person's rights asks these, and so is narrowed.
 */
export function embedPlatform(platform: Platform, { scope }: BoundTo): Platform {
  const embedded: Platform = {
    ...platform,
    documents: new EmbeddedDocuments(platform.documents, scope),
    entrances: new EntranceIndex(platform.db, platform.documents, {
      scope,
      memory: entranceMemory(platform, ['site', scope]),
    }),
    readRows: (reading, call, given) => readCall({ ...reading, platform: embedded }, call, given),
  };
  return embedded;
}
