import type { RuleSet } from '../../../schemas/condition.ts';
import type { ListRecords } from './ListRecords.ts';
import { namedBy } from './query.ts';

/** Ids that are asked for at once. */
const MOST = 500;

/**
 * Which of some records a question still finds. A question that fails takes nothing away.
 * @param ids of records that need not be on the page that is here
 * @param whereWith the question with one more rule
 */
export async function stillAsked(
  ids: readonly string[],
  records: ListRecords,
  whereWith: (more: RuleSet) => RuleSet | undefined,
): Promise<ReadonlySet<string>> {
  const parts: (readonly string[])[] = [];
  for (let from = 0; from < ids.length; from += MOST) parts.push(ids.slice(from, from + MOST));
  const found = await Promise.all(
    parts.map((part) =>
      records
        .idsOf({ where: whereWith(namedBy('id', part)), sort: [], offset: 0, limit: part.length })
        .catch(() => part),
    ),
  );
  return new Set(found.flat());
}
