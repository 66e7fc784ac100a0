import type { MenuProps } from 'antd';
import type { ComponentType } from 'react';
import { Link } from 'react-router-dom';
import { safeUrl } from '../../documents/safeUrl.ts';
import type { IconProps } from '../../runtime/render/chrome.ts';
import type { MenuRoute } from '../../runtime/stores/SystemStore.ts';
import { MenuCount } from './MenuCount.tsx';
import type { MenuBadges } from './useMenuBadges.ts';
import type { Text } from '../../schemas/text.ts';

type Item = NonNullable<MenuProps['items']>[number];

interface Drawing {
  localise: (title: Text) => string;
  Icon: ComponentType<IconProps>;
  newWindow: (title: string) => string;
  /** Where the entry of a page leads, by the path of its menu. */
  addressOf: (path: string) => string;
  badges: MenuBadges;
}

/** The entries of the side menu: links to pages, groups, addresses that open in a new tab. Hidden ones are left out. */
export function menuItems(routes: readonly MenuRoute[], drawing: Drawing): Item[] {
  return routes.filter(({ hidden }) => !hidden).map((route) => menuItem(route, drawing));
}

function menuItem(route: MenuRoute, drawing: Drawing): Item {
  const { Icon, localise, newWindow, addressOf, badges } = drawing;
  const title = localise(route.title);
  const count = badges.get(route.path);
  const icon = (
    <span className={count === undefined ? 'anticon' : 'anticon at-menu-marked'}>
      <Icon name={route.icon} />
    </span>
  );
  const shared = { key: route.path, icon, title };
  const label = <Counted title={title} count={count} />;
  if (route.children.length > 0) {
    return { ...shared, label, children: menuItems(route.children, drawing) };
  }
  if (route.type !== 'url') return { ...shared, label: <Link to={addressOf(route.path)}>{label}</Link> };
  const address = safeUrl(route.url);
  if (address === undefined) return { ...shared, label: title, disabled: true };
  const link = (
    <a href={address} target="_blank" rel="noopener noreferrer" aria-label={newWindow(title)}>
      {label}
    </a>
  );
  return { ...shared, label: link };
}

/** A menu's name, and the number beside it. */
function Counted({ title, count }: { title: string; count: number | undefined }) {
  if (count === undefined) return title;
  return (
    <span className="at-menu-counted">
      <span>{title}</span> <MenuCount count={count} />
    </span>
  );
}
