import { DatePicker, Input } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import utc from 'dayjs/plugin/utc.js';
import { observer } from 'mobx-react-lite';
import { DEFAULT_ZONE, zoneOf } from '../../conditions/index.ts';
import { formatDateTime } from '../../documents/dateText.ts';
import { datePatterns } from '../../runtime/locale/datePatterns.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';

dayjs.extend(utc);

interface MomentInputProps {
  id: string;
  /** ISO 8601; null: none. */
  value: string | null;
  change: (value: string | null) => void;
  problem: string | undefined;
}

/** A day and a time on the clock of the platform's zone, whatever zone the machine stands in. */
export const MomentInput = observer(function MomentInput({ id, value, change, problem }: MomentInputProps) {
  const { locale, theme } = useRoot();
  const shown = value === null ? '' : formatDateTime(value, DEFAULT_ZONE).replace(' ', 'T');
  const write = (clock: string): void => change(clock === '' ? null : instantOf(clock));
  const invalid = problem !== undefined;
  const marks = { id, 'aria-invalid': invalid, ...(invalid && { status: 'error' as const }) };
  // A calendar beside a clock is wider than a phone, which has its own.
  if (theme.device === 'mobile')
    return (
      <Input {...marks} type="datetime-local" value={shown} onChange={({ target }) => write(target.value)} />
    );
  return (
    <DatePicker
      {...marks}
      style={{ width: '100%' }}
      showTime={{ format: 'HH:mm', minuteStep: 5 }}
      showNow={false}
      needConfirm={false}
      format={datePatterns(locale.notation, true)}
      value={shown === '' ? null : dayjs.utc(`${shown}:00Z`)}
      // An emptied picker gives null, which its type does not say.
      onChange={(picked: Dayjs | null) => write(picked?.format('YYYY-MM-DDTHH:mm') ?? '')}
    />
  );
});

/** The instant at which a clock of the platform's zone shows `YYYY-MM-DDTHH:mm`. */
const instantOf = (clock: string): string =>
  new Date(zoneOf(DEFAULT_ZONE).toInstant(Date.parse(`${clock}:00Z`))).toISOString();
