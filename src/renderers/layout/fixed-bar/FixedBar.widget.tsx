import { theme } from 'antd';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import type { fixedBarMeta } from './FixedBar.meta.ts';

/** Sticks to its edge of the window but keeps its place in the page, so that it never covers the last lines. */
export default function FixedBar({ props, title, children }: RendererProps<typeof fixedBarMeta>) {
  const { token } = theme.useToken();
  const { place, justify } = props;
  const below = place === 'bottom';
  return (
    <div
      {...(title ? { role: 'group', 'aria-label': title } : {})}
      {...(below ? { className: 'atrium-bar-below' } : {})}
      style={{
        position: 'sticky',
        [place]: 0,
        zIndex: 10,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: justify,
        gap: token.marginXS,
        padding: `${token.paddingSM}px ${token.padding}px`,
        paddingBottom: below ? `calc(${token.paddingSM}px + env(safe-area-inset-bottom))` : token.paddingSM,
        background: token.colorBgElevated,
        borderBlockStart: below ? `1px solid ${token.colorBorderSecondary}` : 'none',
        borderBlockEnd: below ? 'none' : `1px solid ${token.colorBorderSecondary}`,
      }}
    >
      {children}
    </div>
  );
}
