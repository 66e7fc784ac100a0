import {
  AppstoreOutlined,
  UserSwitchOutlined,
  EditOutlined,
  KeyOutlined,
  LogoutOutlined,
  SettingOutlined,
  UserOutlined,
} from '@ant-design/icons';
import { Avatar, Dropdown, type MenuProps } from 'antd';
import { observer } from 'mobx-react-lite';
import { type MouseEvent, useState } from 'react';
import { safeImageUrl, safeUrl } from '../../documents/safeUrl.ts';
import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { NonBlocking } from '../../runtime/render/NonBlocking.tsx';
import { isPlainClick } from '../../runtime/render/isPlainClick.ts';
import { lazyPart } from '../../runtime/render/lazyPart.tsx';
import { isCancelled, messageOf } from '../../runtime/data/ApiError.ts';
import { BACK_OFFICE } from '../pages/backOfficePages.ts';
import { designAddress } from '../pages/designAddress.ts';
import { useChangeRole } from '../session/useChangeRole.ts';
import { useLogOut } from '../session/useLogOut.ts';
import { partsLocale } from './parts.locale.ts';

const PasswordDialog = lazyPart(async () => (await import('./PasswordDialog.tsx')).PasswordDialog);

/** Where the documents are that the person designs. */
const CATALOGUE = '/resource';

/** When the person is away. */
const ABSENCE = '/absence';

/** The person, and what concerns them alone. On phones the role is chosen here too. */
export const UserMenu = observer(function UserMenu() {
  const { session, systems, theme, ui } = useRoot();
  const text = useText(partsLocale);
  const logOut = useLogOut();
  const changeRole = useChangeRole();
  const [changing, setChanging] = useState<boolean>();
  const user = session.login?.userBaseInfo;
  // Somebody of a role and no more is called by it.
  const nobody = (session.isPreview && session.roleName) || text('visitor');
  const name = user?.realName || user?.userName || nobody;
  const phone = theme.device === 'mobile';
  const mayChange =
    !session.isPreview &&
    session.may('base/user/password/update.do') &&
    (session.container?.options.home.enableChangePassword ?? false);
  const elsewhere = session.mayDesign ? managementOf(session.container?.mgrUrl) : undefined;
  const isOffice = systems.systems.some(({ id }) => id === BACK_OFFICE);
  const management = elsewhere ?? (isOffice ? `/system/${BACK_OFFICE}` : undefined);
  const { current } = systems;
  const design =
    session.mayDesign && current?.designs === true ? designAddress('system', current.id) : undefined;
  const roles = phone && session.roles.length > 1 ? session.roles : [];
  const items: MenuProps['items'] = [
    ...roles.map(({ groupid, groupname }) => ({ key: `role ${groupid}`, label: groupname })),
    ...(roles.length > 0 ? [{ type: 'divider' as const }] : []),
    ...(management === undefined
      ? []
      : [{ key: 'management', label: text('management'), icon: <SettingOutlined aria-hidden /> }]),
    ...(session.mayDesign
      ? [
          {
            key: 'documents',
            label: <PlainLink href={CATALOGUE} text={text('documents')} />,
            icon: <AppstoreOutlined aria-hidden />,
          },
        ]
      : []),
    ...(design === undefined
      ? []
      : [
          {
            key: 'design',
            label: <PlainLink href={design} text={text('designSystem')} />,
            icon: <EditOutlined aria-hidden />,
          },
        ]),
    ...(user === undefined || session.isPreview || !session.may('form/flow/delegation/save.do')
      ? []
      : [
          {
            key: 'absence',
            label: <PlainLink href={ABSENCE} text={text('absence')} />,
            icon: <UserSwitchOutlined aria-hidden />,
          },
        ]),
    ...(mayChange
      ? [{ key: 'password', label: text('changePassword'), icon: <KeyOutlined aria-hidden /> }]
      : []),
    // Out of a preview leads the bar above it.
    ...(session.isPreview
      ? []
      : [{ key: 'logOut', label: text('logOut'), icon: <LogoutOutlined aria-hidden /> }]),
  ];
  /** A page that was opened by its address has not asked which systems there are. */
  const findOffice = (): void => {
    const isAside = session.isPreview || session.sharedPage !== undefined;
    if (isAside || management !== undefined || !systems.isLoadingList || systems.groups.length > 0) return;
    systems.loadList().catch((error: unknown) => {
      if (!isCancelled(error)) ui.message('error', messageOf(error));
    });
  };
  const choose = (key: string): void => {
    if (key === 'password') setChanging(true);
    else if (key === 'management' && management !== undefined)
      ui.open(management, !management.startsWith('/'));
    else if (key === 'documents') ui.navigate(CATALOGUE);
    else if (key === 'absence') ui.navigate(ABSENCE);
    else if (key === 'design' && design !== undefined) ui.navigate(design);
    else if (key === 'logOut') void logOut();
    else void changeRole(key.replace(/^role /, ''));
  };
  const image = safeImageUrl(user?.headImage);
  return (
    <>
      <Dropdown
        trigger={['click']}
        disabled={items.length === 0}
        onOpenChange={(open) => {
          if (open) findOffice();
        }}
        // Ends where its button ends, not at the window's edge.
        placement="bottomRight"
        menu={{
          items,
          selectedKeys: [`role ${session.currentRole ?? ''}`],
          onClick: ({ key }) => choose(key),
        }}
      >
        <button
          type="button"
          className="at-icon-button at-user"
          aria-haspopup="menu"
          aria-label={`${text('userMenu')} ${name}`}
        >
          <Avatar size={26} {...(image ? { src: image } : { icon: <UserOutlined aria-hidden /> })} alt="" />
          {!phone && <span>{name}</span>}
        </button>
      </Dropdown>
      {changing !== undefined && (
        <NonBlocking gone={() => setChanging(undefined)}>
          <PasswordDialog open={changing} close={() => setChanging(false)} />
        </NonBlocking>
      )}
    </>
  );
});

/** An entry of a menu that leads somewhere: a plain click is the menu's own, any other the browser's. */
function PlainLink({ href, text }: { href: string; text: string }) {
  const press = (event: MouseEvent): void => {
    if (isPlainClick(event)) event.preventDefault();
    else event.stopPropagation();
  };
  return (
    <a href={href} tabIndex={-1} onClick={press}>
      {text}
    </a>
  );
}

/** Where the management is: a page of this portal or of another site; nothing else is followed. */
function managementOf(mgrUrl: string | undefined): string | undefined {
  const url = safeUrl(mgrUrl);
  return url !== undefined && /^(?:https?:|\/)/i.test(url) ? url : undefined;
}
