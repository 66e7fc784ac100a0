import { observer } from 'mobx-react-lite';
import { createContext, type ReactNode, useContext } from 'react';
import { Link } from 'react-router-dom';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { Emblem } from './Emblem.tsx';
import { HeaderTools } from './HeaderTools.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { useProductName } from './useProductName.ts';
import './layout.css';

/** True where something that surrounds a page, as a workspace does, draws header and menus already. */
export const FramedContext = createContext(false);

/** A page without menus: the product's name above it, and the person, where one is logged in. */
export const PlainLayout = observer(function PlainLayout({ children }: { children: ReactNode }) {
  const { session } = useRoot();
  const name = useProductName();
  if (useContext(FramedContext)) return <>{children}</>;
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
