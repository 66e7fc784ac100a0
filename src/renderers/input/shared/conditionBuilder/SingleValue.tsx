import { Input, Select } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { literal, toNumber, toText } from '../../../../conditions/index.ts';
import { SearchSelect } from '../../../shared/typing/SearchSelect.tsx';
import { useText } from '../../../../runtime/locale/useText.ts';
import { useRoot } from '../../../../runtime/stores/RootContext.tsx';
import { DayInput } from '../DayInput.tsx';
import type { InputAttributes } from '../useInput.ts';
import { NumberInput } from '../NumberInput.tsx';
import { readableNumber, storable } from '../numberValue.ts';
import { useBuilder } from './BuilderContext.ts';
import { conditionBuilderLocale } from './conditionBuilder.locale.ts';
import { DaysValue } from './DaysValue.tsx';
import { PeopleValue } from './PeopleValue.tsx';
import { plainText, type ConditionField, type EditorKind } from './fields.meta.ts';
import type { FaultMark } from './ValueEditor.tsx';

/** Whatever a condition holds, as a list of what it stands for; texts of several are parted by commas. */
const listOf = (value: unknown): unknown[] => {
  if (Array.isArray(value)) return value as unknown[];
  if (value === undefined || value === null || value === '') return [];
  return typeof value === 'string' ? value.split(',').map((one) => one.trim()) : [value];
};
const shown = (value: unknown): string =>
  typeof value === 'string' ? (plainText(value) ?? value) : toText(value);
const toDay = (value: unknown): Dayjs | null => {
  const day = typeof value === 'string' || typeof value === 'number' ? dayjs(value) : undefined;
  return day?.isValid() === true ? day : null;
};
const none = <T,>(values: readonly T[]): readonly T[] | undefined =>
  values.length === 0 ? undefined : values;

/** A number that was written; what is none stays as it is, to be told and mended. */
function numberOrWritten(written: string): number | string {
  const number = Number(readableNumber(written));
  return Number.isFinite(number) ? storable(number) : literal(written);
}

/** One input for a value of a kind; gives undefined for none. */
export function SingleValue({
  kind,
  field,
  label,
  status,
  value,
  change,
}: {
  kind: Exclude<EditorKind, 'none' | 'range'>;
  field: ConditionField | undefined;
  label: string;
  status: FaultMark;
  value: unknown;
  change: (value: unknown) => void;
}) {
  const { disabled, size } = useBuilder();
  const { locale } = useRoot();
  const text = useText(conditionBuilderLocale);
  const attributes = { ...status, 'aria-label': label, size, disabled };
  const named: InputAttributes = {
    ...(size === 'large' ? { size } : {}),
    disabled,
    status: status.status ?? '',
    'aria-invalid': status.status === 'error',
    'aria-required': true,
    'aria-describedby': status['aria-describedby'],
  };
  const style = { width: '100%' };
  const options = field?.options?.map((one) => ({
    value: String(one.value),
    label: locale.localise(one.label),
  }));
  switch (kind) {
    case 'number':
      return (
        <NumberInput
          input={{
            value: listOf(value).length === 0 ? null : toNumber(value),
            filter: true,
            title: label,
            attributes: { ...named, 'aria-label': label },
            change: (typed) => change(typed ?? undefined),
            leave: () => undefined,
            hold: () => () => undefined,
          }}
          placeholder={text('enter')}
        />
      );
    case 'person':
    case 'people':
      return (
        <PeopleValue
          many={kind === 'people'}
          field={field}
          label={label}
          status={status}
          ids={listOf(value).map(toText)}
          change={(ids) => change(kind === 'people' ? none(ids) : ids[0])}
        />
      );
    case 'choice':
      return (
        <SearchSelect<string>
          {...attributes}
          style={style}
          placeholder={text('choose')}
          notFoundContent={text('noOptions')}
          value={value === undefined || value === null ? null : toText(value)}
          options={options ?? []}
          onChange={(chosen) => change(chosen)}
        />
      );
    case 'choices':
      return (
        <SearchSelect<string[]>
          {...attributes}
          mode="multiple"
          style={style}
          placeholder={text('choose')}
          notFoundContent={text('noOptions')}
          value={listOf(value).map(toText)}
          options={options ?? []}
          onChange={(chosen) => change(none(chosen))}
        />
      );
    case 'texts':
    case 'numbers':
      return (
        <Select<string[]>
          {...attributes}
          mode="tags"
          style={style}
          open={false}
          suffixIcon={null}
          tokenSeparators={[',', '，', '、', ';', '；', '\n']}
          placeholder={text('enterMany')}
          value={listOf(value).map(shown)}
          onChange={(typed) => {
            const trimmed = typed.map((one) => one.trim()).filter((one) => one !== '');
            if (kind === 'texts') change(none(trimmed.map(literal)));
            else change(none(trimmed.map(numberOrWritten)));
          }}
        />
      );
    case 'time':
    case 'times': {
      const format = field?.withTime === true ? 'YYYY-MM-DD HH:mm' : 'YYYY-MM-DD';
      if (kind === 'times') {
        return (
          <DaysValue
            label={label}
            attributes={named}
            days={listOf(value).map(shown)}
            change={(days) => change(none(days.map(literal)))}
          />
        );
      }
      return (
        <DayInput
          attributes={{ ...named, 'aria-label': label }}
          {...(field?.withTime === true
            ? { hasTime: true, showTime: { format: 'HH:mm' }, needConfirm: false }
            : {})}
          placeholder={text('choose')}
          value={toDay(value)}
          change={(day) => change(day?.format(format))}
          leave={() => undefined}
        />
      );
    }
    default:
      return (
        <Input
          {...attributes}
          autoComplete="off"
          placeholder={text('enter')}
          value={value === undefined || value === null ? '' : shown(value)}
          onChange={({ target }) => change(target.value === '' ? undefined : literal(target.value))}
        />
      );
  }
}
