import { observer } from 'mobx-react-lite';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { PeriodInput } from '../shared/PeriodInput.tsx';
import { ReadOnlyText } from '../shared/ReadOnlyText.tsx';
import { useInput } from '../shared/useInput.ts';
import type { monthMeta } from './Month.meta.ts';

export default observer(function Month(widget: RendererProps<typeof monthMeta>) {
  const input = useInput(widget);
  if (widget.readOnly) return <ReadOnlyText widget={widget} />;
  return <PeriodInput input={input} period="month" placeholder={widget.props.placeholder} />;
});
