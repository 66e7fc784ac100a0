import { observer } from 'mobx-react-lite';
import { Navigate } from 'react-router-dom';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { layoutOf } from './layouts.ts';
import { OpenedMenu } from './OpenedMenu.tsx';
import { firstOf } from './resolvePath.ts';

/** The first page of a system that has one page, `/single/app`. */
export const SinglePage = observer(function SinglePage() {
  const { systems } = useRoot();
  if (!systems.current) return null;
  const first = layoutOf(systems.current) === 'single' ? firstOf(systems.menus) : undefined;
  return first ? <OpenedMenu route={first} /> : <Navigate to="/main/1" replace />;
});
