import { Segmented } from 'antd';
import { SearchSelect } from '../../renderers/shared/typing/SearchSelect.tsx';
import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import type { Choice } from './choicesOf.ts';
import type { ControlProps } from './controlProps.ts';
import { settingsLocale } from './settings.locale.ts';

type Value = Choice['value'];

interface ChoiceControlProps extends ControlProps {
  choices: readonly Choice[];
  fallback: unknown;
  required?: boolean;
}

/** More of them are found by typing. */
const MANY = 8;

/** As many characters as stand side by side in a panel. */
const ROOM = 13;

/** One of a few values by their titles: side by side where there is room, else a list. One that is none is shown as it is. */
export function ChoiceControl(props: ChoiceControlProps) {
  const { id, title, value, choices, fallback, disabled, invalid, required = false, change } = props;
  const { locale } = useRoot();
  const text = useText(settingsLocale);
  const shown = value ?? fallback;
  const options = choices.map((choice) => ({ value: choice.value, label: locale.localise(choice.title) }));
  const length = options.reduce((sum, { label }) => sum + Math.max(label.length, 2), 0);
  const isKnown = choices.some((choice) => choice.value === shown);
  if (isKnown && options.length > 1 && options.length <= 5 && length <= ROOM) {
    return (
      <Segmented<Value>
        id={id}
        size="small"
        className="at-settings-segments"
        aria-label={title}
        value={isValue(shown) ? shown : ''}
        options={options}
        disabled={disabled}
        onChange={change}
      />
    );
  }
  return (
    <SearchSelect<Value>
      id={id}
      size="small"
      className="at-settings-wide"
      showSearch={options.length > MANY}
      allowClear={!required}
      aria-label={title}
      value={isValue(value) ? value : null}
      placeholder={
        options.find((option) => option.value === fallback)?.label ??
        (typeof fallback === 'string' ? fallback : text('unset'))
      }
      options={options}
      disabled={disabled}
      status={invalid ? 'error' : ''}
      onChange={(chosen: Value | null | undefined) => change(chosen ?? undefined)}
    />
  );
}

const isValue = (value: unknown): value is Value => typeof value === 'string' || typeof value === 'number';

/** Several of a few values. */
export function ChoicesControl({ id, title, value, choices, disabled, invalid, change }: ChoiceControlProps) {
  const { locale } = useRoot();
  const text = useText(settingsLocale);
  return (
    <SearchSelect<Value[]>
      id={id}
      mode="multiple"
      size="small"
      className="at-settings-wide"
      aria-label={title}
      placeholder={text('chooseSome')}
      value={Array.isArray(value) ? value.filter(isValue) : []}
      options={choices.map((choice) => ({ value: choice.value, label: locale.localise(choice.title) }))}
      disabled={disabled}
      status={invalid ? 'error' : ''}
      onChange={(chosen) => change(chosen.length === 0 ? undefined : chosen)}
    />
  );
}
