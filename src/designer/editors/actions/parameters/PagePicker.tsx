import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useText } from '../../../../runtime/locale/useText.ts';
import { useRoot } from '../../../../runtime/stores/RootContext.tsx';
import { pageKinds, type PageKind } from '../../../../schemas/kinds.ts';
import { kindTitles } from '../../../../schemas/kindTitles.ts';
import { NamedSelect } from '../../pickers/NamedSelect.tsx';
import { recordOf } from '../../../settings/recordOf.ts';
import { useSettings } from '../../../settings/SettingsContext.ts';
import { actionsLocale } from '../actions.locale.ts';
import type { PickerProps } from './pickerProps.ts';

const isPageKind = (kind: string): kind is PageKind => pageKinds.some((each) => each === kind);

/** Chooses what is opened, of all kinds that can be, by name. */
export const PagePicker = observer(function PagePicker(props: PickerProps) {
  const { id, title, value, required, disabled, invalid, change } = props;
  const { locale } = useRoot();
  const text = useText(actionsLocale);
  const names = useSettings().catalogue?.names;
  const { kind, id: chosen } = recordOf(value);
  const chosenKind = typeof kind === 'string' && isPageKind(kind) ? kind : undefined;
  useEffect(() => {
    if (chosenKind !== undefined) void names?.need(chosenKind);
  }, [names, chosenKind]);
  const lists = pageKinds.map((each) => names?.of(each));
  const offered = pageKinds.flatMap((each, at) => {
    const list = lists[at];
    const group = locale.localise(kindTitles[each]);
    if (list?.status !== 'ready') return [];
    return list.value.map((named) => ({ value: `${each}/${named.id}`, label: named.name, group }));
  });
  const status =
    lists.find((list) => list?.status === 'failed') ?? lists.find((list) => list?.status === 'loading');
  const isSet = chosenKind !== undefined && typeof chosen === 'string';
  return (
    <NamedSelect
      id={id}
      title={title}
      value={isSet ? `${chosenKind}/${chosen}` : undefined}
      placeholder={text('choosePage')}
      optional={!required}
      disabled={disabled}
      invalid={invalid}
      offered={offered}
      status={status}
      look={() => pageKinds.forEach((each) => void names?.look(each))}
      change={(next) => {
        const [nextKind, nextId] = next?.split('/') ?? [];
        change(next === undefined ? undefined : { kind: nextKind, id: nextId });
      }}
    />
  );
});
