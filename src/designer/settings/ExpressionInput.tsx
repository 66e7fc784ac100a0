import { Input } from 'antd';
import { inBraces, insideBraces } from '../../renderers/input/shared/conditionBuilder/fields.meta.ts';
import { useText } from '../../runtime/locale/useText.ts';
import { isTemplate } from './controlOf.ts';
import type { ControlProps } from './controlProps.ts';
import { settingsLocale } from './settings.locale.ts';

/** An expression without its braces; a text with several of them as it stands. */
export function ExpressionInput({
  id,
  title,
  value,
  disabled,
  invalid,
  change,
}: ControlProps & { value: string }) {
  const text = useText(settingsLocale);
  return (
    <Input.TextArea
      id={id}
      size="small"
      className="at-settings-json"
      autoSize={{ minRows: 1, maxRows: 6 }}
      spellCheck={false}
      aria-label={title}
      value={insideBraces(value) ?? value}
      placeholder={text('expressionHint', { example: 'params.id' })}
      disabled={disabled}
      status={invalid ? 'error' : ''}
      onChange={({ target }) => change(written(target.value))}
    />
  );
}

const written = (typed: string): string | undefined => {
  if (typed === '') return undefined;
  return isTemplate(typed) ? typed : inBraces(typed);
};
