import type { SystemGroupEntry } from '../../schemas/wire/system.ts';

/** The groups with the systems whose name or description holds the keyword; groups left empty go. */
export function findSystems(groups: readonly SystemGroupEntry[], keyword: string): SystemGroupEntry[] {
  const wanted = keyword.trim().toLowerCase();
  const holds = (text: string | undefined): boolean => (text ?? '').toLowerCase().includes(wanted);
  return groups
    .map((group) => ({
      ...group,
      sysList: group.sysList.filter(({ systemname, description }) => holds(systemname) || holds(description)),
    }))
    .filter(({ sysList }) => sysList.length > 0);
}
