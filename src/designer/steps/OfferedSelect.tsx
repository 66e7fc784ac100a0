import { Alert, Button } from 'antd';
import { observer } from 'mobx-react-lite';
import { useMemo, type ReactNode } from 'react';
import { SearchSelect } from '../../renderers/shared/typing/SearchSelect.tsx';
import { useText, type TextOf } from '../../runtime/locale/useText.ts';
import type { OfferedCall } from '../../schemas/wire/interface.ts';
import type { ControlAttributes } from '../fields/controlAttributes.ts';
import { failureOf, type Callables } from './Callables.ts';
import { selectLocale } from './select.locale.ts';

export type SelectText = TextOf<keyof (typeof selectLocale.texts)['zhCN']>;

export interface OfferedOption {
  readonly value: string;
  /** What it is found by. */
  readonly search: string;
  readonly label: ReactNode;
  readonly disabled?: boolean;
}

interface OfferedSelectProps {
  callables: Callables;
  /** Empty for none. */
  value: string;
  /** How the chosen one is called. */
  shown: ReactNode;
  placeholder: string;
  attributes: ControlAttributes;
  /** What there is to choose, of all that can be called; to be the same from one drawing to another. */
  optionsOf: (
    offered: readonly OfferedCall[],
    text: SelectText,
  ) => readonly { readonly label: string; readonly options: readonly OfferedOption[] }[];
  choose: (value: string) => void;
}

/** A name with the code behind it. */
export const named = (name: string, code: string): ReactNode => (
  <>
    {name} <code className="at-steps-code">{code}</code>
  </>
);

/** Chooses among what can be called, found by its name; what there is is fetched when somebody looks. */
export const OfferedSelect = observer(function OfferedSelect(props: OfferedSelectProps) {
  const { callables, value, shown, placeholder, attributes, optionsOf, choose } = props;
  const text = useText(selectLocale);
  const { offered } = callables;
  const options = useMemo(
    () =>
      offered?.status === 'ready'
        ? optionsOf(offered.value, text).map((group) => ({ ...group, options: [...group.options] }))
        : [],
    [offered, optionsOf, text],
  );
  const failure = failureOf(offered);
  const none =
    failure === undefined ? (
      text(offered?.status === 'ready' ? 'none' : 'loading')
    ) : (
      <Alert
        type="error"
        message={failure}
        action={<Button onClick={() => void callables.offer()}>{text('retry')}</Button>}
      />
    );
  return (
    <SearchSelect<string | null>
      {...attributes}
      className="at-field-wide"
      placeholder={placeholder}
      value={value || null}
      by="search"
      // All names are fetched late, that of the chosen one at once.
      labelRender={() => shown}
      loading={offered?.status === 'loading'}
      options={options}
      notFoundContent={none}
      onOpenChange={(open) => {
        if (open) void callables.offer();
      }}
      onChange={(chosen) => {
        if (chosen !== null) choose(chosen);
      }}
    />
  );
});
