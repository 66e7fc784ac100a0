import type { Check } from './context.ts';
import { checkFinding } from './findings.ts';

/** Checks that an id stands only once among those that were seen: two parts of one id are taken for each other. */
export function checkOnce(id: string | undefined, seen: Set<string>, { report }: Check, path: string): void {
  if (id === undefined) return;
  if (seen.has(id)) report(checkFinding('DUPLICATE_CODE', path, { code: id }));
  seen.add(id);
}
