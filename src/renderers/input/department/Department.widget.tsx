import { observer } from 'mobx-react-lite';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { OptionTree } from '../shared/OptionTree.tsx';
import type { departmentMeta } from './Department.meta.ts';

export default observer(function Department(widget: RendererProps<typeof departmentMeta>) {
  return <OptionTree widget={widget} otherwise={{ selector: 'department' }} />;
});
