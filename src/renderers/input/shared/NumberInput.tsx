import { InputNumber, type InputNumberProps } from 'antd';
import type { BoundInput } from './useInput.ts';
import { readableNumber, roundTo, storable } from './numberValue.ts';

/**
 * A number typed freely: nothing is clamped, for what lies outside a range is for rules to say. Places beyond
 * `precision` are rounded away when the person leaves.
 */
export function NumberInput({
  input,
  precision,
  ...rest
}: { input: BoundInput; precision?: number | undefined } & Omit<
  InputNumberProps<number>,
  'value' | 'onChange' | 'onBlur' | 'size' | 'status' | 'precision' | 'parser' | 'controls'
>) {
  const value = typeof input.value === 'number' ? input.value : null;
  return (
    <InputNumber<number>
      inputMode="decimal"
      // The step buttons bear English names that cannot be changed; the arrow keys step.
      controls={false}
      {...rest}
      {...input.attributes}
      {...(precision === undefined ? {} : { precision })}
      style={{ width: '100%' }}
      parser={readableNumber}
      value={value}
      onChange={(typed) => {
        input.change(typed === null ? null : storable(typed));
      }}
      onBlur={() => {
        const rounded = value === null || precision === undefined ? value : roundTo(value, precision);
        if (rounded !== value) input.change(rounded);
        input.leave();
      }}
    />
  );
}
