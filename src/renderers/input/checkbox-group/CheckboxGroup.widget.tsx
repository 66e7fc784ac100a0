import { Checkbox } from 'antd';
import { observer } from 'mobx-react-lite';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { ChoiceGroup } from '../shared/ChoiceGroup.tsx';
import { ChoiceSelect } from '../shared/ChoiceSelect.tsx';
import { chosenValues, toChoices } from '../shared/choices.ts';
import { ReadOnlyText } from '../shared/ReadOnlyText.tsx';
import { useInput } from '../shared/useInput.ts';
import { useRetryOptions } from '../shared/useRetryOptions.ts';
import type { checkboxGroupMeta } from './CheckboxGroup.meta.ts';

export default observer(function CheckboxGroup(widget: RendererProps<typeof checkboxGroupMeta>) {
  const input = useInput(widget);
  const { locale } = useRoot();
  const { options } = widget.props;
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
      <Checkbox.Group
        options={choices}
        disabled={input.attributes.disabled}
        value={chosenValues(input.value)}
        onChange={(values: string[]) => input.change(values.length === 0 ? null : values)}
      />
    </ChoiceGroup>
  );
});
