import { Alert } from 'antd';
import { observer } from 'mobx-react-lite';
import { useText } from '../../../../runtime/locale/useText.ts';
import { msgStates } from '../../../../schemas/wire/answer.ts';
import type { FlowManyResult } from '../../../../schemas/wire/flowLists.ts';
import { manageLocale } from './manage.locale.ts';

/** What became of the tasks: how many went over, and why others did not. */
export const HandOverOutcome = observer(function HandOverOutcome({
  list,
}: {
  list: readonly FlowManyResult[];
}) {
  const text = useText(manageLocale);
  const failed = list.filter(({ msgState }) => msgState !== msgStates.success);
  const reasons = new Map<string, number>();
  for (const { msg } of failed) reasons.set(msg, (reasons.get(msg) ?? 0) + 1);
  return (
    <div className="at-flow-form" role="status">
      <Alert type="success" showIcon message={text('moved', { n: list.length - failed.length })} />
      {failed.length > 0 && (
        <Alert
          type="warning"
          showIcon
          message={text('notMoved', { n: failed.length })}
          description={
            <ul>
              {[...reasons].map(([reason, n]) => (
                <li key={reason}>{text('why', { n, reason })}</li>
              ))}
            </ul>
          }
        />
      )}
    </div>
  );
});
