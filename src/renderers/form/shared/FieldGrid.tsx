import { theme } from 'antd';
import { observer } from 'mobx-react-lite';
import type { ChildItem } from '../../../runtime/render/rendererProps.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { spanOf } from './spanOf.ts';

/** Places fields and other nodes in a grid of 24 columns; what is hidden leaves no gap. */
export const FieldGrid = observer(function FieldGrid({
  items,
  columns,
}: {
  items: readonly ChildItem[];
  columns: number;
}) {
  const { token } = theme.useToken();
  const { device } = useRoot().theme;
  return (
    <div
      style={{
        display: 'grid',
        // 24 columns and their gaps are wider than a phone.
        gridTemplateColumns: `repeat(${device === 'mobile' ? '1' : '24'}, minmax(0, 1fr))`,
        columnGap: token.marginLG,
        rowGap: token.margin,
        alignItems: 'start',
      }}
    >
      {items.map((item) =>
        item.visible && item.node.field?.frameless !== true ? (
          <div
            key={item.key}
            style={
              device === 'mobile' ? {} : { gridColumn: `span ${String(spanOf(item.node, columns, device))}` }
            }
          >
            {item.element}
          </div>
        ) : null,
      )}
    </div>
  );
});
