import { Input, Select, Switch } from 'antd';
import { Type } from 'typebox';
import { useText } from '../../runtime/locale/useText.ts';
import type { PlainKind } from './control.ts';
import { isTemplate } from './controlOf.ts';
import type { ControlProps } from './controlProps.ts';
import { ExpressionInput } from './ExpressionInput.tsx';
import { JsonControl } from './JsonControl.tsx';
import { NumberControl } from './NumberControl.tsx';
import { settingsLocale } from './settings.locale.ts';

const NUMBER = {
  kind: 'number',
  min: undefined,
  max: undefined,
  whole: false,
  unit: undefined,
  schema: Type.Number(),
  bindable: false,
} as const;

const begins: Readonly<Record<PlainKind, unknown>> = {
  text: '',
  number: 0,
  bool: true,
  expression: '{{ null }}',
  json: [],
};

function kindOf(value: unknown, kinds: readonly PlainKind[]): PlainKind | undefined {
  if (value === undefined) return undefined;
  if (isTemplate(value) && kinds.includes('expression')) return 'expression';
  if (typeof value === 'string') return 'text';
  if (typeof value === 'number') return 'number';
  return typeof value === 'boolean' ? 'bool' : 'json';
}

/** A value of one of several kinds: the kind is chosen, then the value set with its control. */
export function AnyControl({ kinds, ...props }: ControlProps & { kinds: readonly PlainKind[] }) {
  const text = useText(settingsLocale);
  const { id, title, value, disabled, change } = props;
  const kind = kindOf(value, kinds);
  const only = kinds.length === 1 ? kinds[0] : undefined;
  const shown = kind ?? only;
  const offered = shown === undefined || kinds.includes(shown) ? kinds : [...kinds, shown];
  return (
    <div className="at-settings-any">
      {(only === undefined || shown !== only) && (
        <Select<PlainKind>
          size="small"
          allowClear
          aria-label={text('kindOf', { title })}
          placeholder={text('none')}
          value={kind ?? null}
          options={offered.map((each) => ({ value: each, label: text(each) }))}
          disabled={disabled}
          onChange={(next: PlainKind | null | undefined) => change(next ? begins[next] : undefined)}
        />
      )}
      {shown === 'text' && (
        <Input
          id={id}
          size="small"
          aria-label={title}
          value={typeof value === 'string' ? value : ''}
          disabled={disabled}
          onChange={({ target }) => change(only && target.value === '' ? undefined : target.value)}
        />
      )}
      {shown === 'number' && (
        <NumberControl
          {...props}
          value={typeof value === 'number' ? value : undefined}
          control={NUMBER}
          fallback={undefined}
        />
      )}
      {shown === 'bool' && (
        <Switch
          id={id}
          size="small"
          aria-label={title}
          checked={value === true}
          disabled={disabled}
          onChange={(next) => change(next)}
        />
      )}
      {shown === 'expression' && (
        <ExpressionInput {...props} value={typeof value === 'string' ? value : ''} />
      )}
      {shown === 'json' && <JsonControl {...props} />}
    </div>
  );
}
