import { observer } from 'mobx-react-lite';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import type { columnsMeta } from './Columns.meta.ts';
import { cellWidth, fitsHalf, spansOn } from './spansOn.ts';

/** Children side by side on 24 columns. A hidden child leaves no hole; cells of a row are equally tall. */
const Columns = observer(function Columns({ props, items }: RendererProps<typeof columnsMeta>) {
  const { device } = useRoot().theme;
  const { gap } = props;
  const seen = items.filter(({ visible }) => visible);
  const spans = spansOn(
    device,
    seen.map(({ node }) => ({ span: node.source.layout?.span ?? 24, half: fitsHalf(node) })),
  );
  const spanOf = new Map(seen.map(({ key }, index) => [key, spans[index] ?? 24]));
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap }}>
      {items.map(({ key, element, visible }) => (
        <div
          key={key}
          hidden={!visible}
          style={{
            display: visible ? 'grid' : 'none',
            gridTemplateColumns: 'minmax(0, 1fr)',
            width: cellWidth(spanOf.get(key) ?? 24, gap),
            minWidth: 0,
          }}
        >
          {element}
        </div>
      ))}
    </div>
  );
});
export default Columns;
