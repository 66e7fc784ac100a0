import { theme } from 'antd';
import { useId } from 'react';
import { useText } from '../../../runtime/locale/useText.ts';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { useAnchor } from '../../../runtime/render/useAnchor.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { portletLocale } from './Portlet.locale.ts';
import type { portletMeta } from './Portlet.meta.ts';

/** A block of a portal page; blocks beside each other are equally tall. */
export default function Portlet(widget: RendererProps<typeof portletMeta>) {
  const { token } = theme.useToken();
  const { Icon } = useRoot().platform.chrome;
  const headingId = useId();
  const { icon, height } = widget.props;
  const title = widget.props.title || widget.title;
  return (
    <section
      aria-labelledby={headingId}
      style={{
        display: 'flex',
        flexDirection: 'column',
        minWidth: 0,
        height: '100%',
        background: token.colorBgContainer,
        border: `1px solid ${token.colorBorderSecondary}`,
        borderRadius: token.borderRadiusLG,
        overflow: 'hidden',
      }}
    >
      <header
        style={{
          display: 'flex',
          alignItems: 'center',
          gap: token.marginXS,
          padding: `${token.paddingSM}px ${token.padding}px`,
          borderBlockEnd: `1px solid ${token.colorBorderSecondary}`,
        }}
      >
        {icon !== undefined && (
          <span style={{ color: token.colorPrimary, fontSize: token.fontSizeLG, lineHeight: 1 }}>
            <Icon name={icon} />
          </span>
        )}
        <h2
          id={headingId}
          style={{
            flex: '1 1 0',
            minWidth: 0,
            margin: 0,
            fontSize: token.fontSizeLG,
            fontWeight: token.fontWeightStrong,
            color: token.colorTextHeading,
            overflowWrap: 'anywhere',
          }}
        >
          {title}
        </h2>
        <More widget={widget} title={title} />
      </header>
      <div
        {...(height === undefined ? {} : { tabIndex: 0, role: 'group', 'aria-labelledby': headingId })}
        style={{
          display: 'grid',
          alignContent: 'start',
          gap: token.margin,
          gridTemplateColumns: 'minmax(0, 1fr)',
          padding: token.padding,
          ...(height === undefined ? {} : { maxHeight: height, overflow: 'auto' }),
        }}
      >
        {widget.children}
      </div>
    </section>
  );
}

/** A link where there is an address, else a button where the document says what happens. */
function More({ widget, title }: { widget: RendererProps<typeof portletMeta>; title: string }) {
  const { token } = theme.useToken();
  const text = useText(portletLocale);
  const { platform } = useRoot();
  const { Icon } = platform.chrome;
  const anchor = useAnchor()(widget.props.moreUrl);
  const style = {
    flex: 'none',
    padding: 0,
    border: 0,
    background: 'none',
    font: 'inherit',
    color: token.colorTextSecondary,
    textDecoration: 'none',
    cursor: 'pointer',
  } as const;
  const words = widget.props.moreText || text('more');
  const face = (
    <>
      {words} <Icon name="right" />
    </>
  );
  const label = { 'aria-label': `${words} ${title}` };
  if (anchor) {
    return (
      <a {...anchor} {...label} style={style}>
        {face}
      </a>
    );
  }
  if (!widget.handles('more')) return null;
  return (
    <button type="button" {...label} style={style} onClick={() => void widget.emit('more')}>
      {face}
    </button>
  );
}
