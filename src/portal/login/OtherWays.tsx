import { observer } from 'mobx-react-lite';
import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { useText } from '../../runtime/locale/useText.ts';
import { lazyPart } from '../../runtime/render/lazyPart.tsx';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { tabPlatform } from '../chatLogin/tabPlatform.ts';
import { casAddress } from '../session/casAddress.ts';
import { CasLogin } from './CasLogin.tsx';
import { loginLocale } from './login.locale.ts';

// Few people come from a chat app.
const ChatAgain = lazyPart(async () => (await import('../chatLogin/ChatAgain.tsx')).ChatAgain);

/** The ways in that lead away from the page, set off by one line: the app that opened the tab, and the central login. */
export const OtherWays = observer(function OtherWays() {
  const root = useRoot();
  const { search } = useLocation();
  const text = useText(loginLocale);
  const isInApp = tabPlatform(root) !== undefined;
  const cas = casAddress(root.session.container?.options, { origin: window.location.origin, search });
  if (!isInApp && cas === undefined) return null;
  return (
    <div className="at-login-other">
      <span>{text('or')}</span>
      {isInApp && (
        <Suspense>
          <ChatAgain />
        </Suspense>
      )}
      {cas !== undefined && <CasLogin address={cas} />}
    </div>
  );
});
