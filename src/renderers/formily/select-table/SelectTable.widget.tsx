import { observer } from 'mobx-react-lite';
import { fromFormily } from '../../../runtime/form/formily/fromFormily.tsx';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { ChoiceField } from '../shared/ChoiceField.tsx';
import { ChoiceTable } from './ChoiceTable.tsx';
import { selectTableMeta } from './SelectTable.meta.ts';

const Formily = fromFormily(ChoiceTable, selectTableMeta);

export default observer(function SelectTable(widget: RendererProps<typeof selectTableMeta>) {
  return (
    <ChoiceField widget={widget}>
      <Formily {...widget} />
    </ChoiceField>
  );
});
