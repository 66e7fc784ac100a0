import { DatePicker, theme } from 'antd';
import type { Dayjs } from 'dayjs';
import { useText } from '../../../runtime/locale/useText.ts';
import { DAY_FORMATS, fromDay, toDay } from './day.ts';
import { inputLocale } from './input.locale.ts';
import type { BoundInput } from './useInput.ts';

interface DayRangeProps {
  input: BoundInput;
  limits?: { minDate?: Dayjs; maxDate?: Dayjs };
  /** Either end may stay open: filters. */
  open: boolean;
}
type Pair = readonly [string | null, string | null];

/**
 * Two days, `[from, to]`; null when both are empty. A phone is too narrow for two months side by side, so that each
 * day gets its own picker there.
 */
export function DayRange({ input, limits = {}, open }: DayRangeProps) {
  const text = useText(inputLocale);
  const stored = Array.isArray(input.value) ? (input.value as unknown[]) : [];
  const [from, to] = [toDay(stored[0]), toDay(stored[1])];
  const change = (pair: Pair): void => input.change(pair.every((one) => one === null) ? null : pair);
  const { id, size, ...attributes } = input.attributes;
  const names = { from: text('fromOf', { title: input.title }), to: text('toOf', { title: input.title }) };
  if (size === 'large') return <TwoPickers {...{ input, limits, from, to, names, change }} />;
  return (
    <DatePicker.RangePicker
      {...attributes}
      {...limits}
      {...(id === undefined ? {} : { id: { start: id, end: `${id}-to` } })}
      value={[from, to]}
      format={DAY_FORMATS}
      allowEmpty={[open, open]}
      placeholder={[text('from'), text('to')]}
      style={{ width: '100%' }}
      onChange={(days) => change([fromDay(days?.[0]), fromDay(days?.[1])])}
      onBlur={input.leave}
    />
  );
}

interface TwoPickersProps {
  input: BoundInput;
  limits: { minDate?: Dayjs; maxDate?: Dayjs };
  from: Dayjs | null;
  to: Dayjs | null;
  names: { from: string; to: string };
  change: (pair: Pair) => void;
}

function TwoPickers({ input, limits, from, to, names, change }: TwoPickersProps) {
  const text = useText(inputLocale);
  const { token } = theme.useToken();
  const { id, ...attributes } = input.attributes;
  const common = {
    ...attributes,
    ...limits,
    format: DAY_FORMATS,
    style: { width: '100%' },
    onBlur: input.leave,
  };
  return (
    <div style={{ display: 'grid', gap: token.marginXS }}>
      <DatePicker
        {...common}
        {...(id === undefined ? {} : { id })}
        {...(to ? { maxDate: to } : {})}
        aria-label={names.from}
        value={from}
        placeholder={text('from')}
        onChange={(day: Dayjs | null) => change([fromDay(day), fromDay(to)])}
      />
      <DatePicker
        {...common}
        {...(from ? { minDate: from } : {})}
        aria-label={names.to}
        value={to}
        placeholder={text('to')}
        onChange={(day: Dayjs | null) => change([fromDay(from), fromDay(day)])}
      />
    </div>
  );
}
