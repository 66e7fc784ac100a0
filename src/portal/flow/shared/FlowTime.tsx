import './flowShared.css';
import { observer } from 'mobx-react-lite';
import { DEFAULT_ZONE } from '../../../conditions/index.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { formatDateTime } from '../../../documents/dateText.ts';

/** A moment on the clock of the platform's zone: without the year where that is the present one. */
export function flowTime(at: string, now: number = Date.now()): string {
  const whole = formatDateTime(at, DEFAULT_ZONE);
  const year = formatDateTime(now, DEFAULT_ZONE).slice(0, 5);
  return whole.startsWith(year) ? whole.slice(5) : whole;
}

/** A moment, with its whole date for whoever points at it. A chosen region has the year everywhere. @param overdue it is over, and somebody waits */
export const FlowTime = observer(function FlowTime({
  at,
  overdue = false,
}: {
  at: string | null;
  overdue?: boolean;
}) {
  const { locale } = useRoot();
  if (at === null) return null;
  return (
    <time dateTime={at} title={locale.dateTime(at)} className={overdue ? 'at-flow-late' : undefined}>
      {locale.notation === undefined ? flowTime(at) : locale.dateTime(at)}
    </time>
  );
});
