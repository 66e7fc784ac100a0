import { Alert } from 'antd';
import { observer } from 'mobx-react-lite';
import { useText } from '../../../runtime/locale/useText.ts';
import type { FlowDetail } from '../../../schemas/wire/flowDetail.ts';
import { flowDetailLocale } from './flowDetail.locale.ts';

const LEADING_BACK: ReadonlySet<string> = new Set(['returned', 'rejected', 'jumped']);

/** Says at the head of an instance that waits for its initiator who gave it back, and why. */
export const WhyReturned = observer(function WhyReturned({
  detail: { instance, timeline },
}: {
  readonly detail: FlowDetail;
}) {
  const text = useText(flowDetailLocale);
  if (instance.state !== 'returned') return null;
  const cause = timeline.findLast(({ kind }) => LEADING_BACK.has(kind));
  if (cause === undefined) return null;
  const by = cause.by?.label;
  return (
    <Alert
      type="warning"
      showIcon
      message={by === undefined ? text('returned') : text('returnedBy', { name: by })}
      {...(cause.comment === '' ? {} : { description: cause.comment })}
    />
  );
});
