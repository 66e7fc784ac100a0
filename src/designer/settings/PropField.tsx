import { FunctionOutlined, UndoOutlined } from '@ant-design/icons';
import { Button, Input } from 'antd';
import { useId } from 'react';
import { Check } from 'typebox/value';
import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import type { Prop } from '../../schemas/prop.ts';
import { controlOf, isTemplate } from './controlOf.ts';
import { settingsLocale } from './settings.locale.ts';
import { ValueControl } from './ValueControl.tsx';

export interface PropFieldProps {
  name: string;
  prop: Prop;
  /** As the document writes it; undefined where it says nothing. */
  value: unknown;
  /** Names of the page's sources. */
  sources: readonly string[];
  disabled?: boolean;
  /** Undefined takes the prop out of the document. */
  change: (value: unknown) => void;
}

/** One prop of a widget: its title, a control that fits, its default and the way back to it, what is wrong with it. */
export function PropField({ name, prop, value, sources, disabled = false, change }: PropFieldProps) {
  const { locale } = useRoot();
  const text = useText(settingsLocale);
  const id = useId();
  const title = locale.localise(prop.title);
  const written = prop.kind === 'bindable' && isTemplate(value);
  const invalid = value !== undefined && !Check(prop.schema, value);
  const fallback = prop.source ?? prop.fallback;
  return (
    <div className="at-settings-prop">
      <div className="at-settings-prop-head">
        <label htmlFor={id}>{title}</label>
        <code>{name}</code>
        {prop.kind === 'bindable' && (
          <Button
            size="small"
            type="text"
            aria-pressed={written}
            aria-label={text(written ? 'asValue' : 'asExpression', { title })}
            title={text(written ? 'asValue' : 'asExpression', { title })}
            disabled={disabled}
            icon={<FunctionOutlined aria-hidden />}
            onClick={() => change(written ? undefined : asExpression(value ?? fallback))}
          />
        )}
        {value !== undefined && (
          <Button
            size="small"
            type="text"
            aria-label={text('reset', { title })}
            title={text('reset', { title })}
            disabled={disabled}
            icon={<UndoOutlined aria-hidden />}
            onClick={() => change(undefined)}
          />
        )}
      </div>
      {written ? (
        <Input
          id={id}
          size="small"
          className="at-settings-json"
          aria-label={title}
          value={value}
          placeholder={text('expression', { example: 'params.id' })}
          disabled={disabled}
          status={invalid ? 'error' : ''}
          onChange={({ target }) => change(target.value === '' ? undefined : target.value)}
        />
      ) : (
        <ValueControl
          id={id}
          title={title}
          control={controlOf(prop)}
          fallback={fallback}
          sources={sources}
          value={value}
          disabled={disabled}
          invalid={invalid}
          change={change}
        />
      )}
      {invalid && (
        <p role="alert" className="at-settings-wrong">
          {text('wrong')}
        </p>
      )}
      {fallback !== undefined && fallback !== '' && (
        <p className="at-settings-default">{text('byDefault', { value: shown(fallback, text) })}</p>
      )}
    </div>
  );
}

const shown = (value: unknown, text: (key: 'on' | 'off' | 'none') => string): string => {
  if (typeof value === 'boolean') return text(value ? 'on' : 'off');
  if (Array.isArray(value) && value.length === 0) return text('none');
  return typeof value === 'string' ? value : JSON.stringify(value);
};

/** An expression that yields the value; lists and records have none. */
const asExpression = (value: unknown): string =>
  `{{ ${typeof value === 'object' || value === undefined ? 'null' : JSON.stringify(value)} }}`;
