import { observer } from 'mobx-react-lite';
import { useParams } from 'react-router-dom';
import { RoleScreen } from '../../designer/rights/RoleScreen.tsx';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { useTitle } from '../parts/useTitle.ts';
import { useTab } from '../workspace/useTab.ts';
import { ErrorView } from './ErrorView.tsx';
import { pagesLocale } from './pages.locale.ts';
import { refusalOf } from './refusal.ts';

/** `/role/{code}`: what a role may do. */
export const RolePage = observer(function RolePage() {
  const root = useRoot();
  const { locale, dictionaries } = root;
  const { code = '' } = useParams();
  const known = dictionaries.options('role').options.find(({ value }) => value === code);
  const title = locale.inBoth(pagesLocale, 'role', { name: known ? locale.localise(known.label) : code });
  useTitle(locale.localise(title));
  useTab(title);
  if (!root.session.mayDesign) return <ErrorView code="403" {...refusalOf(root, locale.localise(title))} />;
  return <RoleScreen key={code} role={code} />;
});
