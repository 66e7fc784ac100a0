import { FunctionOutlined, UndoOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useId, useMemo } from 'react';
import { Check } from 'typebox/value';
import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import type { Prop } from '../../schemas/prop.ts';
import type { Control } from './control.ts';
import { controlOf, isTemplate } from './controlOf.ts';
import type { Change, OwnStep, PropListProps } from './controlProps.ts';
import { insideBraces } from '../../renderers/input/shared/conditionBuilder/fields.meta.ts';
import { ExpressionChip } from './ExpressionChip.tsx';
import { InnerPlace } from './InnerPlace.tsx';
import { orderedProps } from './orderedProps.ts';
import { settingsLocale } from './settings.locale.ts';
import { BesideContext, useSettings } from './SettingsContext.ts';
import { useOwnEditor } from './ownEditors.ts';
import { useExpressionDialog } from './useExpressionDialog.tsx';
import { ValueControl } from './ValueControl.tsx';

export interface PropFieldProps {
  name: string;
  prop: Prop;
  /** As the document writes it; undefined where it says nothing. */
  value: unknown;
  disabled?: boolean;
  /** Several parts are set together and say different things. */
  mixed?: boolean;
  /** What was found wrong with it. */
  problems?: readonly string[];
  /** Undefined takes the prop out of the document. */
  change: Change;
}

/** One prop of a widget: its title, a control that fits, its default and the way back to it, what is wrong with it. */
export function PropField(props: PropFieldProps) {
  const { name, prop, value, disabled = false, mixed = false, problems = [], change } = props;
  const { locale } = useRoot();
  const { names } = useSettings();
  const text = useText(settingsLocale);
  const id = useId();
  const control = useMemo(() => controlOf(prop), [prop]);
  const Own = useOwnEditor(prop.schema);
  const title = locale.localise(prop.title);
  const written = prop.kind === 'bindable' && isTemplate(value) ? value : undefined;
  const invalid = value !== undefined && !Check(prop.schema, value);
  const fallback = prop.source ?? prop.fallback;
  const isSet = value !== undefined || mixed;
  const expression = useExpressionDialog({
    ...{ title, change },
    value: written ?? asExpression(value ?? fallback),
    writing: 'expression',
    toFixed: written === undefined ? undefined : () => change(undefined),
  });
  // What is wrong with a chain stands on its cards.
  const shownProblems = control.kind === 'actions' ? [] : problems;
  return (
    <div
      className="at-settings-prop"
      data-prop={name}
      data-control={written !== undefined ? undefined : control.kind}
    >
      <div className="at-settings-prop-head">
        <label htmlFor={id}>{title}</label>
        {prop.required === true && !isSet && (
          <span className="at-settings-needed" title={text('needed')}>
            *
          </span>
        )}
        {isSet && prop.required !== true && (
          <span className="at-settings-dot" role="img" aria-label={text('changed')} title={text('changed')} />
        )}
        {names ? <code>{name}</code> : <span className="at-settings-room" />}
        {prop.kind === 'bindable' && (
          <Button
            size="small"
            type="text"
            aria-pressed={written !== undefined}
            aria-label={text('asExpression', { title })}
            title={text('asExpression', { title })}
            disabled={disabled}
            icon={<FunctionOutlined aria-hidden />}
            onClick={expression.open}
          />
        )}
        {isSet && prop.required !== true && (
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
      {written !== undefined ? (
        <ExpressionChip
          {...{ id, disabled, invalid }}
          label={title}
          shown={insideBraces(written) ?? written}
          unfinished={expression.unfinished}
          open={expression.open}
        />
      ) : Own !== undefined ? (
        <Own
          {...{ id, title, value, disabled, change }}
          invalid={invalid || problems.length > 0}
          List={PropList}
        />
      ) : (
        <ValueControl
          id={id}
          title={title}
          control={control}
          fallback={mixed ? undefined : fallback}
          required={prop.required === true}
          value={value}
          disabled={disabled}
          invalid={invalid || problems.length > 0}
          List={PropList}
          change={change}
        />
      )}
      {expression.dialog}
      {mixed && <p className="at-settings-default">{text('mixed')}</p>}
      {prop.help && <p className="at-settings-default">{locale.localise(prop.help)}</p>}
      {invalid && (
        <p role="alert" className="at-settings-wrong">
          {text('wrong')}
        </p>
      )}
      {shownProblems.map((problem) => (
        <p key={problem} className="at-settings-wrong">
          {problem}
        </p>
      ))}
      {Own === undefined && !SHOW_FALLBACK.has(control.kind) && fallback !== undefined && fallback !== '' && (
        <p className="at-settings-default">{text('byDefault', { value: shown(fallback, text) })}</p>
      )}
    </div>
  );
}

/** Controls in which the fallback is seen where nothing is set. */
const SHOW_FALLBACK: ReadonlySet<Control['kind']> = new Set([
  'tagged',
  'switch',
  'choice',
  'flag',
  'rows',
  'list',
]);

const shown = (value: unknown, text: (key: 'on' | 'off' | 'none') => string): string => {
  if (typeof value === 'boolean') return text(value ? 'on' : 'off');
  if (Array.isArray(value) && value.length === 0) return text('none');
  return typeof value === 'string' ? value : JSON.stringify(value);
};

/** An expression that yields the value; lists and records have none. */
const asExpression = (value: unknown): string =>
  `{{ ${typeof value === 'object' || value === undefined ? 'null' : JSON.stringify(value)} }}`;

const NONE: readonly string[] = [];

/** Several props, those left out that depend on another value of others. */
export function PropList({ schema, values, problems, disabled, change }: PropListProps) {
  const set = (name: string, value: unknown, step?: OwnStep): void => {
    const rest = new Map(Object.entries(values));
    if (value === undefined) rest.delete(name);
    else rest.set(name, value);
    change(rest.size === 0 ? undefined : Object.fromEntries(rest), step);
  };
  return (
    <BesideContext.Provider value={values}>
      <div className="at-settings">
        {orderedProps(schema, values).map(([name, prop]) => (
          <InnerPlace key={name} step={name}>
            <PropField
              name={name}
              prop={prop}
              value={values[name]}
              problems={problems?.[name] ?? NONE}
              disabled={disabled}
              change={(value, step) => set(name, value, step)}
            />
          </InnerPlace>
        ))}
      </div>
    </BesideContext.Provider>
  );
}
