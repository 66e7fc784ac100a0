import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useText } from '../../../runtime/locale/useText.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { callableOf } from '../../../schemas/wire/callables.ts';
import type { OfferedCall } from '../../../schemas/wire/interface.ts';
import { useSettings } from '../../settings/SettingsContext.ts';
import { NamedSelect } from './NamedSelect.tsx';
import { pickersLocale } from './pickers.locale.ts';

interface CallChoiceProps {
  id: string;
  title: string;
  value: unknown;
  required: boolean;
  disabled: boolean;
  invalid: boolean;
  /** Which of all calls are offered. */
  offers: (call: OfferedCall) => boolean;
  change: (call: string | undefined) => void;
}

/** Chooses a configured interface, or a call of a form, by name. */
export const CallChoice = observer(function CallChoice(props: CallChoiceProps) {
  const { id, title, value, required, disabled, invalid, offers, change } = props;
  const { locale } = useRoot();
  const text = useText(pickersLocale);
  const callables = useSettings().catalogue?.callables;
  const call = typeof value === 'string' && value !== '' ? value : undefined;
  useEffect(() => {
    if (call !== undefined) void callables?.need([call]);
  }, [callables, call]);
  const called = ({ name, action }: Pick<OfferedCall, 'name' | 'action'>): string => {
    const title = action === undefined ? undefined : callableOf(action)?.title;
    return title === undefined ? name : `${name} · ${locale.localise(title)}`;
  };
  const described = call === undefined ? undefined : callables?.described(call);
  const list = callables?.offered;
  const offered = list?.status === 'ready' ? list.value.filter(offers) : [];
  return (
    <NamedSelect
      id={id}
      title={title}
      value={call}
      shown={described && called(described)}
      placeholder={text('chooseCall')}
      optional={!required}
      disabled={disabled}
      invalid={invalid}
      offered={[...offered]
        .sort((one, other) => Number(one.action !== undefined) - Number(other.action !== undefined))
        .map((each) => ({
          value: each.call,
          label: called(each),
          group: text(each.action === undefined ? 'interfaces' : 'forms'),
        }))}
      status={list}
      look={() => void callables?.offer()}
      change={change}
    />
  );
});
