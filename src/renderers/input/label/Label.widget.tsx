import { observer } from 'mobx-react-lite';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { OptionSelect } from '../shared/OptionSelect.tsx';
import type { labelMeta } from './Label.meta.ts';

export default observer(function Label(widget: RendererProps<typeof labelMeta>) {
  return <OptionSelect widget={widget} several otherwise={{ dictionary: 'label' }} />;
});
