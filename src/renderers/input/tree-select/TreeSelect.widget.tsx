import { observer } from 'mobx-react-lite';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { OptionTree } from '../shared/OptionTree.tsx';
import type { treeSelectMeta } from './TreeSelect.meta.ts';

export default observer(function TreeSelect(widget: RendererProps<typeof treeSelectMeta>) {
  return <OptionTree widget={widget} several leavesOnly={widget.props.leavesOnly} />;
});
