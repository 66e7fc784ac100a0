import { Select } from 'antd';
import type { TSchema } from 'typebox';
import { Check } from 'typebox/value';
import { useText } from '../../runtime/locale/useText.ts';
import type { ControlProps } from './controlProps.ts';
import { shapeOf } from './schemaShape.ts';
import { settingsLocale } from './settings.locale.ts';

const SEPARATORS = [',', '，', '\n'];

/** Texts or numbers without any structure, each entered by Enter or a comma. What their schema does not take is left out. */
export function ListControl({
  id,
  title,
  value,
  item,
  disabled,
  invalid,
  change,
}: ControlProps & { item: TSchema }) {
  const text = useText(settingsLocale);
  const isNumber = shapeOf(item).type !== 'string';
  const list = Array.isArray(value) ? value.map(String) : [];
  return (
    <Select<string[]>
      id={id}
      mode="tags"
      size="small"
      className="at-settings-wide"
      open={false}
      suffixIcon={null}
      tokenSeparators={SEPARATORS}
      aria-label={title}
      placeholder={text('several')}
      value={list}
      disabled={disabled}
      status={invalid ? 'error' : ''}
      onChange={(typed) => {
        const next = typed
          .map((each) => (isNumber ? Number(each) : each))
          .filter((each) => Check(item, each));
        change(next.length === 0 ? undefined : next);
      }}
    />
  );
}
