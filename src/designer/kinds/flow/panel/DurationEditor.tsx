import { InputNumber, Select, Space } from 'antd';
import { Check } from 'typebox/value';
import { useText } from '../../../../runtime/locale/useText.ts';
import { useRoot } from '../../../../runtime/stores/RootContext.tsx';
import { type Duration, DurationSchema } from '../../../../schemas/flow/policy.ts';
import { unitTitles } from '../../../../schemas/flow/titles.ts';
import type { NestingProps } from '../../../settings/controlProps.ts';
import { flowPanelLocale } from './panel.locale.ts';

const units = Object.keys(unitTitles) as readonly Duration['unit'][];

const isDuration = (value: unknown): value is Duration => Check(DurationSchema, value);

/** An amount of time in one line; emptied, it is no longer set. */
export function DurationEditor({ id, title, value, disabled, invalid, change }: NestingProps) {
  const { locale } = useRoot();
  const text = useText(flowPanelLocale);
  const { amount, unit } = isDuration(value) ? value : { amount: undefined, unit: 'hour' as const };
  return (
    <Space.Compact size="small">
      <InputNumber<number>
        id={id}
        min={1}
        max={10_000}
        precision={0}
        aria-label={text('amountOf', { title })}
        value={amount ?? null}
        disabled={disabled}
        status={invalid ? 'error' : ''}
        onChange={(next) => change(next === null ? undefined : { amount: next, unit })}
      />
      <Select<Duration['unit']>
        aria-label={text('unitOf', { title })}
        value={unit}
        disabled={disabled}
        popupMatchSelectWidth={false}
        options={units.map((each) => ({ value: each, label: locale.localise(unitTitles[each]) }))}
        onChange={(next) => change({ amount: amount ?? 1, unit: next })}
      />
    </Space.Compact>
  );
}
