import { DownOutlined, IdcardOutlined } from '@ant-design/icons';
import { Dropdown } from 'antd';
import { observer } from 'mobx-react-lite';
import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { useChangeRole } from '../session/useChangeRole.ts';
import { partsLocale } from './parts.locale.ts';

/** The role that the person acts in; shown where there is a choice. */
export const RoleSwitch = observer(function RoleSwitch() {
  const { session } = useRoot();
  const text = useText(partsLocale);
  const change = useChangeRole();
  if (session.roles.length < 2) return null;
  const current = session.roles.find(({ groupid }) => groupid === session.currentRole);
  const items = session.roles.map(({ groupid, groupname }) => ({ key: groupid, label: groupname }));
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items,
        selectedKeys: current ? [current.groupid] : [],
        onClick: ({ key }) => void change(key),
      }}
    >
      <button type="button" className="at-icon-button" aria-haspopup="menu" title={text('role')}>
        <IdcardOutlined aria-hidden />
        <span>{current?.groupname ?? text('chooseRole')}</span>
        <DownOutlined aria-hidden className="at-caret" />
      </button>
    </Dropdown>
  );
});
