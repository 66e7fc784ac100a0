import { Input, Select, Switch } from 'antd';
import { type TextOf, useText } from '../../runtime/locale/useText.ts';
import { type Tone, tones } from '../../schemas/option.ts';
import type { Control } from './controlOf.ts';
import type { ControlProps } from './controlProps.ts';
import { JsonControl } from './JsonControl.tsx';
import { NumberControl } from './NumberControl.tsx';
import { OptionsControl } from './OptionsControl.tsx';
import { settingsLocale } from './settings.locale.ts';
import { TextControl } from './TextControl.tsx';
import { tonesLocale } from './tones.locale.ts';

interface ValueControlProps extends ControlProps {
  control: Control;
  /** What holds where the document says nothing. */
  fallback: unknown;
  /** Names of the page's sources. */
  sources: readonly string[];
}

/** The tones have names; other choices are the words that the document writes. */
const choicesOf = (values: readonly string[], toneText: TextOf<Tone>) =>
  values.length === tones.length && tones.every((tone) => values.includes(tone))
    ? tones.map((tone) => ({ value: tone, label: toneText(tone) }))
    : values.map((value) => ({ value, label: value }));

/** Sets one value with the control that fits it. A value that the control cannot show is written as JSON. */
export function ValueControl({ control, fallback, sources, ...props }: ValueControlProps) {
  const text = useText(settingsLocale);
  const toneText = useText(tonesLocale);
  const { id, title, value, disabled, invalid, change } = props;
  const status = invalid ? 'error' : '';
  switch (control.kind) {
    case 'switch':
      if (value !== undefined && typeof value !== 'boolean') return <JsonControl {...props} />;
      return (
        <Switch
          id={id}
          size="small"
          aria-label={title}
          checked={value ?? fallback === true}
          disabled={disabled}
          onChange={change}
        />
      );
    case 'number':
      if (value !== undefined && typeof value !== 'number') return <JsonControl {...props} />;
      return <NumberControl {...props} value={value} control={control} fallback={fallback} />;
    case 'choice':
    case 'source': {
      if (value !== undefined && typeof value !== 'string') return <JsonControl {...props} />;
      const values = control.kind === 'choice' ? control.values : sources;
      return (
        <Select
          id={id}
          size="small"
          className="at-settings-wide"
          allowClear
          aria-label={title}
          value={value ?? null}
          placeholder={typeof fallback === 'string' ? fallback : ''}
          options={choicesOf(values, toneText)}
          notFoundContent={text('noSources')}
          disabled={disabled}
          status={status}
          onChange={(chosen: string | null) => change(chosen ?? undefined)}
        />
      );
    }
    case 'line':
      if (value !== undefined && typeof value !== 'string') return <JsonControl {...props} />;
      return (
        <Input
          id={id}
          size="small"
          aria-label={title}
          value={value ?? ''}
          placeholder={typeof fallback === 'string' ? fallback : ''}
          disabled={disabled}
          status={status}
          onChange={({ target }) => change(target.value === '' ? undefined : target.value)}
        />
      );
    case 'text':
      return <TextControl {...props} />;
    case 'options':
      return <OptionsControl {...props} />;
    case 'json':
      return <JsonControl {...props} />;
  }
}
