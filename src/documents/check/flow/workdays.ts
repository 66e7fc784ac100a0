import type { FlowDocument } from '../../../schemas/documents/flow.ts';
import type { Check } from '../context.ts';
import { checkFinding } from '../findings.ts';

/** Warns once of a flow that counts working days while the calendar says nothing of the coming twelve months. */
export function checkWorkdays({ settings, nodes }: FlowDocument, { context, report }: Check): void {
  if (context.hasCalendar !== false) return;
  const path = workdayIn(settings, '/settings') ?? workdayIn(nodes, '/nodes');
  if (path !== undefined) report(checkFinding('NO_CALENDAR', path));
}

/** Where working days are counted first; undefined: nowhere. @returns a JSON pointer to the unit */
function workdayIn(part: unknown, path: string): string | undefined {
  if (typeof part !== 'object' || part === null) return undefined;
  if ('amount' in part && 'unit' in part && part.unit === 'workday') return `${path}/unit`;
  for (const [name, inside] of Object.entries(part)) {
    const found = workdayIn(inside, `${path}/${name}`);
    if (found !== undefined) return found;
  }
  return undefined;
}
