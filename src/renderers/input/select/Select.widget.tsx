import { observer } from 'mobx-react-lite';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { OptionSelect } from '../shared/OptionSelect.tsx';
import type { selectMeta } from './Select.meta.ts';

export default observer(function Select(widget: RendererProps<typeof selectMeta>) {
  return <OptionSelect widget={widget} />;
});
