import { observer } from 'mobx-react-lite';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { PeriodInput } from '../shared/PeriodInput.tsx';
import { ReadOnlyText } from '../shared/ReadOnlyText.tsx';
import { useInput } from '../shared/useInput.ts';
import type { yearMeta } from './Year.meta.ts';

export default observer(function Year(widget: RendererProps<typeof yearMeta>) {
  const input = useInput(widget);
  if (widget.readOnly) return <ReadOnlyText widget={widget} />;
  return <PeriodInput input={input} period="year" placeholder={widget.props.placeholder} />;
});
