/** Whether all, some or none of several hold. */
export type Share = 'all' | 'some' | 'none';

export function shareOf(holds: readonly boolean[]): Share {
  if (holds.length > 0 && holds.every(Boolean)) return 'all';
  return holds.some(Boolean) ? 'some' : 'none';
}
