import { observer } from 'mobx-react-lite';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { limits } from '../shared/day.ts';
import { DayRange } from '../shared/DayRange.tsx';
import { ReadOnlyText } from '../shared/ReadOnlyText.tsx';
import { useInput } from '../shared/useInput.ts';
import type { dateRangeMeta } from './DateRange.meta.ts';

export default observer(function DateRange(widget: RendererProps<typeof dateRangeMeta>) {
  const input = useInput(widget);
  const { minDate, maxDate } = widget.props;
  if (widget.readOnly) return <ReadOnlyText widget={widget} />;
  return <DayRange input={input} limits={limits(minDate, maxDate)} open={input.filter} />;
});
