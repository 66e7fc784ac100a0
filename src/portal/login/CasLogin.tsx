import { Button } from 'antd';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { goesToCas } from '../session/casAddress.ts';
import { loginLocale } from './login.locale.ts';

/** The way to the central login, which the page may go by itself. */
export const CasLogin = observer(function CasLogin({ address }: { address: string }) {
  const { session } = useRoot();
  const { search } = useLocation();
  const text = useText(loginLocale);
  const goes = goesToCas(session.container?.options, session.notice, search);
  useEffect(() => {
    if (goes) window.location.replace(address);
  }, [goes, address]);
  return (
    <Button size="large" block href={address}>
      {text('casLogin')}
    </Button>
  );
});
