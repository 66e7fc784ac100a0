import { theme } from 'antd';
import { useText } from '../../../runtime/locale/useText.ts';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { keysOf } from './keysOf.ts';
import { loopRegionLocale } from './LoopRegion.locale.ts';
import type { loopRegionMeta } from './LoopRegion.meta.ts';

/** Draws its children once per item. A list that has not arrived draws nothing, an empty one says so. */
export default function LoopRegion(widget: RendererProps<typeof loopRegionMeta>) {
  const { token } = theme.useToken();
  const text = useText(loopRegionLocale);
  const { items, gap, columnWidth, emptyText } = widget.props;
  if (!items) return null;
  if (items.length === 0) {
    return <div style={{ color: token.colorTextSecondary }}>{emptyText || text('empty')}</div>;
  }
  const tracks =
    columnWidth === undefined
      ? 'minmax(0, 1fr)'
      : `repeat(auto-fill, minmax(min(${columnWidth}px, 100%), 1fr))`;
  return (
    <div role="list" style={{ display: 'grid', gap, gridTemplateColumns: tracks }}>
      {keysOf(items).map((key, index) => (
        <div role="listitem" key={key} style={{ minWidth: 0 }}>
          {widget.repeat({ item: items[index], index }, key)}
        </div>
      ))}
    </div>
  );
}
