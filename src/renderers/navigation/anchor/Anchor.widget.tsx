import { theme } from 'antd';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { useText } from '../../../runtime/locale/useText.ts';
import { usePlace } from '../../../runtime/render/PageContext.tsx';
import type { ChildItem, RendererProps } from '../../../runtime/render/rendererProps.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { anchorLocale } from './Anchor.locale.ts';
import { useLinkColour } from '../../shared/useLinkColour.ts';
import type { anchorMeta } from './Anchor.meta.ts';
import { useInSight } from './useInSight.ts';

/** The titles of its parts beside them. A part takes the focus when one goes to it, so that reading goes on there. */
const Anchor = observer(function Anchor({ props, items }: RendererProps<typeof anchorMeta>) {
  const { token } = theme.useToken();
  const linkColour = useLinkColour();
  const text = useText(anchorLocale);
  const { locale, theme: looks } = useRoot();
  const { scope } = usePlace();
  const host = useRef<HTMLDivElement>(null);
  const parts = new Map<string, HTMLElement | null>();
  const shown = items.filter((item) => item.visible);
  const current = useInSight(host, shown.map(({ key }) => key).join('\n'));
  const title = ({ title: own, node }: ChildItem): string =>
    own || (node.props.title?.read(scope, locale.locale) as string | undefined) || text('untitled');
  const go = (key: string): void => {
    const part = parts.get(key);
    part?.scrollIntoView({ behavior: 'smooth', block: 'start' });
    part?.focus({ preventScroll: true });
  };
  const side = props.place === 'side' && looks.device !== 'mobile';
  return (
    <div
      ref={host}
      style={{
        display: 'grid',
        gap: side ? token.marginLG : token.margin,
        gridTemplateColumns: side ? '160px minmax(0, 1fr)' : 'minmax(0, 1fr)',
        alignItems: 'start',
      }}
    >
      <nav
        aria-label={text('label')}
        style={{
          position: 'sticky',
          top: token.margin,
          zIndex: 2,
          background: side ? 'transparent' : token.colorBgLayout,
        }}
      >
        <ul
          style={{
            display: 'flex',
            flexDirection: side ? 'column' : 'row',
            overflowX: side ? 'visible' : 'auto',
            margin: 0,
            padding: 0,
            listStyle: 'none',
            borderInlineStart: side ? `2px solid ${token.colorBorderSecondary}` : 'none',
          }}
        >
          {shown.map((item) => (
            <li key={item.key} style={{ flex: 'none' }}>
              <button
                type="button"
                onClick={() => go(item.key)}
                {...(item.key === current ? { 'aria-current': 'location' } : {})}
                style={{
                  width: '100%',
                  padding: `${token.paddingXXS}px ${token.paddingSM}px`,
                  border: 0,
                  background: 'none',
                  font: 'inherit',
                  textAlign: 'start',
                  cursor: 'pointer',
                  color: item.key === current ? linkColour : token.colorTextSecondary,
                  fontWeight: item.key === current ? token.fontWeightStrong : 'normal',
                }}
              >
                {title(item)}
              </button>
            </li>
          ))}
        </ul>
      </nav>
      <div style={{ display: 'grid', gap: token.margin, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {shown.map((item) => (
          <div
            key={item.key}
            ref={(element) => void parts.set(item.key, element)}
            data-part={item.key}
            tabIndex={-1}
            style={{ minWidth: 0, outline: 'none', scrollMarginTop: side ? token.margin : 56 }}
          >
            {item.element}
          </div>
        ))}
      </div>
    </div>
  );
});
export default Anchor;
