import { Button, Dropdown } from 'antd';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { runChain } from '../../../runtime/actions/runChain.ts';
import { useForm } from '../../../runtime/form/FormContext.tsx';
import { useText } from '../../../runtime/locale/useText.ts';
import { usePlace } from '../../../runtime/render/PageContext.tsx';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { dropdownActionsLocale } from './DropdownActions.locale.ts';
import type { dropdownActionsMeta } from './DropdownActions.meta.ts';

/** Each item carries its own chain, which runs in the scope in which the widget stands. */
const DropdownActions = observer(function DropdownActions({
  node,
  props,
  enabled,
  title,
}: RendererProps<typeof dropdownActionsMeta>) {
  const text = useText(dropdownActionsLocale);
  const root = useRoot();
  const { page, scope } = usePlace();
  const form = useForm();
  const [running, setRunning] = useState(false);
  const { Icon } = root.platform.chrome;
  const run = async (key: string): Promise<void> => {
    setRunning(true);
    const index = props.items.findIndex((item) => item.key === key);
    const item = props.items[index];
    const path = `${node.path}/props/items/${String(index)}/actions`;
    const at = { path, name: item === undefined ? '' : root.locale.localise(item.text) };
    await runChain(item?.actions, { root, page, form, scope, at });
    setRunning(false);
  };
  const label = props.text || title;
  const items = props.items.map((item) => ({
    key: item.key,
    label: root.locale.localise(item.text),
    danger: item.danger ?? false,
    ...(item.icon === undefined ? {} : { icon: <Icon name={item.icon} /> }),
  }));
  return (
    <Dropdown menu={{ items, onClick: ({ key }) => void run(key) }} trigger={['click']} disabled={!enabled}>
      <Button
        type={props.type}
        loading={running}
        aria-haspopup="menu"
        icon={<Icon name={label ? 'down' : 'ellipsis'} />}
        iconPosition="end"
        {...(label ? {} : { 'aria-label': text('more') })}
      >
        {label || null}
      </Button>
    </Dropdown>
  );
});
export default DropdownActions;
