import { Button } from 'antd';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { casAddress, goesToCas } from '../session/casAddress.ts';
import { loginLocale } from './login.locale.ts';

/** The way to the central login, which the page may go by itself. */
export const CasLogin = observer(function CasLogin() {
  const { session } = useRoot();
  const { search } = useLocation();
  const text = useText(loginLocale);
  const options = session.container?.options;
  const address = casAddress(options, { origin: window.location.origin, search });
  const goes = goesToCas(options, session.notice, search);
  useEffect(() => {
    if (goes && address !== undefined) window.location.replace(address);
  }, [goes, address]);
  if (address === undefined) return null;
  return (
    <div className="at-login-other">
      <span>{text('or')}</span>
      <Button size="large" block href={address}>
        {text('casLogin')}
      </Button>
    </div>
  );
});
