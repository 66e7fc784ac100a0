import { observer } from 'mobx-react-lite';
import { useCallback } from 'react';
import { useText } from '../../runtime/locale/useText.ts';
import { isModuleRead } from '../../schemas/wire/callables.ts';
import type { OfferedCall } from '../../schemas/wire/interface.ts';
import type { ControlAttributes } from '../fields/controlAttributes.ts';
import type { Callables } from './Callables.ts';
import { named, OfferedSelect, type SelectText } from './OfferedSelect.tsx';
import { selectLocale } from './select.locale.ts';

interface CallSelectProps {
  callables: Callables;
  /** `moduleCode/interfaceUrl`, empty for none. */
  value: string;
  /** Whether what writes can be called. */
  mayWrite: boolean;
  attributes: ControlAttributes;
  choose: (call: string) => void;
}

/** Chooses what a step calls: an interface, or a read of a module. What writes to a module has steps of its own. */
export const CallSelect = observer(function CallSelect(props: CallSelectProps) {
  const { callables, value, mayWrite, attributes, choose } = props;
  const text = useText(selectLocale);
  const described = callables.described(value);
  const optionsOf = useCallback(
    (offered: readonly OfferedCall[], words: SelectText) => {
      const option = (each: OfferedCall) => ({
        value: each.call,
        search: `${titleOf(each, words)} ${each.call}`,
        label: named(titleOf(each, words), each.call),
        disabled: each.writes && !mayWrite,
      });
      const groups = [
        {
          label: words('interfaces'),
          options: offered.filter(({ action }) => action === undefined).map(option),
        },
        {
          label: words('modules'),
          options: offered.filter(({ action }) => action !== undefined && isModuleRead(action)).map(option),
        },
      ];
      return groups.filter(({ options }) => options.length > 0);
    },
    [mayWrite],
  );
  return (
    <OfferedSelect
      callables={callables}
      value={value}
      shown={described === undefined ? <code>{value}</code> : named(titleOf(described, text), value)}
      placeholder={text('callHint')}
      attributes={attributes}
      optionsOf={optionsOf}
      choose={choose}
    />
  );
});

function titleOf({ name, action, writes }: OfferedCall, text: SelectText): string {
  if (action === 'list' || action === 'detail' || action === 'count') return `${name} · ${text(action)}`;
  return writes ? `${name} · ${text('writes')}` : name;
}
