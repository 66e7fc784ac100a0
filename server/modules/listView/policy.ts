import type { ViewScope } from '../../../src/schemas/wire/listView.ts';

/** What a change of a view depends on. */
export interface ViewChange {
  readonly isOwn: boolean;
  /** Whether the role may share views of the list's module. */
  readonly mayShare: boolean;
  /** Who sees it now; absent for a new one. */
  readonly before?: ViewScope;
  /** Who is to see it; absent: it is removed. */
  readonly after?: ViewScope;
}

/**
 * Whether a view may be changed or removed. Everybody keeps own ones, and takes back what they shared; what others see
 * is made and changed by roles with the right to share, also where somebody else owns it. Nobody makes another's view
 * a private one.
 */
export function mayChange({ isOwn, mayShare, before, after }: ViewChange): boolean {
  if (!isOwn) return mayShare && before !== 'own' && after !== 'own';
  return after === undefined || after === 'own' || mayShare;
}
