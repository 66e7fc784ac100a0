import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import type { FlowDelegation } from '../../schemas/wire/flowDelegation.ts';
import { absenceLocale } from './absence.locale.ts';

/** From when to when an absence is, on the clock of the platform's zone. */
export function useSpanText(): (absence: Pick<FlowDelegation, 'startsAt' | 'endsAt'>) => string {
  const { locale } = useRoot();
  const text = useText(absenceLocale);
  const shown = (moment: string): string => locale.dateTime(moment);
  return ({ startsAt, endsAt }) => text('span', { starts: shown(startsAt), ends: shown(endsAt) });
}
