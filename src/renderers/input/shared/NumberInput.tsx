import { InputNumber, Tooltip, type InputNumberProps } from 'antd';
import { useCallback } from 'react';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import type { LocalText } from '../../../schemas/text.ts';
import type { BoundInput } from './useInput.ts';
import { numberText, tooManyDecimals, type NumberFormat } from './numberText.meta.ts';
import { DECIMALS, NO_NUMBER, readableNumber, storable, writtenNumberFault } from './numberValue.ts';
import { useOutsideValue } from './useOutsideValue.ts';
import { useWrittenNumber } from './useWrittenNumber.ts';

/** A number as it stands at rest, with all its places where it has too many; what is no number as it was written. */
function atRest(shown: string | number | undefined, { precision, grouped, notation }: NumberFormat): string {
  const written = String(shown ?? '');
  const value = Number(written);
  if (writtenNumberFault(written) || tooManyDecimals(value, precision ?? DECIMALS)) return written;
  return written === '' ? '' : numberText(value, { precision, grouped, notation });
}

/**
 * A number typed freely: nothing is clamped, for what lies outside a range is for rules to say, and nothing is rounded,
 * for that would store another number than the one written. What cannot be taken stays in sight with its reason.
 */
export function NumberInput({
  input: bound,
  precision,
  grouped = false,
  unit = '',
  check,
  onStep,
  ...rest
}: {
  input: BoundInput;
  precision?: number | undefined;
  /** Thousands are parted at rest. */
  grouped?: boolean;
  /** May be typed behind the number. */
  unit?: string;
  /** Why a number that is typed cannot be taken; undefined where it can. What a rule can say is left to rules. */
  check?: (value: number) => LocalText | undefined;
  onStep?: (value: number) => void;
} & Omit<
  InputNumberProps<number | string>,
  | 'value'
  | 'onStep'
  | 'onChange'
  | 'onBlur'
  | 'size'
  | 'status'
  | 'precision'
  | 'formatter'
  | 'parser'
  | 'controls'
>) {
  const { input, cameIn, typed: noteTyped } = useOutsideValue(bound);
  const value = typeof input.value === 'number' ? input.value : null;
  const faultOf = (typed: string): LocalText | undefined => {
    const plain = readableNumber(typed, unit);
    if (plain === '') return undefined;
    const fault = writtenNumberFault(typed, unit);
    return fault ?? tooManyDecimals(Number(plain), precision ?? DECIMALS) ?? check?.(Number(plain));
  };
  const written = useWrittenNumber(input, cameIn, faultOf, (typed) => {
    input.change(storable(Number(readableNumber(typed, unit))));
  });
  const { locale } = useRoot();
  const { notation } = locale;
  // While typing the text stays as typed, so that the caret never jumps; the box takes any key for typing, those that
  // paste cells over it too. Another function would format what is typed anew.
  const format = useCallback<NonNullable<InputNumberProps<number | string>['formatter']>>(
    (shown, { userTyping, input: typed }) =>
      userTyping && !cameIn() ? typed : atRest(shown, { precision, grouped, notation }),
    [precision, grouped, notation, cameIn],
  );
  const box = (
    <InputNumber<number | string>
      inputMode="decimal"
      // The step buttons bear English names that cannot be changed; the arrow keys step.
      controls={false}
      {...rest}
      {...input.attributes}
      {...(written.fault ? { status: 'error', 'aria-invalid': true } : {})}
      style={{ width: '100%' }}
      formatter={format}
      parser={(typed = '') => (faultOf(typed) ? NO_NUMBER : readableNumber(typed, unit))}
      onStep={(next) => onStep?.(Number(next))}
      // A text that is no number is shown as it is.
      value={written.text ?? value}
      onInput={(typed) => {
        written.write(typed);
        noteTyped();
      }}
      onPressEnter={written.finish}
      onChange={(typed) => {
        input.change(typed === null ? null : storable(Number(typed)));
      }}
      onBlur={() => {
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
