import { observer } from 'mobx-react-lite';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { PeriodInput } from '../shared/PeriodInput.tsx';
import { ReadOnlyText } from '../shared/ReadOnlyText.tsx';
import { useInput } from '../shared/useInput.ts';
import type { quarterMeta } from './Quarter.meta.ts';

export default observer(function Quarter(widget: RendererProps<typeof quarterMeta>) {
  const input = useInput(widget);
  if (widget.readOnly) return <ReadOnlyText widget={widget} />;
  return <PeriodInput input={input} period="quarter" placeholder={widget.props.placeholder} />;
});
