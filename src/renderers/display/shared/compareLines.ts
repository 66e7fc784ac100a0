import { diffLines } from 'diff';

/** One line of a comparison, or the place of lines that are the same and left out. */
export type DiffLine =
  { kind: 'same' | 'added' | 'removed'; text: string } | { kind: 'skipped'; count: number };

/** Edits after which two texts have nothing in common that would be worth showing. */
const MOST_EDITS = 5000;

/** A side as text: data in one order of members, so that only what it says is compared. */
export const sideText = (side: unknown): string =>
  typeof side === 'string' ? side : JSON.stringify(sorted(side), null, 2);

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(members.map(([name, member]) => [name, sorted(member)]));
}

/**
 * Both sides line by line, with `context` unchanged lines around each difference.
 * @returns undefined where they differ too much
 */
export function compare(before: unknown, after: unknown, context: number): DiffLine[] | undefined {
  const whole = (side: unknown): string => {
    const text = sideText(side);
    // A last line without its end would count as changed when another follows.
    return text === '' || text.endsWith('\n') ? text : `${text}\n`;
  };
  const parts = diffLines(whole(before), whole(after), { maxEditLength: MOST_EDITS });
  if (!parts) return undefined;
  return parts.flatMap(({ value, added, removed }, index): DiffLine[] => {
    const lines = value.replace(/\n$/, '').split('\n');
    if (added || removed) return lines.map((text) => ({ kind: added ? 'added' : 'removed', text }));
    const head = index === 0 ? 0 : context;
    const tail = index === parts.length - 1 ? 0 : context;
    const count = lines.length - head - tail;
    const same = (some: string[]): DiffLine[] => some.map((text) => ({ kind: 'same', text }));
    if (count <= 1) return same(lines);
    return [
      ...same(lines.slice(0, head)),
      { kind: 'skipped', count },
      ...same(lines.slice(lines.length - tail)),
    ];
  });
}
