import { DEFAULT_ZONE } from '../../conditions/index.ts';
import { formatDateTime } from '../../documents/dateText.ts';
import { useText } from '../../runtime/locale/useText.ts';
import type { FlowDelegation } from '../../schemas/wire/flowDelegation.ts';
import { absenceLocale } from './absence.locale.ts';

/** From when to when an absence is, on the clock of the platform's zone. */
export function useSpanText(): (absence: Pick<FlowDelegation, 'startsAt' | 'endsAt'>) => string {
  const text = useText(absenceLocale);
  const shown = (moment: string): string => formatDateTime(moment, DEFAULT_ZONE);
  return ({ startsAt, endsAt }) => text('span', { starts: shown(startsAt), ends: shown(endsAt) });
}
