import { Alert, Button, Select } from 'antd';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useText, type TextOf } from '../../../../runtime/locale/useText.ts';
import type { OfferedCall } from '../../../../schemas/wire/interface.ts';
import type { ControlAttributes } from '../../../fields/controlAttributes.ts';
import { failureOf, type Callables } from './Callables.ts';
import { composedLocale } from './composed.locale.ts';

interface CallSelectProps {
  callables: Callables;
  /** `moduleCode/interfaceUrl`, empty for none. */
  value: string;
  disabled?: boolean;
  busy?: boolean;
  attributes: ControlAttributes;
  choose: (call: string) => void;
}

/** Chooses what is called, found by its name; what there is is fetched when somebody looks. */
export const CallSelect = observer(function CallSelect(props: CallSelectProps) {
  const { callables, value, disabled = false, busy = false, attributes, choose } = props;
  const text = useText(composedLocale);
  const { offered } = callables;
  const loading = offered === undefined || offered.status === 'loading';
  const options = useMemo(
    () => (offered?.status === 'ready' ? optionsOf(offered.value, text) : []),
    [offered, text],
  );
  const failure = failureOf(offered);
  const none =
    failure === undefined ? (
      text(loading ? 'loading' : 'none')
    ) : (
      <Alert
        type="error"
        message={failure}
        action={<Button onClick={() => void callables.offer()}>{text('retry')}</Button>}
      />
    );
  return (
    <Select<string | null>
      {...attributes}
      className="at-field-wide"
      placeholder={text('hint')}
      value={value || null}
      showSearch
      optionFilterProp="search"
      // All names are fetched late, that of the chosen one at once.
      labelRender={() => nameOf(callables, value, text)}
      disabled={disabled || busy}
      loading={busy || offered?.status === 'loading'}
      options={options}
      notFoundContent={none}
      onOpenChange={(open) => {
        if (open) void callables.offer();
      }}
      onChange={(call) => {
        if (call !== null) choose(call);
      }}
    />
  );
});

function nameOf(callables: Callables, call: string, text: Text) {
  const described = callables.described(call);
  return described === undefined ? <code>{call}</code> : labelOf(described, text);
}

const titleOf = ({ name, read }: OfferedCall, text: Text): string =>
  read === undefined ? name : `${name} · ${text(`read.${read}`)}`;

const labelOf = (offered: OfferedCall, text: Text) => (
  <>
    {titleOf(offered, text)} <code className="at-interface-address">{offered.call}</code>
  </>
);

function optionsOf(offered: readonly OfferedCall[], text: Text) {
  const option = (each: OfferedCall) => ({
    value: each.call,
    search: `${titleOf(each, text)} ${each.call}`,
    label: labelOf(each, text),
  });
  const groups = [
    { label: text('interfaces'), options: offered.filter(({ read }) => read === undefined).map(option) },
    { label: text('forms'), options: offered.filter(({ read }) => read !== undefined).map(option) },
  ];
  return groups.filter((group) => group.options.length > 0);
}

type Text = TextOf<keyof (typeof composedLocale.texts)['zhCN']>;
