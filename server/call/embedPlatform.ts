import { EmbeddedDocuments } from '../documents/EmbeddedDocuments.ts';
import { EntranceIndex } from '../documents/EntranceIndex.ts';
import type { EntranceMemory } from '../documents/EntranceIndex.ts';
import { readCall } from '../interfaces/readCall.ts';
import type { Platform } from '../platform/platform.ts';
import type { BoundTo } from '../session/embedding.ts';

/** Scopes of which entrances are kept; the oldest go first. */
const MOST_SCOPES = 50;
const memories = new WeakMap<Platform, Map<string, EntranceMemory>>();

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
      memory: memoryOf(platform, JSON.stringify(scope)),
    }),
    readRows: (reading, call, given) => readCall({ ...reading, platform: embedded }, call, given),
  };
  return embedded;
}

/** What was worked out of the entrances within a scope. */
function memoryOf(platform: Platform, scope: string): EntranceMemory {
  const byScope = memories.get(platform) ?? new Map<string, EntranceMemory>();
  memories.set(platform, byScope);
  const memory = byScope.get(scope) ?? {};
  byScope.delete(scope);
  byScope.set(scope, memory);
  for (const oldest of byScope.keys()) {
    if (byScope.size <= MOST_SCOPES) break;
    byScope.delete(oldest);
  }
  return memory;
}
