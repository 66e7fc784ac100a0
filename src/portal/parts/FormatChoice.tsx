import { Select } from 'antd';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { formatLocales, type FormatLocale } from '../../schemas/notation.ts';
import { appearanceLocale } from './appearance.locale.ts';

const DEFAULT = 'default';
/** An afternoon, and a number whose groups differ between regions. */
const SAMPLE = { time: '2026-09-01T06:30:00.000Z', number: 1_234_567 };

/** As which region dates, times and numbers are written, with a sample. Kept on this device. */
export const FormatChoice = observer(function FormatChoice() {
  const { locale, ui } = useRoot();
  const text = useText(appearanceLocale);
  const id = useId();
  const choose = async (value: FormatLocale | typeof DEFAULT): Promise<void> => {
    const format = value === DEFAULT ? undefined : value;
    try {
      await locale.writeAs(format);
    } catch {
      ui.message('error', text('formatFailed'));
    }
  };
  return (
    <div>
      <label htmlFor={id}>{text('format')}</label>
      <Select
        id={id}
        style={{ width: '100%' }}
        value={locale.format ?? DEFAULT}
        options={[
          { value: DEFAULT, label: text('formatDefault') },
          ...formatLocales.map((one) => ({ value: one, label: text(one) })),
        ]}
        onChange={(value: FormatLocale | typeof DEFAULT) => void choose(value)}
      />
      <small aria-live="polite">
        {locale.dateTime(SAMPLE.time)} · {locale.count(SAMPLE.number)}
      </small>
    </div>
  );
});
