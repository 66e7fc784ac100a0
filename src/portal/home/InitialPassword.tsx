import { Alert, Button } from 'antd';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useText } from '../../runtime/locale/useText.ts';
import { lazyPart } from '../../runtime/render/lazyPart.tsx';
import { NonBlocking } from '../../runtime/render/NonBlocking.tsx';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { homeLocale } from './home.locale.ts';

const PasswordDialog = lazyPart(async () => (await import('../parts/PasswordDialog.tsx')).PasswordDialog);

/** Asks whoever still has the password that the installation gave them to change it. */
export const InitialPassword = observer(function InitialPassword() {
  const { session } = useRoot();
  const text = useText(homeLocale);
  const [changing, setChanging] = useState<boolean>();
  return (
    <>
      {session.login?.userLoginInfo.initialPassword === true &&
        session.may('base/user/password/update.do') && (
          <Alert
            type="warning"
            showIcon
            style={{ marginBlockEnd: 16 }}
            message={text('initialPassword')}
            action={
              <Button size="small" onClick={() => setChanging(true)}>
                {text('changePassword')}
              </Button>
            }
          />
        )}
      {changing !== undefined && (
        <NonBlocking gone={() => setChanging(undefined)}>
          <PasswordDialog open={changing} close={() => setChanging(false)} />
        </NonBlocking>
      )}
    </>
  );
});
