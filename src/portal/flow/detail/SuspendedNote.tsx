import { Alert } from 'antd';
import { observer } from 'mobx-react-lite';
import { useText } from '../../../runtime/locale/useText.ts';
import type { FlowDetail } from '../../../schemas/wire/flowDetail.ts';
import { flowDetailLocale } from './flowDetail.locale.ts';
import { useFlowWords } from '../../../runtime/flow/useFlowWords.ts';

/** Why nobody can handle a suspended instance: who has stopped it and what they said. */
export const SuspendedNote = observer(function SuspendedNote({
  detail: { instance, timeline },
}: {
  readonly detail: Pick<FlowDetail, 'instance' | 'timeline'>;
}) {
  const text = useText(flowDetailLocale);
  const words = useFlowWords();
  if (instance.state !== 'suspended') return null;
  const stop = timeline.findLast(({ kind }) => kind === 'suspended');
  const why = stop?.comment || words.reason(stop?.reason ?? instance.reason);
  const told =
    stop && text('suspendedBy', { name: stop.by?.label ?? words.system, time: words.time(stop.at) });
  return (
    <Alert
      type="warning"
      showIcon
      message={[told ?? text('suspended'), why].filter((part) => part !== '').join(text('says'))}
      description={text('suspendedHint')}
    />
  );
});
