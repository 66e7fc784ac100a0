import { observer } from 'mobx-react-lite';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { LineInput } from '../shared/LineInput.tsx';
import { narrowText } from '../shared/narrowText.meta.ts';
import { ReadOnlyText } from '../shared/ReadOnlyText.tsx';
import { useInput } from '../shared/useInput.ts';
import type { idCardMeta } from './IdCard.meta.ts';

export default observer(function IdCard(widget: RendererProps<typeof idCardMeta>) {
  const input = useInput(widget);
  const { placeholder, allowClear } = widget.props;
  if (widget.readOnly) return <ReadOnlyText widget={widget} />;
  return <LineInput input={input} placeholder={placeholder} allowClear={allowClear} tidy={narrowText} />;
});
