import { Alert } from 'antd';
import { observer } from 'mobx-react-lite';
import { useText } from '../../../runtime/locale/useText.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { listed } from '../../../schemas/text.ts';
import type { FlowDetail } from '../../../schemas/wire/flowDetail.ts';
import { flowTime } from '../shared/FlowTime.tsx';
import { standInLocale } from '../shared/standIn.locale.ts';
import { standInOf } from '../shared/standInOf.ts';

/** Who else may handle the task at hand: who stands in for the reader while they are away, or for whom the reader does. */
export const StandInNote = observer(function StandInNote({ task }: { readonly task: FlowDetail['task'] }) {
  const { session, locale } = useRoot();
  const text = useText(standInLocale);
  const standIn =
    task?.state === 'running' && task.owner === null
      ? standInOf(task, session.login?.userBaseInfo.userId)
      : undefined;
  if (standIn === undefined) return null;
  if (standIn.is === 'inPlaceOf') {
    const names = listed(standIn.names, locale.locale);
    return (
      <Alert
        type="info"
        showIcon
        message={text('noteInPlaceOf', { names })}
        description={text('noteInPlaceOfHint', { names })}
      />
    );
  }
  const { to: name, until } = standIn;
  return (
    <Alert
      type="info"
      showIcon
      message={until === null ? text('note', { name }) : text('noteUntil', { name, time: flowTime(until) })}
      description={text('noteHint')}
    />
  );
});
