import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { DarkSwitch } from '../parts/DarkSwitch.tsx';
import { Emblem } from '../parts/Emblem.tsx';
import { LanguageSwitch } from '../parts/LanguageSwitch.tsx';
import { Splash } from '../parts/Splash.tsx';
import { useProductName } from '../parts/useProductName.ts';
import { useTitle } from '../parts/useTitle.ts';
import { useContainerLanguage } from '../session/useLanguageRefresh.ts';
import { afterLogin } from './afterLogin.ts';
import { CampusScene } from './CampusScene.tsx';
import { loginLocale } from './login.locale.ts';
import './login.css';

/** A page before the login: the scene, and a card with the page's form. A person who is logged in already goes on. */
export const EntryPage = observer(function EntryPage({
  pageTitle,
  title,
  hint,
  children,
}: {
  pageTitle: string;
  title: string;
  hint: string;
  children: ReactNode;
}) {
  const { session } = useRoot();
  const { search } = useLocation();
  const text = useText(loginLocale);
  const name = useProductName();
  useTitle(pageTitle);
  useContainerLanguage();
  if (session.status === 'unknown') return <Splash />;
  if (session.status === 'loggedIn') {
    const skipHome = session.container?.options.skipHome ?? false;
    const to = afterLogin(search, window.location.origin, skipHome);
    return <Navigate to={to} replace state={{ afterLogin: true }} />;
  }
  return (
    <div className="at-login">
      <aside className="at-login-scene at-campus">
        <CampusScene />
        <div className="at-login-motto">
          <p>{text('motto')}</p>
          <p>{text('mottoText')}</p>
        </div>
      </aside>
      <main className="at-login-panel">
        <div className="at-login-tools">
          <LanguageSwitch />
          <DarkSwitch />
        </div>
        <div className="at-login-card">
          <header>
            <div className="at-login-brand">
              <Emblem size={36} />
              <span>{name}</span>
            </div>
            <h1>{title}</h1>
            <p>{hint}</p>
          </header>
          {children}
        </div>
      </main>
    </div>
  );
});
