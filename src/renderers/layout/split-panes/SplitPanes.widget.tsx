import { Splitter, theme } from 'antd';
import { observer } from 'mobx-react-lite';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import type { splitPanesMeta } from './SplitPanes.meta.ts';

/** A hidden pane gives its room to the others. On phones nothing is left to divide: the panes stand in full below each other. */
const SplitPanes = observer(function SplitPanes({ props, items }: RendererProps<typeof splitPanesMeta>) {
  const { token } = theme.useToken();
  const { device } = useRoot().theme;
  const shown = items.flatMap((item, index) =>
    item.visible ? [{ ...item, share: props.sizes[index] }] : [],
  );
  if (shown.length === 0) return null;
  if (device === 'mobile') {
    return (
      <div style={{ display: 'grid', gap: token.margin, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {shown.map(({ key, element }) => (
          <div key={key}>{element}</div>
        ))}
      </div>
    );
  }
  return (
    <Splitter
      layout={props.direction === 'row' ? 'horizontal' : 'vertical'}
      style={{
        height: props.height,
        border: `1px solid ${token.colorBorderSecondary}`,
        borderRadius: token.borderRadiusLG,
        background: token.colorBgContainer,
      }}
    >
      {shown.map(({ key, element, share }) => (
        <Splitter.Panel
          key={key}
          min={props.least}
          {...(share === undefined ? {} : { defaultSize: `${share}%` })}
          style={{ padding: token.padding }}
        >
          {element}
        </Splitter.Panel>
      ))}
    </Splitter>
  );
});
export default SplitPanes;
