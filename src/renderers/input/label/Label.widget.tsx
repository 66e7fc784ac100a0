import { observer } from 'mobx-react-lite';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { ChoiceSelect } from '../shared/ChoiceSelect.tsx';
import { ReadOnlyText } from '../shared/ReadOnlyText.tsx';
import { useInput } from '../shared/useInput.ts';
import type { labelMeta } from './Label.meta.ts';

export default observer(function Label(widget: RendererProps<typeof labelMeta>) {
  const input = useInput(widget);
  const { options, placeholder, allowClear } = widget.props;
  if (widget.readOnly) return <ReadOnlyText widget={widget} options={options} />;
  return (
    <ChoiceSelect
      input={input}
      list={options}
      written={widget.node.source.props?.options ?? { dictionary: 'label' }}
      multiple
      placeholder={placeholder}
      allowClear={allowClear}
    />
  );
});
