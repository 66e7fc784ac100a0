import { Alert, Button, Select } from 'antd';
import { observer } from 'mobx-react-lite';
import { useCallback, useMemo, useState } from 'react';
import { messageOf } from '../../../../runtime/data/ApiError.ts';
import { useText, type TextOf } from '../../../../runtime/locale/useText.ts';
import { useLoaded } from '../../../../runtime/render/useLoaded.ts';
import { useRoot } from '../../../../runtime/stores/RootContext.tsx';
import { fetchCallable, fetchOffered, type OfferedCall } from './callables.ts';
import { composedLocale } from './composed.locale.ts';
import type { Callable } from './withStep.ts';

interface AddStepProps {
  /** The steps cannot be read, so none can be added to them. */
  disabled: boolean;
  add: (callable: Callable) => void;
}

/** Adds a step by what it calls, which is found by its name. */
export const AddStep = observer(function AddStep({ disabled, add }: AddStepProps) {
  const { client } = useRoot();
  const text = useText(composedLocale);
  // Fetched when somebody looks for it.
  const [asked, ask] = useState(false);
  const load = useCallback(() => fetchOffered(client), [client]);
  const { loaded, retry } = useLoaded(asked ? load : undefined);
  const [adding, setAdding] = useState(false);
  const [failure, setFailure] = useState<string>();
  const offered = useMemo(() => (loaded.status === 'ready' ? loaded.value : []), [loaded]);
  const options = useMemo(() => optionsOf(offered, text), [offered, text]);
  const choose = async (call: string): Promise<void> => {
    const chosen = offered.find((each) => each.call === call);
    if (chosen === undefined) return;
    setAdding(true);
    setFailure(undefined);
    try {
      add(await fetchCallable(client, chosen));
    } catch (error) {
      setFailure(messageOf(error));
    } finally {
      setAdding(false);
    }
  };
  const failed = loaded.status === 'failed' && (
    <Alert
      type="error"
      message={messageOf(loaded.error)}
      action={<Button onClick={retry}>{text('retry')}</Button>}
    />
  );
  return (
    <>
      <Select<string | null>
        className="at-interface-narrow at-interface-wide"
        aria-label={text('addStep')}
        placeholder={text('hint')}
        value={null}
        showSearch
        optionFilterProp="search"
        disabled={disabled || adding}
        loading={adding || (asked && loaded.status === 'loading')}
        options={options}
        notFoundContent={failed || text(loaded.status === 'loading' ? 'loading' : 'none')}
        onOpenChange={(open) => {
          if (open) ask(true);
        }}
        onChange={(call) => {
          if (call !== null) void choose(call);
        }}
      />
      {failure !== undefined && <Alert type="error" showIcon message={failure} />}
    </>
  );
});

function optionsOf(offered: readonly OfferedCall[], text: Text) {
  const option = ({ call, name, read }: OfferedCall) => {
    const title = read === undefined ? name : `${name} · ${text(read)}`;
    return {
      value: call,
      search: `${title} ${call}`,
      label: (
        <>
          {title} <code className="at-interface-address">{call}</code>
        </>
      ),
    };
  };
  const groups = [
    { label: text('interfaces'), options: offered.filter(({ read }) => read === undefined).map(option) },
    { label: text('forms'), options: offered.filter(({ read }) => read !== undefined).map(option) },
  ];
  return groups.filter((group) => group.options.length > 0);
}

type Text = TextOf<keyof (typeof composedLocale.texts)['zhCN']>;
