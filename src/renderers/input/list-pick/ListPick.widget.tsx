import { observer } from 'mobx-react-lite';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { ChoiceGroup } from '../shared/ChoiceGroup.tsx';
import { ChoiceSelect } from '../shared/ChoiceSelect.tsx';
import { chosenValues, toChoices } from '../shared/choices.ts';
import { PickList } from '../shared/PickList.tsx';
import { ReadOnlyText } from '../shared/ReadOnlyText.tsx';
import { useInput } from '../shared/useInput.ts';
import { useRetryOptions } from '../shared/useRetryOptions.ts';
import type { listPickMeta } from './ListPick.meta.ts';

export default observer(function ListPick(widget: RendererProps<typeof listPickMeta>) {
  const input = useInput(widget);
  const { locale } = useRoot();
  const { options, searchable, maxHeight } = widget.props;
  const written = widget.node.source.props?.options;
  const retry = useRetryOptions(written);
  if (widget.readOnly) return <ReadOnlyText widget={widget} options={options} />;
  if (input.filter) {
    return <ChoiceSelect input={input} list={options} written={written} multiple placeholder="" allowClear />;
  }
  const choices = toChoices(options, input.value, {
    localise: (label) => locale.localise(label),
    waiting: '…',
  });
  return (
    <ChoiceGroup
      input={input}
      title={widget.title}
      role="group"
      list={options}
      empty={choices.length === 0}
      retry={retry}
    >
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
    </ChoiceGroup>
  );
});
