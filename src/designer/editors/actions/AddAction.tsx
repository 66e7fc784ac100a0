import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { observer } from 'mobx-react-lite';
import { useMemo, useState } from 'react';
import { SearchSelect } from '../../../renderers/shared/typing/SearchSelect.tsx';
import { useText } from '../../../runtime/locale/useText.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import type { StepPlace } from '../../cards/tree.ts';
import { actionGroups, actionKinds, isOwnAction, kindOf } from './actionKinds.tsx';
import { actionName } from './actionName.ts';
import { actionNamesLocale } from './actionNames.locale.ts';
import { useActions } from './ActionsContext.ts';
import { actionsLocale } from './actions.locale.ts';

interface AddActionProps {
  place: StepPlace;
  /** What the button says to those who do not see where it stands. */
  label: string;
  /** It stands between cards, where it shows when somebody comes near. */
  small?: boolean;
}

/** A button that becomes a list of actions to search: by what they are called and by what they are good for. */
export const AddAction = observer(function AddAction({ place, label, small = false }: AddActionProps) {
  const { add, disabled } = useActions();
  const [choosing, setChoosing] = useState(false);
  const text = useText(actionsLocale);
  if (choosing) {
    return (
      <ActionChoice
        label={label}
        leave={() => setChoosing(false)}
        choose={(name) => {
          setChoosing(false);
          add(place, name);
        }}
      />
    );
  }
  return (
    <Button
      size="small"
      type={small ? 'default' : 'dashed'}
      {...(small ? { shape: 'circle', className: 'at-steps-between' } : { className: 'at-actions-add' })}
      aria-label={label}
      title={small ? label : undefined}
      icon={<PlusOutlined aria-hidden />}
      disabled={disabled}
      onClick={() => setChoosing(true)}
    >
      {small ? undefined : text('add')}
    </Button>
  );
});

function ActionChoice({
  label,
  choose,
  leave,
}: {
  label: string;
  choose: (name: string) => void;
  leave: () => void;
}) {
  const { platform, locale } = useRoot();
  const text = useText(actionsLocale);
  const names = useText(actionNamesLocale);
  const options = useMemo(() => {
    // What is used most stands first; actions of packages behind the product's own.
    const all = [...new Set([...Object.keys(actionKinds), ...platform.actions.keys()])];
    const offered = all.flatMap((name) => platform.actions.get(name) ?? []);
    return actionGroups
      .map((group) => ({
        label: names(group),
        options: offered
          .filter(({ name }) => kindOf(name).group === group)
          .map(({ name }) => {
            const title = locale.localise(actionName(name));
            const help = isOwnAction(name) ? names(`${name}.help`) : '';
            return {
              value: name,
              search: `${title} ${help} ${name}`,
              label: (
                <span className="at-actions-offer">
                  {kindOf(name).icon}
                  <span>
                    {title}
                    <small>{help}</small>
                  </span>
                </span>
              ),
            };
          }),
      }))
      .filter((group) => group.options.length > 0);
  }, [platform, locale, names]);
  return (
    <SearchSelect<string | null>
      autoFocus
      defaultOpen
      size="small"
      className="at-settings-wide"
      by="search"
      listHeight={360}
      popupMatchSelectWidth={300}
      aria-label={label}
      placeholder={text('choose')}
      notFoundContent={text('noAction')}
      value={null}
      options={options}
      onBlur={leave}
      onOpenChange={(open) => {
        if (!open) leave();
      }}
      onChange={(name) => {
        if (name !== null) choose(name);
      }}
    />
  );
}
