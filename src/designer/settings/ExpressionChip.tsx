import { FunctionOutlined } from '@ant-design/icons';
import { useText } from '../../runtime/locale/useText.ts';
import { settingsLocale } from './settings.locale.ts';

interface ExpressionChipProps {
  id: string;
  /** Accessible name. */
  label: string;
  /** What is written, without braces. */
  shown: string;
  /** What was written and is not in the document yet. */
  unfinished: string | undefined;
  disabled: boolean;
  invalid: boolean;
  open: () => void;
}

/** An expression as it is written, which leads to its editor. */
export function ExpressionChip({
  id,
  label,
  shown,
  unfinished,
  disabled,
  invalid,
  open,
}: ExpressionChipProps) {
  const text = useText(settingsLocale);
  const written = unfinished ?? shown;
  return (
    <>
      <button
        id={id}
        type="button"
        className="at-plain at-settings-expression"
        aria-label={label}
        aria-describedby={`${id}-written`}
        data-invalid={invalid || unfinished !== undefined || undefined}
        disabled={disabled}
        onClick={open}
      >
        <FunctionOutlined aria-hidden />
        <code id={`${id}-written`}>{written === '' ? text('writeExpression') : written}</code>
      </button>
      {unfinished !== undefined && <p className="at-settings-wrong">{text('unfinished')}</p>}
    </>
  );
}
