import { observer } from 'mobx-react-lite';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { ChoiceFrame } from '../shared/ChoiceFrame.tsx';
import { chosenValues } from '../shared/choices.ts';
import { PickList } from '../shared/PickList.tsx';
import type { listPickMeta } from './ListPick.meta.ts';

export default observer(function ListPick(widget: RendererProps<typeof listPickMeta>) {
  const { searchable, maxHeight } = widget.props;
  return (
    <ChoiceFrame widget={widget}>
      {(choices, input) => (
        <PickList
          title={widget.title}
          choices={choices}
          ticked={chosenValues(input.value)}
          change={(values) => input.change(values.length === 0 ? null : values)}
          disabled={input.attributes.disabled}
          searchable={searchable}
          height={maxHeight}
          invalid={input.attributes.status === 'error'}
        />
      )}
    </ChoiceFrame>
  );
});
