import { Radio as AntRadio } from 'antd';
import { observer } from 'mobx-react-lite';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { ChoiceGroup } from '../shared/ChoiceGroup.tsx';
import { ChoiceSelect } from '../shared/ChoiceSelect.tsx';
import { chosenValues, toChoices } from '../shared/choices.ts';
import { ReadOnlyText } from '../shared/ReadOnlyText.tsx';
import { useInput } from '../shared/useInput.ts';
import { useRetryOptions } from '../shared/useRetryOptions.ts';
import type { radioMeta } from './Radio.meta.ts';

export default observer(function Radio(widget: RendererProps<typeof radioMeta>) {
  const input = useInput(widget);
  const { locale } = useRoot();
  const { options, optionType } = widget.props;
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
      role="radiogroup"
      list={options}
      empty={choices.length === 0}
      retry={retry}
    >
      <AntRadio.Group
        {...(input.attributes.id === undefined ? {} : { name: input.attributes.id })}
        optionType={optionType}
        options={choices}
        disabled={input.attributes.disabled}
        {...(input.attributes.size ? { size: input.attributes.size } : {})}
        value={chosenValues(input.value)[0] ?? null}
        onChange={({ target }) => input.change(target.value as string)}
      />
    </ChoiceGroup>
  );
});
