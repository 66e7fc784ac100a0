import { Badge, theme } from 'antd';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useText } from '../../../runtime/locale/useText.ts';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { useAnchor } from '../../../runtime/render/useAnchor.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { tabBarLocale } from './TabBar.locale.ts';
import { useLinkColour } from '../../shared/useLinkColour.ts';
import type { tabBarMeta } from './TabBar.meta.ts';

type Item = NonNullable<RendererProps<typeof tabBarMeta>['props']['items']>[number];

/** Few entries side by side, the one where a person is marked. At the bottom it leaves the room that it covers free. */
const TabBar = observer(function TabBar(widget: RendererProps<typeof tabBarMeta>) {
  const { token } = theme.useToken();
  const text = useText(tabBarLocale);
  const { route } = useRoot();
  const { items, active, place } = widget.props;
  if (items.length === 0) return null;
  const below = place === 'bottom';
  const isCurrent = ({ key, path }: Item): boolean =>
    active === undefined ? path === route.path : key === active;
  const bar = (
    <nav
      aria-label={widget.title || text('label')}
      style={{
        display: 'flex',
        minWidth: 0,
        background: token.colorBgContainer,
        ...(below
          ? {
              position: 'fixed',
              insetInline: 0,
              bottom: 0,
              zIndex: 50,
              paddingBottom: 'env(safe-area-inset-bottom)',
              borderBlockStart: `1px solid ${token.colorBorderSecondary}`,
            }
          : { border: `1px solid ${token.colorBorderSecondary}`, borderRadius: token.borderRadiusLG }),
      }}
    >
      {items.map((item) => (
        <Entry
          key={item.key}
          item={item}
          current={isCurrent(item)}
          choose={() => void widget.emit('change', { key: item.key })}
        />
      ))}
    </nav>
  );
  if (!below) return bar;
  return <div style={{ height: HEIGHT }}>{bar}</div>;
});
export default TabBar;

/** px */
const HEIGHT = 56;

const Entry = observer(function Entry({
  item,
  current,
  choose,
}: {
  item: Item;
  current: boolean;
  choose: () => void;
}) {
  const { token } = theme.useToken();
  const linkColour = useLinkColour();
  const { locale, platform } = useRoot();
  const { Icon } = platform.chrome;
  const anchor = useAnchor()(item.path ?? undefined);
  const style = {
    flex: '1 1 0',
    minWidth: 0,
    minHeight: HEIGHT,
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: 2,
    padding: token.paddingXXS,
    border: 0,
    background: 'none',
    font: 'inherit',
    fontSize: token.fontSizeSM,
    textDecoration: 'none',
    cursor: 'pointer',
    color: current ? linkColour : token.colorTextSecondary,
  } as const;
  const face: ReactNode = (
    <>
      <Badge count={item.count ?? 0} size="small" color={token.red7} title="">
        <span style={{ fontSize: token.fontSizeXL, lineHeight: 1, color: style.color }}>
          <Icon name={item.icon ?? 'appstore'} />
        </span>
      </Badge>
      <span style={{ overflow: 'hidden', textOverflow: 'ellipsis', maxWidth: '100%' }}>
        {locale.localise(item.title)}
      </span>
    </>
  );
  const at = current ? ({ 'aria-current': 'page' } as const) : {};
  if (!anchor) {
    return (
      <button type="button" {...at} style={style} onClick={choose}>
        {face}
      </button>
    );
  }
  return (
    <a
      {...anchor}
      {...at}
      style={style}
      onClick={(event) => {
        anchor.onClick(event);
        choose();
      }}
    >
      {face}
    </a>
  );
});
