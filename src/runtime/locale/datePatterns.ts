import type { Notation } from '../../schemas/notation.ts';

/**
 * The patterns of dayjs by which a picker writes (the first) and reads (all) what is picked.
 * @param notation absent: ISO 8601, which is always read
 */
export function datePatterns(notation: Notation | undefined, hasTime = false): string[] {
  const iso = `YYYY-MM-DD${hasTime ? ' HH:mm' : ''}`;
  return notation === undefined ? [iso] : [`${notation.date}${hasTime ? ` ${notation.time}` : ''}`, iso];
}
