import { observer } from 'mobx-react-lite';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { ChoiceSelect } from '../shared/ChoiceSelect.tsx';
import { ReadOnlyText } from '../shared/ReadOnlyText.tsx';
import { useInput } from '../shared/useInput.ts';
import type { selectMeta } from './Select.meta.ts';

export default observer(function Select(widget: RendererProps<typeof selectMeta>) {
  const input = useInput(widget);
  const { options, placeholder, allowClear } = widget.props;
  if (widget.readOnly) return <ReadOnlyText widget={widget} options={options} />;
  return (
    <ChoiceSelect
      input={input}
      list={options}
      written={widget.node.source.props?.options}
      multiple={input.filter}
      placeholder={placeholder}
      allowClear={allowClear}
    />
  );
});
