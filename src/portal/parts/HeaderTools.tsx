import { observer } from 'mobx-react-lite';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { AppearanceButton } from './AppearanceButton.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { RoleSwitch } from './RoleSwitch.tsx';
import { UserMenu } from './UserMenu.tsx';

/** The right side of every header. */
export const HeaderTools = observer(function HeaderTools() {
  const { theme } = useRoot();
  return (
    <div className="at-header-tools">
      {theme.device !== 'mobile' && <RoleSwitch />}
      <LanguageSwitch />
      <AppearanceButton />
      <UserMenu />
    </div>
  );
});
