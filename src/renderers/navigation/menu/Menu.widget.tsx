import { Menu as AntdMenu } from 'antd';
import type { MenuProps } from 'antd';
import { observer } from 'mobx-react-lite';
import { useText } from '../../../runtime/locale/useText.ts';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { type Anchor, useAnchor } from '../../../runtime/render/useAnchor.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { menuLocale } from './Menu.locale.ts';
import type { menuMeta } from './Menu.meta.ts';
import { menuEntries, wayTo, type MenuEntry } from './menuItems.ts';

/** Items with an address are links proper; the item of the page that is open is marked. */
const Menu = observer(function Menu(widget: RendererProps<typeof menuMeta>) {
  const text = useText(menuLocale);
  const { locale, route, platform } = useRoot();
  const anchorOf = useAnchor();
  const { Icon } = platform.chrome;
  const { items, direction, active } = widget.props;
  const entries = menuEntries(items, (title) => locale.localise(title));
  const way = wayTo(entries, ({ key, path }) =>
    active === undefined ? path === route.path : key === active,
  );
  const draw = (entry: MenuEntry): NonNullable<MenuProps['items']>[number] => ({
    key: entry.key,
    label: <Label entry={entry} anchor={entry.path === undefined ? undefined : anchorOf(entry.path)} />,
    ...(entry.icon === undefined ? {} : { icon: <Icon name={entry.icon} /> }),
    ...(entry.children.length === 0 ? {} : { children: entry.children.map(draw) }),
  });
  return (
    <nav aria-label={widget.title || text('label')} style={{ minWidth: 0 }}>
      <AntdMenu
        mode={direction === 'row' ? 'horizontal' : 'inline'}
        items={entries.map(draw)}
        selectedKeys={way.slice(-1)}
        defaultOpenKeys={direction === 'row' ? [] : way.slice(0, -1)}
        disabled={!widget.enabled}
        onClick={({ key }) => void widget.emit('select', { key })}
        style={{ borderInlineEnd: 0, background: 'transparent' }}
      />
    </nav>
  );
});
export default Menu;

function Label({ entry, anchor }: { entry: MenuEntry; anchor: Anchor | undefined }) {
  if (!anchor || entry.children.length > 0) return entry.title;
  return <a {...anchor}>{entry.title}</a>;
}
