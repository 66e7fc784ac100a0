import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Input, Select } from 'antd';
import { Check } from 'typebox/value';
import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { type Option, OptionSchema, tones } from '../../schemas/option.ts';
import { Type } from 'typebox';
import { OptionsOrigin } from './OptionsOrigin.tsx';
import type { NestingProps } from './controlProps.ts';
import { settingsLocale } from './settings.locale.ts';
import { TextControl } from './TextControl.tsx';
import { choiceWords } from './choiceWords.ts';
import { localise, type Locale } from '../../schemas/text.ts';

const OptionArray = Type.Array(OptionSchema);
const isList = (value: unknown): value is readonly Option[] => Check(OptionArray, value);

/** Options that the document writes itself, one by one, or where they come from. */
export function OptionsControl(props: NestingProps) {
  return (
    <OptionsOrigin {...props}>
      <OptionRows {...props} />
    </OptionsOrigin>
  );
}

function OptionRows(props: NestingProps) {
  const text = useText(settingsLocale);
  const { value, disabled, change } = props;
  const list = isList(value) ? value : [];
  const replace = (index: number, option: Option | undefined): void => {
    const next = list.flatMap((each, at) => (at === index ? (option ?? []) : each));
    change(next.length === 0 ? undefined : next);
  };
  const unused = (): string => {
    const taken = new Set(list.map((option) => String(option.value)));
    let count = list.length + 1;
    while (taken.has(`option${String(count)}`)) count += 1;
    return `option${String(count)}`;
  };
  return (
    <div className="at-settings-options">
      {list.map((option, index) => (
        <OptionRow
          key={index}
          id={`${props.id}-${String(index)}`}
          option={option}
          disabled={disabled}
          change={(next) => replace(index, next)}
        />
      ))}
      <Button
        size="small"
        type="dashed"
        block
        disabled={disabled}
        icon={<PlusOutlined aria-hidden />}
        onClick={() => {
          const name = unused();
          change([...list, { value: name, label: { zhCN: name, enUS: name } }]);
        }}
      >
        {text('addOption')}
      </Button>
    </div>
  );
}

const toneTitle = (tone: string, locale: Locale): string => localise(choiceWords.get(tone) ?? tone, locale);

function OptionRow({
  id,
  option,
  disabled,
  change,
}: {
  id: string;
  option: Option;
  disabled: boolean;
  change: (option: Option | undefined) => void;
}) {
  const text = useText(settingsLocale);
  const { locale } = useRoot();
  const name = String(option.value);
  const withTone = (tone: Option['tone'] | undefined): Option => {
    const { tone: _tone, ...rest } = option;
    return tone === undefined ? rest : { ...rest, tone };
  };
  return (
    <div className="at-settings-option">
      <div className="at-settings-option-head">
        <Input
          id={id}
          size="small"
          aria-label={text('optionValue')}
          value={name}
          // A number stays one only as JSON: typed here it would become a text under the person's hands.
          disabled={disabled || typeof option.value !== 'string'}
          onChange={({ target }) => change({ ...option, value: target.value })}
        />
        <Select
          size="small"
          allowClear
          aria-label={text('optionTone')}
          placeholder={text('optionTone')}
          value={option.tone ?? null}
          disabled={disabled}
          options={tones.map((tone) => ({ value: tone, label: toneTitle(tone, locale.locale) }))}
          onChange={(tone: Option['tone'] | null) => change(withTone(tone ?? undefined))}
        />
        <Button
          size="small"
          type="text"
          aria-label={text('removeOption', { value: name })}
          disabled={disabled}
          icon={<DeleteOutlined aria-hidden />}
          onClick={() => change(undefined)}
        />
      </div>
      <TextControl
        id={`${id}-label`}
        title={name}
        value={option.label}
        disabled={disabled}
        invalid={false}
        change={(label) => change({ ...option, label: (label as Option['label'] | undefined) ?? '' })}
      />
    </div>
  );
}
