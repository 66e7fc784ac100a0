import { theme } from 'antd';
import { observer } from 'mobx-react-lite';
import { useText } from '../../../runtime/locale/useText.ts';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { AppCard } from './AppCard.tsx';
import { appGridLocale } from './AppGrid.locale.ts';
import type { appGridMeta } from './AppGrid.meta.ts';

/** Cards in groups, as many side by side as fit; two beside each other on a phone. */
const AppGrid = observer(function AppGrid(widget: RendererProps<typeof appGridMeta>) {
  const { token } = theme.useToken();
  const text = useText(appGridLocale);
  const { locale, theme: look } = useRoot();
  const groups = widget.props.groups.filter(({ items }) => items.length > 0);
  if (groups.length === 0) {
    return (
      <div style={{ padding: token.paddingXL, textAlign: 'center', color: token.colorTextSecondary }}>
        {widget.props.emptyText || text('empty')}
      </div>
    );
  }
  const least = look.device === 'mobile' ? 140 : 240;
  return (
    <div style={{ display: 'grid', gap: token.marginLG, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {groups.map(({ title, items }, at) => (
        <section key={at}>
          {title !== undefined && (
            <h2
              style={{
                margin: `0 0 ${token.marginSM}px`,
                fontSize: token.fontSizeLG,
                color: token.colorTextHeading,
              }}
            >
              {locale.localise(title)}
            </h2>
          )}
          <ul
            style={{
              display: 'grid',
              gap: token.margin,
              gridTemplateColumns: `repeat(auto-fill, minmax(min(${least}px, 100%), 1fr))`,
              margin: 0,
              padding: 0,
              listStyle: 'none',
            }}
          >
            {items.map((app, index) => (
              <li key={index} style={{ display: 'grid', minWidth: 0 }}>
                <AppCard
                  title={locale.localise(app.title)}
                  description={app.description ? locale.localise(app.description) : ''}
                  icon={app.icon ?? 'appstore'}
                  path={app.path ?? undefined}
                  {...(widget.handles('open') ? { onOpen: () => void widget.emit('open', app) } : {})}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
});
export default AppGrid;
