import { Button } from 'antd';
import { observer } from 'mobx-react-lite';
import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { AppearanceButton } from './AppearanceButton.tsx';
import { HelpMenu } from './HelpMenu.tsx';
import { MessageBell } from '../messages/MessageBell.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { partsLocale } from './parts.locale.ts';
import { RoleSwitch } from './RoleSwitch.tsx';
import { UserMenu } from './UserMenu.tsx';

/** The right side of every header. */
export const HeaderTools = observer(function HeaderTools() {
  const { theme, session } = useRoot();
  const text = useText(partsLocale);
  const isOneself = session.roles.length > 0 && !session.isPreview && session.sharedPage === undefined;
  const hasInbox = isOneself && session.may('base/message/read.do');
  const leaveShare = (): void => {
    session.leaveShare();
    window.location.assign('/home');
  };
  return (
    <div className="at-header-tools">
      {theme.device !== 'mobile' && <RoleSwitch />}
      {hasInbox && <MessageBell />}
      {session.mayDesign && <HelpMenu />}
      <LanguageSwitch />
      <AppearanceButton />
      {session.sharedPage === undefined ? (
        <UserMenu />
      ) : (
        <>
          <span className="at-shared">{text('shared')}</span>
          <Button size="small" onClick={leaveShare}>
            {text('leaveShared')}
          </Button>
        </>
      )}
    </div>
  );
});
