import { theme } from 'antd';
import { observer } from 'mobx-react-lite';
import { useRef, type CSSProperties } from 'react';
import { KeepsHidden } from '../../../runtime/render/KeepsHidden.ts';
import type { ChildItem } from '../../../runtime/render/rendererProps.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { spanOf } from './spanOf.ts';
import './fieldGrid.css';

/** Items of a form from which on the browser passes over those out of sight: what it costs to lay them out shows. */
const LONG = 40;

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
    <KeepsHidden.Provider value>
      <div
        className="atrium-field-grid"
        style={{
          // 24 columns and their gaps are wider than a phone.
          gridTemplateColumns: `repeat(${device === 'mobile' ? '1' : '24'}, minmax(0, 1fr))`,
          columnGap: token.marginLG,
          rowGap: token.margin,
        }}
      >
        {items.map((item) => (
          <GridCell key={item.key} item={item} columns={columns} long={items.length > LONG} />
        ))}
      </div>
    </KeepsHidden.Provider>
  );
});

/** One place of the grid: an observer of its own, so that showing one field draws no other. */
const GridCell = observer(function GridCell({
  item,
  columns,
  long,
}: {
  item: ChildItem;
  columns: number;
  long: boolean;
}) {
  const { device } = useRoot().theme;
  const shown = useRef(false);
  const visible = item.visible && item.node.field?.frameless !== true;
  shown.current ||= visible;
  if (!shown.current) return null;
  const span = device === 'mobile' ? {} : ({ '--span': spanOf(item.node, columns, device) } as CSSProperties);
  return (
    <div
      className={long ? 'atrium-field-cell late' : 'atrium-field-cell'}
      style={visible ? span : { display: 'none' }}
    >
      {item.element}
    </div>
  );
});
