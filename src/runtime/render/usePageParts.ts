import { useMemo } from 'react';
import type { PageParts } from './PageModel.ts';

/**
 * What a page is made of beside its nodes, the same object as long as it holds the same: a document that is edited is
 * another object with each change, and its page neither begins anew nor loads its sources again.
 */
export function usePageParts({ kind, id, params, variables, sources, events }: PageParts): PageParts {
  const key = JSON.stringify({ kind, id, params, variables, sources, events });
  return useMemo(() => JSON.parse(key) as PageParts, [key]);
}
