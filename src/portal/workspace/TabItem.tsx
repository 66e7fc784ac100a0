import { CloseOutlined } from '@ant-design/icons';
import { Dropdown } from 'antd';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import type { Tab, TabCommand } from '../../runtime/stores/TabStore.ts';
import { linkOf } from './tabAddress.ts';
import { tabCommands } from './tabCommands.ts';
import { workspaceLocale } from './workspace.locale.ts';

/** One open page; a right click offers what can be closed, and its link. */
export const TabItem = observer(function TabItem({
  tab,
  active,
  close,
}: {
  tab: Tab;
  active: boolean;
  close: (command: TabCommand) => void;
}) {
  const root = useRoot();
  const { systems, locale } = root;
  const text = useText(workspaceLocale);
  const menu = systems.page(tab.path.split('?')[0] ?? '');
  const title = locale.localise(menu?.title ?? tab.title);
  const items = [
    ...tabCommands.map(({ command, label }) => ({ key: command, label: text(label) })),
    { type: 'divider' as const },
    { key: 'copy', label: text('copyLink') },
  ];
  const copyLink = async (): Promise<void> => {
    const link = `${window.location.origin}${linkOf(tab.address, systems.current?.id)}`;
    if (await root.ui.copy(link)) root.ui.message('success', text('copied'));
  };
  return (
    <Dropdown
      trigger={['contextMenu']}
      menu={{ items, onClick: ({ key }) => (key === 'copy' ? void copyLink() : close(key as TabCommand)) }}
    >
      <li className={active ? 'at-tab at-tab-active' : 'at-tab'}>
        <Link to={tab.address} {...(active ? { 'aria-current': 'page' as const } : {})}>
          {title}
        </Link>
        <button
          type="button"
          className="at-plain at-tab-close"
          aria-label={text('closeTab', { title })}
          onClick={() => close('current')}
        >
          <CloseOutlined aria-hidden />
        </button>
      </li>
    </Dropdown>
  );
});
