import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useText } from '../../../runtime/locale/useText.ts';
import { useSettings } from '../../settings/SettingsContext.ts';
import { NamedSelect } from './NamedSelect.tsx';
import { pickersLocale } from './pickers.locale.ts';

interface ModulePickerProps {
  id: string;
  title: string;
  value: unknown;
  required: boolean;
  disabled: boolean;
  invalid: boolean;
  change: (module: string | undefined) => void;
}

/** Chooses a form, which is a module, by its name. */
export const ModulePicker = observer(function ModulePicker(props: ModulePickerProps) {
  const { id, title, value, required, disabled, invalid, change } = props;
  const names = useSettings().catalogue?.names;
  const text = useText(pickersLocale);
  const chosen = typeof value === 'string' ? value : undefined;
  useEffect(() => {
    if (chosen !== undefined) void names?.need('form');
  }, [names, chosen]);
  const list = names?.of('form');
  return (
    <NamedSelect
      id={id}
      title={title}
      value={chosen}
      placeholder={text('chooseForm')}
      optional={!required}
      disabled={disabled}
      invalid={invalid}
      offered={
        list?.status === 'ready' ? list.value.map(({ id: form, name }) => ({ value: form, label: name })) : []
      }
      status={list}
      look={() => void names?.look('form')}
      change={change}
    />
  );
});
