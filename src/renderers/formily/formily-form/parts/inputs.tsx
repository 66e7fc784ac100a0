import { DatePicker, PreviewText } from '@formily/antd-v5';
import { connect, mapReadPretty } from '@formily/react';
import { DatePicker as AntdPicker, Input, Rate as Stars, Slider as Sliding } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import type { ComponentProps } from 'react';
import { useRoot } from '../../../../runtime/stores/RootContext.tsx';
import { periodText } from '../../../input/shared/period.meta.ts';
import { firstDay, storedPeriod } from '../../../input/shared/PeriodInput.tsx';

const picking = (picker: 'month' | 'year') =>
  function Picker(props: ComponentProps<typeof DatePicker>) {
    return <DatePicker {...props} picker={picker} />;
  };

export const MonthPicker = picking('month');
export const YearPicker = picking('year');

/** How Formily writes a week, in the language of who chose it: `2026-10th`, `2026-10周`. */
const FORMILY_WEEK = /^(\d{4})-(\d{1,2})(?:st|nd|rd|th|周)$/;

function dayOf(period: 'week' | 'quarter', value: unknown): Dayjs | null {
  const text = typeof value === 'string' ? value : '';
  const [, year, part = ''] = FORMILY_WEEK.exec(text) ?? [];
  return firstDay(period, year === undefined ? text : `${year}-W${part.padStart(2, '0')}`);
}

interface PeriodProps {
  value?: unknown;
  onChange?: ((value: string | undefined) => void) | undefined;
  /** The others are antd's. */
  [prop: string]: unknown;
}

/** Formily's own cannot read what it has written: here a week is `2026-W10` and a quarter `2026-Q2`, as in our widgets. */
const pickingPeriod = (period: 'week' | 'quarter') =>
  connect(
    function Picker({ value, onChange, ...props }: PeriodProps) {
      const chosen = (day: unknown): void =>
        onChange?.(dayjs.isDayjs(day) ? storedPeriod(period, day) : undefined);
      return <AntdPicker {...props} picker={period} value={dayOf(period, value)} onChange={chosen} />;
    },
    mapReadPretty(function Read({ value }: { value?: unknown }) {
      const { locale } = useRoot().locale;
      const day = dayOf(period, value);
      return <PreviewText.Input value={day ? periodText(period, storedPeriod(period, day), locale) : ''} />;
    }),
  );

export const WeekPicker = pickingPeriod('week');
export const QuarterPicker = pickingPeriod('quarter');

/** Formily's, but for weeks and quarters. */
export function Picker(props: ComponentProps<typeof DatePicker>) {
  const { picker, format: _format, value, onChange, ...rest } = props;
  if (picker !== 'week' && picker !== 'quarter') return <DatePicker {...props} />;
  const Period = picker === 'week' ? WeekPicker : QuarterPicker;
  return (
    <Period {...rest} value={value} onChange={(next: string | undefined) => onChange?.(next, next ?? '')} />
  );
}

export const Search = connect(Input.Search, mapReadPretty(PreviewText.Input));

/** Stars, also where the field is only read: they then take nothing. */
export const Rate = connect(
  Stars,
  mapReadPretty(function Read(props: ComponentProps<typeof Stars>) {
    return <Stars {...props} disabled />;
  }),
);

/** Its handles are named by the field. */
function NamedSlider(props: ComponentProps<typeof Sliding> & { 'aria-label'?: string }) {
  const name = props['aria-label'];
  return <Sliding {...props} {...(name !== undefined && { ariaLabelForHandle: name })} />;
}

export const Slider = connect(
  NamedSlider,
  mapReadPretty(function Read({ value }: { value?: unknown }) {
    const told: unknown = Array.isArray(value) ? value.join(' – ') : value;
    return (
      <PreviewText.Input value={typeof told === 'number' || typeof told === 'string' ? String(told) : ''} />
    );
  }),
);
