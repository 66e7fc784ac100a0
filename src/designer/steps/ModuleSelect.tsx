import { observer } from 'mobx-react-lite';
import { useCallback } from 'react';
import { useText } from '../../runtime/locale/useText.ts';
import { callableOf, type ModuleCallable } from '../../schemas/wire/callables.ts';
import type { OfferedCall } from '../../schemas/wire/interface.ts';
import type { ControlAttributes } from '../fields/controlAttributes.ts';
import type { Callables } from './Callables.ts';
import { named, OfferedSelect, type SelectText } from './OfferedSelect.tsx';
import { selectLocale } from './select.locale.ts';

interface ModuleSelectProps {
  callables: Callables;
  /** Code of a module, empty for none. */
  value: string;
  /** A call of the module, which knows what it is called. */
  call: string;
  /** The step that it is chosen for. */
  step: ModuleCallable['step'];
  attributes: ControlAttributes;
  choose: (module: string) => void;
}

/** Chooses the module whose records a step writes. */
export const ModuleSelect = observer(function ModuleSelect(props: ModuleSelectProps) {
  const { callables, value, call, step, attributes, choose } = props;
  const text = useText(selectLocale);
  const described = callables.described(call);
  const optionsOf = useCallback(
    (offered: readonly OfferedCall[], words: SelectText) => {
      const modules = new Map<string, string>();
      for (const { call: each, name, action } of offered) {
        const [code = ''] = each.split('/');
        if (action !== undefined && callableOf(action)?.step === step) modules.set(code, name);
      }
      const options = [...modules].map(([code, name]) => ({
        value: code,
        search: `${name} ${code}`,
        label: named(name, code),
      }));
      return options.length === 0 ? [] : [{ label: words('modules'), options }];
    },
    [step],
  );
  return (
    <OfferedSelect
      callables={callables}
      value={value}
      shown={described === undefined ? <code>{value}</code> : named(described.name, value)}
      placeholder={text('moduleHint')}
      attributes={attributes}
      optionsOf={optionsOf}
      choose={choose}
    />
  );
});
