import { observer } from 'mobx-react-lite';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { LineInput } from '../shared/LineInput.tsx';
import { ReadOnlyText } from '../shared/ReadOnlyText.tsx';
import { useInput } from '../shared/useInput.ts';
import type { inputMeta } from './Input.meta.ts';

export default observer(function Input(widget: RendererProps<typeof inputMeta>) {
  const input = useInput(widget);
  const { placeholder, maxLength, allowClear, prefix, suffix } = widget.props;
  if (widget.readOnly) {
    return (
      <ReadOnlyText widget={widget} wrap={(value) => [prefix, value, suffix].filter(Boolean).join(' ')} />
    );
  }
  return (
    <LineInput
      input={input}
      placeholder={placeholder}
      allowClear={allowClear}
      prefix={prefix || undefined}
      suffix={suffix || undefined}
      {...(maxLength === undefined || input.filter ? {} : { maxLength })}
    />
  );
});
