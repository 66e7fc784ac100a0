import { observer } from 'mobx-react-lite';
import { Link, Navigate } from 'react-router-dom';
import { safeUrl } from '../../documents/safeUrl.ts';
import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import type { MenuRoute } from '../../runtime/stores/SystemStore.ts';
import { useTitle } from '../parts/useTitle.ts';
import { layoutOf } from './layouts.ts';
import { MenuCount } from './MenuCount.tsx';
import { useMenuBadges } from './useMenuBadges.ts';
import { usePageAddress } from './usePageAddress.ts';
import { workspaceLocale } from './workspace.locale.ts';
import './homeMenu.css';

/** All menus of a system on one page, `/menu`, for systems whose skin says `homemenu`; titled by the first of them. */
export const HomeMenuPage = observer(function HomeMenuPage() {
  const { systems, locale } = useRoot();
  const first = systems.menus.find(({ hidden }) => !hidden);
  useTitle(first ? locale.localise(first.title) : '');
  if (!systems.current) return null;
  if (layoutOf(systems.current) !== 'homeMenu') return <Navigate to="/main" replace />;
  return <HomeMenus />;
});

/** The menus of the open system as tiles, those of a group under its name. */
export const HomeMenus = observer(function HomeMenus() {
  const { systems, locale } = useRoot();
  const text = useText(workspaceLocale);
  const shown = systems.menus.filter(({ hidden }) => !hidden);
  const badges = useMenuBadges(systems.menus);
  const alone = shown.filter(({ children }) => children.length === 0);
  const groups = shown.filter(({ children }) => children.length > 0);
  const tiles = (routes: readonly MenuRoute[]) => (
    <ul>
      {routes.map((route) => (
        <Tile key={route.path} route={route} count={badges.get(route.path)} />
      ))}
    </ul>
  );
  return (
    <div className="at-home-menu">
      <h1 className="at-visually-hidden">{text('menus')}</h1>
      {alone.length > 0 && tiles(alone)}
      {groups.map((group) => (
        <section key={group.path} aria-labelledby={`menu${group.path}`}>
          <h2 id={`menu${group.path}`}>{locale.localise(group.title)}</h2>
          {tiles(pagesOf(group.children))}
        </section>
      ))}
    </div>
  );
});

/** What stands in a group, however deep. */
const pagesOf = (routes: readonly MenuRoute[]): MenuRoute[] =>
  routes
    .filter(({ hidden }) => !hidden)
    .flatMap((route) => (route.children.length > 0 ? pagesOf(route.children) : [route]));

const Tile = observer(function Tile({ route, count }: { route: MenuRoute; count: number | undefined }) {
  const { locale, platform } = useRoot();
  const text = useText(workspaceLocale);
  const { Icon } = platform.chrome;
  const addressOf = usePageAddress();
  const title = locale.localise(route.title);
  const inside = (
    <>
      <span className="at-home-menu-icon">
        <Icon name={route.icon} />
      </span>
      <span>{title}</span> <MenuCount count={count} />
    </>
  );
  const address = route.type === 'url' ? safeUrl(route.url) : undefined;
  if (route.type !== 'url')
    return (
      <li>
        <Link to={addressOf(route.path)}>{inside}</Link>
      </li>
    );
  if (address === undefined) return null;
  return (
    <li>
      <a href={address} target="_blank" rel="noopener noreferrer" aria-label={text('newWindow', { title })}>
        {inside}
      </a>
    </li>
  );
});
