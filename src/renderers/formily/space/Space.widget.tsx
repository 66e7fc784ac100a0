import { Space as FormilySpace } from '@formily/antd-v5';
import { observer } from 'mobx-react-lite';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import type { formilySpaceMeta } from './Space.meta.ts';

/** What is hidden leaves no gap. */
export default observer(function Space({ props, items }: RendererProps<typeof formilySpaceMeta>) {
  const { direction, size, wrap } = props;
  const upright = direction === 'vertical';
  return (
    <FormilySpace
      direction={direction}
      size={size}
      wrap={wrap && !upright}
      style={upright ? { display: 'flex' } : { alignItems: 'end' }}
    >
      {items.map(({ key, element, visible }) => visible && <div key={key}>{element}</div>)}
    </FormilySpace>
  );
});
