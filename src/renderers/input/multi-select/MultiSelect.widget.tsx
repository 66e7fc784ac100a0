import { observer } from 'mobx-react-lite';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { ChoiceSelect } from '../shared/ChoiceSelect.tsx';
import { ReadOnlyText } from '../shared/ReadOnlyText.tsx';
import { useInput } from '../shared/useInput.ts';
import type { multiSelectMeta } from './MultiSelect.meta.ts';

export default observer(function MultiSelect(widget: RendererProps<typeof multiSelectMeta>) {
  const input = useInput(widget);
  const { options, placeholder, allowClear } = widget.props;
  if (widget.readOnly) return <ReadOnlyText widget={widget} options={options} />;
  return (
    <ChoiceSelect
      input={input}
      list={options}
      written={widget.node.source.props?.options}
      multiple
      placeholder={placeholder}
      allowClear={allowClear}
    />
  );
});
