import { Type } from 'typebox';
import { useText } from '../../../../runtime/locale/useText.ts';
import { useRoot } from '../../../../runtime/stores/RootContext.tsx';
import { FIELD_CODE } from '../../../../schemas/kinds.ts';
import { LineControl } from '../../../settings/LineControl.tsx';
import { NamedSelect } from '../../pickers/NamedSelect.tsx';
import { type NamedMember, type SettingsScope, useSettings } from '../../../settings/SettingsContext.ts';
import { actionsLocale } from '../actions.locale.ts';
import type { PickerProps } from './pickerProps.ts';

const CODE = Type.String({ pattern: FIELD_CODE });

type Name = 'field' | 'variable' | 'source' | 'event' | 'node';

const offers: Readonly<Record<Name, (scope: SettingsScope) => readonly NamedMember[]>> = {
  field: ({ fieldsOf }) => fieldsOf(undefined),
  variable: ({ variables }) => variables,
  source: ({ sources }) => sources.map((name) => ({ code: name, title: name })),
  event: ({ events }) => events,
  node: ({ nodes }) => nodes(),
};

const pickerOf = (name: Name) =>
  function NameOf({ id, title, value, required, disabled, invalid, change }: PickerProps) {
    const { locale } = useRoot();
    const scope = useSettings();
    const text = useText(actionsLocale);
    const offered = offers[name](scope);
    // Fields of a form region, or of the form around a control, are not known here: their codes are typed.
    if (name === 'field' && offered.length === 0) {
      return (
        <LineControl
          {...{ id, title, disabled, invalid, required, change }}
          value={typeof value === 'string' ? value : undefined}
          schema={CODE}
          fallback={undefined}
        />
      );
    }
    return (
      <NamedSelect
        id={id}
        title={title}
        value={typeof value === 'string' && value !== '' ? value : undefined}
        placeholder={text(`choose_${name}`)}
        optional={!required}
        disabled={disabled}
        invalid={invalid}
        offered={offered.map((each) => ({
          value: each.code,
          label: locale.localise(each.title),
        }))}
        change={change}
      />
    );
  };

/** Choose something of the document itself, by its title. */
export const NamePicker = {
  field: pickerOf('field'),
  variable: pickerOf('variable'),
  source: pickerOf('source'),
  event: pickerOf('event'),
  node: pickerOf('node'),
};
