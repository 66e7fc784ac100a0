import { observer } from 'mobx-react-lite';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { OptionSelect } from '../shared/OptionSelect.tsx';
import type { multiSelectMeta } from './MultiSelect.meta.ts';

export default observer(function MultiSelect(widget: RendererProps<typeof multiSelectMeta>) {
  return <OptionSelect widget={widget} several />;
});
