import { Button, Segmented, theme } from 'antd';
import { useText } from '../../../../runtime/locale/useText.ts';
import { useRoot } from '../../../../runtime/stores/RootContext.tsx';
import { type Day, dayText } from '../days.ts';
import { datedLocale } from './dated.locale.ts';

interface TimeHeadProps<F extends string> {
  /** The ways to show a time, with their names. */
  faces: readonly { value: F; label: string }[];
  face: F;
  day: Day;
  today: Day;
  /** The day that one step back or forth leads to. */
  step: (by: 1 | -1) => Day;
  show: (face: F) => void;
  go: (day: Day) => void;
}

/** Which time is shown, and how. */
export function TimeHead<F extends string>({ faces, face, day, today, step, show, go }: TimeHeadProps<F>) {
  const { token } = theme.useToken();
  const text = useText(datedLocale);
  const { locale, platform } = useRoot();
  const { Icon } = platform.chrome;
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: token.marginXS }}>
      <Button onClick={() => go(today)}>{text('today')}</Button>
      <Button
        type="text"
        aria-label={text('previous')}
        icon={<Icon name="left" />}
        onClick={() => go(step(-1))}
      />
      <Button
        type="text"
        aria-label={text('next')}
        icon={<Icon name="right" />}
        onClick={() => go(step(1))}
      />
      <strong aria-live="polite" style={{ flex: 1, fontSize: token.fontSizeLG, whiteSpace: 'nowrap' }}>
        {dayText(day, locale.language, { year: 'numeric', month: 'long' })}
      </strong>
      <Segmented<F> aria-label={text('view')} value={face} onChange={show} options={[...faces]} />
    </div>
  );
}
