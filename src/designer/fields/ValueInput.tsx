import { Input, InputNumber, Select } from 'antd';
import { useText } from '../../runtime/locale/useText.ts';
import type { InterfaceInputType } from '../../schemas/wire/interface.ts';
import { fieldsLocale } from './fields.locale.ts';
import type { ControlAttributes } from './controlAttributes.ts';
import './fields.css';

interface ValueInputProps {
  type: InterfaceInputType;
  value: unknown;
  /** Undefined: none. */
  change: (value: unknown) => void;
  attributes: ControlAttributes & { 'aria-label'?: string };
  placeholder?: string;
  disabled?: boolean;
}

const MOMENT = '2026-02-23T08:00:00+08:00';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A value of an input: typed as the type has it. */
export function ValueInput({ type, value, change, attributes, placeholder, disabled }: ValueInputProps) {
  const text = useText(fieldsLocale);
  const shared = { ...attributes, disabled: disabled === true, placeholder: placeholder ?? '' };
  switch (type) {
    case 'number':
      return (
        <InputNumber
          {...shared}
          className="at-field-wide"
          controls={false}
          value={typeof value === 'number' ? value : null}
          onChange={(next) => change(next ?? undefined)}
        />
      );
    case 'bool':
      return (
        <Select<'true' | 'false'>
          {...shared}
          className="at-field-wide"
          allowClear
          value={typeof value === 'boolean' ? (`${value}` as const) : null}
          options={[
            { value: 'true', label: text('yes') },
            { value: 'false', label: text('no') },
          ]}
          onChange={(next: 'true' | 'false' | undefined) =>
            change(next === undefined ? undefined : next === 'true')
          }
        />
      );
    case 'texts':
    case 'numbers': {
      const list = Array.isArray(value) ? value.map(String) : [];
      return (
        <Select<string[]>
          {...shared}
          className="at-field-wide"
          mode="tags"
          open={false}
          suffixIcon={null}
          placeholder={placeholder ?? text('several')}
          tokenSeparators={[',', '，', ' ', '\n']}
          value={list}
          onChange={(next) => change(next.length === 0 ? undefined : readList(type, next))}
        />
      );
    }
    default:
      return (
        <Input
          {...shared}
          {...(type === 'date' ? { type: 'date' } : {})}
          placeholder={placeholder ?? (type === 'datetime' ? MOMENT : '')}
          value={textOf(value)}
          onChange={({ target }) => change(target.value === '' ? undefined : target.value)}
        />
      );
  }
}

/** What is no number stays as it was typed: the server says so at its field. */
const readList = (type: 'texts' | 'numbers', list: readonly string[]): readonly unknown[] =>
  type === 'texts' ? list : list.map((each) => (Number.isFinite(Number(each)) ? Number(each) : each));
