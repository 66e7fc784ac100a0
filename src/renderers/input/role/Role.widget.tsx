import { observer } from 'mobx-react-lite';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { OptionSelect } from '../shared/OptionSelect.tsx';
import type { roleMeta } from './Role.meta.ts';

export default observer(function Role(widget: RendererProps<typeof roleMeta>) {
  return <OptionSelect widget={widget} several otherwise={{ selector: 'role' }} />;
});
