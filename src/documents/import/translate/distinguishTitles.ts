import type { Draft, Run } from '../read/run.ts';

/** Fields of one title that stand in different objects are called after those, too. */
export function distinguishTitles({ fields, objectTitles }: Run): void {
  const byTitle = new Map<string, Draft[]>();
  for (const field of fields)
    if (typeof field.title === 'string')
      byTitle.set(field.title, [...(byTitle.get(field.title) ?? []), field]);
  for (const [title, alike] of byTitle) {
    if (alike.length < 2) continue;
    for (const field of alike) {
      const around = objectTitles.get(field) ?? [];
      if (around.length > 0) field.title = [...around, title].join(' / ');
    }
  }
}
