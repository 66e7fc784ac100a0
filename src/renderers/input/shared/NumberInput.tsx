import { InputNumber, Tooltip, type InputNumberProps } from 'antd';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import type { LocalText } from '../../../schemas/text.ts';
import type { BoundInput } from './useInput.ts';
import { NO_NUMBER, readableNumber, roundTo, storable, writtenNumberFault } from './numberValue.ts';
import { useWrittenNumber } from './useWrittenNumber.ts';

/**
 * A number typed freely: nothing is clamped, for what lies outside a range is for rules to say. Places beyond
 * `precision` are rounded away when the person leaves. What is no number stays in sight with its reason.
 */
export function NumberInput({
  input,
  precision,
  unit = '',
  check,
  onStep,
  ...rest
}: {
  input: BoundInput;
  precision?: number | undefined;
  /** May be typed behind the number. */
  unit?: string;
  /** Why a number that is typed cannot be taken; undefined where it can. What a rule can say is left to rules. */
  check?: (value: number) => LocalText | undefined;
  onStep?: (value: number) => void;
} & Omit<
  InputNumberProps<number | string>,
  'value' | 'onStep' | 'onChange' | 'onBlur' | 'size' | 'status' | 'precision' | 'parser' | 'controls'
>) {
  const value = typeof input.value === 'number' ? input.value : null;
  const faultOf = (typed: string): LocalText | undefined => {
    const plain = readableNumber(typed, unit);
    return writtenNumberFault(typed, unit) ?? (plain === '' ? undefined : check?.(Number(plain)));
  };
  const written = useWrittenNumber(input, faultOf);
  const { locale } = useRoot();
  const box = (
    <InputNumber<number | string>
      inputMode="decimal"
      // The step buttons bear English names that cannot be changed; the arrow keys step.
      controls={false}
      {...rest}
      {...input.attributes}
      {...(written.fault ? { status: 'error', 'aria-invalid': true } : {})}
      {...(precision === undefined ? {} : { precision })}
      style={{ width: '100%' }}
      parser={(typed = '') => (faultOf(typed) ? NO_NUMBER : readableNumber(typed, unit))}
      onStep={(next) => onStep?.(Number(next))}
      // A text that is no number is shown as it is.
      value={written.text ?? value}
      onInput={written.write}
      onPressEnter={written.finish}
      onChange={(typed) => {
        input.change(typed === null ? null : storable(Number(typed)));
      }}
      onBlur={() => {
        const rounded = value === null || precision === undefined ? value : roundTo(value, precision);
        // What cannot be taken stands there for a value that was never meant.
        if (rounded !== value && written.text === undefined) input.change(rounded);
        written.finish();
        input.leave();
      }}
    />
  );
  // Where no field tells it, the box does.
  if (!input.filter) return box;
  return (
    <Tooltip title={written.fault && locale.localise(written.fault)} open={written.fault !== undefined}>
      <span style={{ display: 'block', flex: 1 }}>{box}</span>
    </Tooltip>
  );
}
