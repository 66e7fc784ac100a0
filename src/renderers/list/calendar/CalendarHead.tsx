import { Button, Segmented, theme } from 'antd';
import { useText } from '../../../runtime/locale/useText.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { addDays, addMonths, type Day, dayText } from '../shared/days.ts';
import { calendarLocale } from './Calendar.locale.ts';

const FACES = ['month', 'week', 'agenda'] as const;
export type Face = (typeof FACES)[number];

interface CalendarHeadProps {
  face: Face;
  day: Day;
  today: Day;
  show: (face: Face) => void;
  go: (day: Day) => void;
}

/** Which time is shown, and how. */
export function CalendarHead({ face, day, today, show, go }: CalendarHeadProps) {
  const { token } = theme.useToken();
  const text = useText(calendarLocale);
  const { locale, platform } = useRoot();
  const { Icon } = platform.chrome;
  const step = (by: number): void => go(face === 'week' ? addDays(day, by * 7) : addMonths(day, by));
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: token.marginXS }}>
      <Button onClick={() => go(today)}>{text('today')}</Button>
      <Button
        type="text"
        aria-label={text('previous')}
        icon={<Icon name="left" />}
        onClick={() => step(-1)}
      />
      <Button type="text" aria-label={text('next')} icon={<Icon name="right" />} onClick={() => step(1)} />
      <strong aria-live="polite" style={{ flex: 1, fontSize: token.fontSizeLG, whiteSpace: 'nowrap' }}>
        {dayText(day, locale.language, { year: 'numeric', month: 'long' })}
      </strong>
      <Segmented<Face>
        aria-label={text('view')}
        value={face}
        onChange={show}
        options={FACES.map((value) => ({ value, label: text(value) }))}
      />
    </div>
  );
}
