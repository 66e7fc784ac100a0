import { observer } from 'mobx-react-lite';
import { useText } from '../../../runtime/locale/useText.ts';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { ClockInput } from '../shared/ClockInput.tsx';
import { inputLocale } from '../shared/input.locale.ts';
import { ReadOnlyText } from '../shared/ReadOnlyText.tsx';
import { useInput } from '../shared/useInput.ts';
import type { timeMeta } from './Time.meta.ts';

export default observer(function Time(widget: RendererProps<typeof timeMeta>) {
  const input = useInput(widget);
  const text = useText(inputLocale);
  const { placeholder, minuteStep } = widget.props;
  if (widget.readOnly) return <ReadOnlyText widget={widget} />;
  return (
    <ClockInput
      attributes={input.attributes}
      value={input.value}
      placeholder={placeholder || text('choose')}
      minuteStep={minuteStep}
      change={input.change}
      leave={input.leave}
      hold={input.filter ? undefined : input.hold}
    />
  );
});
