import { AppstoreOutlined, DownOutlined } from '@ant-design/icons';
import { Dropdown, type MenuProps } from 'antd';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { isCancelled, messageOf } from '../../runtime/data/ApiError.ts';
import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { SystemIcon } from '../parts/SystemIcon.tsx';
import { useOpenSystem } from './useOpenSystem.ts';
import { workspaceLocale } from './workspace.locale.ts';

/** The open system, and the way to the others. */
export const SystemSwitch = observer(function SystemSwitch() {
  const { systems, ui } = useRoot();
  const navigate = useNavigate();
  const text = useText(workspaceLocale);
  const { open } = useOpenSystem();
  const { current } = systems;
  useEffect(() => {
    if (!systems.isLoadingList || systems.systems.length > 0) return;
    systems.loadList().catch((error: unknown) => {
      if (!isCancelled(error)) ui.message('error', messageOf(error));
    });
  }, [systems, ui]);
  const items: MenuProps['items'] = [
    ...systems.systems.map((system) => ({
      key: system.id,
      label: system.systemname,
      icon: <SystemIcon system={system} size="small" />,
    })),
    { type: 'divider' as const },
    { key: ' home', label: text('allSystems'), icon: <AppstoreOutlined aria-hidden /> },
  ];
  const choose = (key: string): void => {
    if (key === ' home') void navigate('/home');
    else if (key !== current?.id) void open(key);
  };
  return (
    <Dropdown
      trigger={['click']}
      menu={{ items, selectedKeys: current ? [current.id] : [], onClick: ({ key }) => choose(key) }}
    >
      <button
        type="button"
        className="at-icon-button at-system-switch"
        aria-haspopup="menu"
        title={text('systems')}
      >
        {current && <SystemIcon system={current} size="small" />}
        <span>{current?.systemname}</span>
        <DownOutlined aria-hidden />
      </button>
    </Dropdown>
  );
});
