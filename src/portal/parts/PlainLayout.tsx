import { observer } from 'mobx-react-lite';
import { type ReactNode, useContext } from 'react';
import { Link } from 'react-router-dom';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { Emblem } from './Emblem.tsx';
import { FramedContext } from './FramedContext.ts';
import { HeaderTools } from './HeaderTools.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { useProductName } from './useProductName.ts';
import './layout.css';

/** A page without menus: the product's name above it, and the person, where one is logged in. */
export const PlainLayout = observer(function PlainLayout({ children }: { children: ReactNode }) {
  const { session } = useRoot();
  const name = useProductName();
  const framed = useContext(FramedContext);
  if (framed === 'workspace') return <>{children}</>;
  if (framed === 'site') return <main className="at-page">{children}</main>;
  return (
    <div className="at-plain-layout">
      <header className="at-header">
        <Link to="/home" className="at-header-brand">
          <Emblem size={28} />
          <span>{name}</span>
        </Link>
        {session.status === 'loggedIn' ? <HeaderTools /> : <LanguageSwitch />}
      </header>
      <main className="at-page">{children}</main>
    </div>
  );
});
