import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router-dom';
import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import type { Text } from '../../schemas/text.ts';
import { trailOf } from './resolvePath.ts';
import { workspaceLocale } from './workspace.locale.ts';

/** Where the page stands among the menus; short: the page alone. */
export const Trail = observer(function Trail({ short }: { short: boolean }) {
  const { systems, tabs, locale } = useRoot();
  const { pathname } = useLocation();
  const text = useText(workspaceLocale);
  const menus = trailOf(systems.menus, pathname);
  const own = tabs.tabs.find(({ path }) => path === tabs.active);
  const all: { path: string; title: Text }[] = menus.length > 0 || !own ? menus : [own];
  const shown = short ? all.slice(-1) : all;
  return (
    <nav aria-label={text('breadcrumb')} className="at-trail">
      <ol>
        {shown.map(({ path, title }, index) => (
          <li key={path} {...(index === shown.length - 1 ? { 'aria-current': 'page' as const } : {})}>
            {locale.localise(title)}
          </li>
        ))}
      </ol>
    </nav>
  );
});
