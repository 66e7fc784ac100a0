import { localise } from '../../../src/schemas/text.ts';
import type { Text } from '../../../src/schemas/text.ts';
import type { SystemGroupEntry } from '../../../src/schemas/wire/system.ts';
import { presentSystem } from '../../../src/documents/system/systemEntry.ts';
import type { OpenedSystem, SystemScope } from '../../../src/documents/system/systemEntry.ts';
import { md5Hex } from '../../envelope/sign.ts';

/** Same text in both languages, as a key. */
const textKey = (text: Text): string => (typeof text === 'string' ? text : text.zhCN);

/**
 * Systems under their headings: headings in the order of their first text, whatever the reader's language, so that
 * nothing moves when it changes; systems newest first. A heading's id stays as long as its text.
 */
export function presentGroups(systems: readonly OpenedSystem[], scope: SystemScope): SystemGroupEntry[] {
  const groups = new Map<string, { typename: string; systems: OpenedSystem[] }>();
  for (const system of systems) {
    const { group } = system.document;
    const known = groups.get(textKey(group)) ?? { typename: localise(group, scope.locale), systems: [] };
    known.systems.push(system);
    groups.set(textKey(group), known);
  }
  return [...groups]
    .sort(([a], [b]) => a.localeCompare(b, 'zh'))
    .map(([key, { typename, systems: members }]) => ({
      id: md5Hex(key).slice(0, 12),
      typename,
      sysList: members
        .sort((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime() || (a.id < b.id ? -1 : 1))
        .map((system) => presentSystem(system, scope)),
    }));
}
