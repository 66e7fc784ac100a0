import { Type } from 'typebox';
import { SearchSelect } from '../../../renderers/shared/typing/SearchSelect.tsx';
import { useText } from '../../../runtime/locale/useText.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import type { CallInput } from '../../../schemas/wire/interface.ts';
import { AnyControl } from '../../settings/AnyControl.tsx';
import type { PlainKind } from '../../settings/control.ts';
import { isTemplate } from '../../settings/controlOf.ts';
import { ExpressionInput } from '../../settings/ExpressionInput.tsx';
import { recordOf } from '../../settings/recordOf.ts';
import type { NamedField } from '../../settings/SettingsContext.ts';
import { JsonControl } from '../../settings/JsonControl.tsx';
import { ListControl } from '../../settings/ListControl.tsx';
import { plainItem } from '../../settings/plainItem.ts';
import { pickersLocale } from './pickers.locale.ts';
import { RecordData } from './RecordData.tsx';
import { WhereControl } from './WhereControl.tsx';

export interface TypedValueProps {
  id: string;
  title: string;
  type: CallInput['type'];
  value: unknown;
  /** Of the records that are asked for: what conditions and orders are made of. */
  fields: readonly NamedField[];
  disabled: boolean;
  invalid: boolean;
  change: (value: unknown) => void;
}

const kinds: Partial<Record<CallInput['type'], readonly PlainKind[]>> = {
  text: ['text', 'expression'],
  date: ['text', 'expression'],
  datetime: ['text', 'expression'],
  number: ['number', 'expression'],
  bool: ['bool', 'expression'],
};

/** A value that is handed to a call, by the type that the call takes: fixed, or what an expression yields. */
export function TypedValue(props: TypedValueProps) {
  const { type, value, ...control } = props;
  const plain = kinds[type];
  if (plain !== undefined) return <AnyControl {...control} value={value} kinds={plain} />;
  if (type === 'conditions') return <WhereControl {...props} />;
  if (type === 'sort') return <OrderSelect {...props} />;
  if (type === 'fields') return <FieldsSelect {...props} />;
  if (type === 'record') return <RecordData {...props} />;
  const item =
    type === 'list' && Array.isArray(value) && value.length === 0 ? Type.String() : plainItem(value);
  if (item !== undefined) return <ListControl {...control} value={value} item={item} />;
  // Records in a list, or a tree, that were written out stay as they are written; a new one comes from an expression.
  if (value !== undefined && typeof value !== 'string') return <JsonControl {...control} value={value} />;
  return <ExpressionInput {...control} value={typeof value === 'string' ? value : ''} />;
}

/** The fields that are asked for; none: all of them. */
export function FieldsSelect({ id, title, value, fields, disabled, invalid, change }: TypedValueProps) {
  const { locale } = useRoot();
  const text = useText(pickersLocale);
  if (isTemplate(value)) return <ExpressionInput {...{ id, title, value, disabled, invalid, change }} />;
  return (
    <SearchSelect<string[]>
      id={id}
      mode={fields.length === 0 ? 'tags' : 'multiple'}
      size="small"
      className="at-settings-wide"
      aria-label={title}
      placeholder={text('allFields')}
      value={Array.isArray(value) ? value.map(String) : []}
      options={fields.map((field) => ({ value: field.code, label: locale.localise(field.title) }))}
      disabled={disabled}
      status={invalid ? 'error' : ''}
      onChange={(next) => change(next.length === 0 ? undefined : next)}
    />
  );
}

/** By what the records are ordered, the first before the second. */
export function OrderSelect({ id, title, value, fields, disabled, invalid, change }: TypedValueProps) {
  const { locale } = useRoot();
  const text = useText(pickersLocale);
  if (isTemplate(value)) return <ExpressionInput {...{ id, title, value, disabled, invalid, change }} />;
  const written = (Array.isArray(value) ? value : []).map((each: unknown) => {
    const { field, order } = recordOf(each);
    return `${String(field)} ${order === 'desc' ? 'desc' : 'asc'}`;
  });
  const choices = fields.flatMap((each) => {
    const field = locale.localise(each.title);
    return [
      { value: `${each.code} asc`, label: text('ascending', { field }) },
      { value: `${each.code} desc`, label: text('descending', { field }) },
    ];
  });
  return (
    <SearchSelect<string[]>
      id={id}
      mode={choices.length === 0 ? 'tags' : 'multiple'}
      size="small"
      className="at-settings-wide"
      aria-label={title}
      placeholder={text('byDefault')}
      value={written}
      options={choices}
      disabled={disabled}
      status={invalid ? 'error' : ''}
      onChange={(next) => change(next.length === 0 ? undefined : ordersOf(next))}
    />
  );
}

/** The last one chosen of a field is meant. */
function ordersOf(chosen: readonly string[]): readonly { field: string; order: 'asc' | 'desc' }[] {
  const orders = new Map<string, 'asc' | 'desc'>();
  for (const each of chosen) {
    const [field = '', order] = each.split(' ');
    orders.set(field, order === 'desc' ? 'desc' : 'asc');
  }
  return [...orders].map(([field, order]) => ({ field, order }));
}
