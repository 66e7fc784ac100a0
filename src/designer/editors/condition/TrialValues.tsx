import { Input, InputNumber, Select } from 'antd';
import { observer } from 'mobx-react-lite';
import { useText } from '../../../runtime/locale/useText.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import type { NamedField } from '../../settings/SettingsContext.ts';
import { conditionLocale } from './condition.locale.ts';

interface TrialValuesProps {
  /** The fields that the rules compare. */
  fields: readonly NamedField[];
  valueOf: (field: NamedField) => unknown;
  change: (field: NamedField, value: unknown) => void;
}

/** What the compared fields hold while a condition is tried: as the record has it, until something else is entered. */
export const TrialValues = observer(function TrialValues({ fields, valueOf, change }: TrialValuesProps) {
  const text = useText(conditionLocale);
  const { locale } = useRoot();
  return (
    <div role="group" className="at-condition-values" aria-label={text('typed')}>
      {fields.map((field) => (
        <label key={field.code}>
          <span>{locale.localise(field.title)}</span>
          <TrialValue field={field} value={valueOf(field)} change={(value) => change(field, value)} />
        </label>
      ))}
    </div>
  );
});

interface TrialValueProps {
  field: NamedField;
  value: unknown;
  change: (value: unknown) => void;
}

const TrialValue = observer(function TrialValue({ field, value, change }: TrialValueProps) {
  const text = useText(conditionLocale);
  const { locale } = useRoot();
  const label = locale.localise(field.title);
  const common = { size: 'small' as const, 'aria-label': label };
  if (field.type === 'bool')
    return (
      <Select<'true' | 'false' | null>
        {...common}
        allowClear
        value={typeof value === 'boolean' ? (value ? 'true' : 'false') : null}
        options={(['true', 'false'] as const).map((each) => ({ value: each, label: text(each) }))}
        onChange={(next) => change(next ? next === 'true' : null)}
      />
    );
  const options = field.options?.map((each) => ({
    value: String(each.value),
    label: locale.localise(each.label),
  }));
  if (field.type === 'array') {
    const list: readonly unknown[] = Array.isArray(value) ? value : [];
    return (
      <Select<string[]>
        {...common}
        mode="tags"
        value={list.map(String)}
        options={options ?? []}
        onChange={change}
      />
    );
  }
  if (options)
    return (
      <Select<string | null>
        {...common}
        allowClear
        value={isPlain(value) ? String(value) : null}
        options={options}
        onChange={(next) => change(field.options?.find((each) => String(each.value) === next)?.value ?? null)}
      />
    );
  if (field.type === 'number')
    return (
      <InputNumber<number> {...common} value={typeof value === 'number' ? value : null} onChange={change} />
    );
  return (
    <Input
      {...common}
      {...(field.type === 'time' && field.withTime !== true && { type: 'date' })}
      value={typeof value === 'string' ? value : ''}
      onChange={({ target }) => change(target.value === '' ? null : target.value)}
    />
  );
});

const isPlain = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
