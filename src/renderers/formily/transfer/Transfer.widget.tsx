import { observer } from 'mobx-react-lite';
import { fromFormily } from '../../../runtime/form/formily/fromFormily.tsx';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { ChoiceField } from '../shared/ChoiceField.tsx';
import { TwoLists } from './TwoLists.tsx';
import { formilyTransferMeta } from './Transfer.meta.ts';

const Formily = fromFormily(TwoLists, formilyTransferMeta);

export default observer(function Transfer(widget: RendererProps<typeof formilyTransferMeta>) {
  return (
    <ChoiceField widget={widget}>
      <Formily {...widget} />
    </ChoiceField>
  );
});
