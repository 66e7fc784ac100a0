import type { EntranceMemory } from '../documents/EntranceIndex.ts';
import type { Platform } from '../platform/platform.ts';

/** Narrowed rights of which entrances are kept; the oldest go first. */
const MOST = 70;
const memories = new WeakMap<Platform, Map<string, EntranceMemory>>();

/** What was worked out of the entrances under rights that are narrowed, in previews and within registered sites. @param key says how */
export function entranceMemory(platform: Platform, key: readonly unknown[]): EntranceMemory {
  const byKey = memories.get(platform) ?? new Map<string, EntranceMemory>();
  memories.set(platform, byKey);
  const name = JSON.stringify(key);
  const memory = byKey.get(name) ?? {};
  byKey.delete(name);
  byKey.set(name, memory);
  for (const oldest of byKey.keys()) {
    if (byKey.size <= MOST) break;
    byKey.delete(oldest);
  }
  return memory;
}
