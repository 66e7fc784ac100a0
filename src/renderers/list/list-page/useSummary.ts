import { useEffect, useMemo } from 'react';
import type { ListModel } from './ListModel.ts';
import { ListSummary } from './ListSummary.ts';

/** What the columns of a list come to, for as long as it is shown. */
export function useSummary(model: ListModel): ListSummary {
  const summary = useMemo(() => new ListSummary(model), [model]);
  useEffect(() => summary.follow(), [summary]);
  return summary;
}
