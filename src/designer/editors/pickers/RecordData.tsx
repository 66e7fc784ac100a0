import { DeleteOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useId } from 'react';
import { SearchSelect } from '../../../renderers/shared/typing/SearchSelect.tsx';
import { useText } from '../../../runtime/locale/useText.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { titled } from '../../../schemas/text.ts';
import { AnyControl } from '../../settings/AnyControl.tsx';
import type { PlainKind } from '../../settings/control.ts';
import { isTemplate } from '../../settings/controlOf.ts';
import { ExpressionInput } from '../../settings/ExpressionInput.tsx';
import { recordOf } from '../../settings/recordOf.ts';
import type { NamedField } from '../../settings/SettingsContext.ts';
import { NameEntry } from './NameEntry.tsx';
import { pickersLocale } from './pickers.locale.ts';

interface RecordDataProps {
  id: string;
  title: string;
  value: unknown;
  /** The fields that may be given; empty: not known, they are typed. */
  fields: readonly NamedField[];
  disabled: boolean;
  invalid: boolean;
  change: (value: unknown) => void;
}

const kindsOf = ({ type }: NamedField): readonly PlainKind[] => {
  if (type === 'number') return ['number', 'expression'];
  if (type === 'bool') return ['bool', 'expression'];
  return type === 'array' ? ['expression'] : ['text', 'expression'];
};

/** Values of fields, by the titles of the fields. */
export function RecordData({ id, title, value, fields, disabled, invalid, change }: RecordDataProps) {
  const { locale } = useRoot();
  const text = useText(pickersLocale);
  const base = useId();
  if (isTemplate(value)) return <ExpressionInput {...{ id, title, value, disabled, invalid, change }} />;
  const given = recordOf(value);
  const put = (name: string, next: unknown): void => change({ ...given, [name]: next ?? '' });
  const nameOf = (code: string): string => {
    const field = fields.find((each) => each.code === code);
    return field === undefined ? code : titled(locale.localise(field.title), code, locale.locale);
  };
  const further = fields.filter(({ code }) => !Object.hasOwn(given, code));
  return (
    <div role="group" aria-label={title} className="at-given">
      {Object.entries(given).map(([code, each]) => {
        const field = fields.find((one) => one.code === code);
        const name = nameOf(code);
        return (
          <div key={code} className="at-given-row">
            <div className="at-given-head">
              <label htmlFor={`${base}-${code}`}>{name}</label>
              <Button
                size="small"
                type="text"
                aria-label={text('removeOf', { name })}
                disabled={disabled}
                icon={<DeleteOutlined aria-hidden />}
                onClick={() => {
                  const { [code]: _gone, ...rest } = given;
                  change(rest);
                }}
              />
            </div>
            <AnyControl
              id={`${base}-${code}`}
              title={name}
              value={each}
              kinds={field === undefined ? ['text', 'number', 'bool', 'expression'] : kindsOf(field)}
              disabled={disabled}
              invalid={false}
              change={(next) => put(code, next)}
            />
          </div>
        );
      })}
      {fields.length === 0 ? (
        <NameEntry
          id={id}
          label={text('addField')}
          disabled={disabled}
          taken={Object.keys(given)}
          add={(code) => put(code, '')}
        />
      ) : (
        further.length > 0 && (
          <SearchSelect<string | null>
            id={id}
            size="small"
            className="at-settings-wide"
            aria-label={text('addTo', { to: title })}
            placeholder={text('addField')}
            value={null}
            options={further.map(({ code }) => ({ value: code, label: nameOf(code) }))}
            disabled={disabled}
            status={invalid ? 'error' : ''}
            onChange={(code) => {
              if (code !== null) put(code, begun(further, code));
            }}
          />
        )
      )}
    </div>
  );
}

const begun = (fields: readonly NamedField[], code: string): unknown => {
  const type = fields.find((each) => each.code === code)?.type;
  if (type === 'number') return 0;
  return type === 'bool' ? true : '';
};
