import { Alert, Button } from 'antd';
import { observer } from 'mobx-react-lite';
import { useText } from '../../../runtime/locale/useText.ts';
import type { FlowList } from './FlowList.ts';
import { flowListsLocale } from './flowLists.locale.ts';

/** What could not be handled with the others, whether it is still in the list or not. @param dismiss takes note of it */
export const BatchRefusals = observer(function BatchRefusals({
  list,
  dismiss,
}: {
  list: FlowList;
  dismiss?: () => void;
}) {
  const text = useText(flowListsLocale);
  const { refusals } = list.choice;
  return (
    <Alert
      type="warning"
      showIcon
      message={text('notDone', { n: refusals.size })}
      description={
        <ul className="at-flow-reasons">
          {[...refusals].map(([id, { title, reason }]) => (
            <li key={id}>{text('refused', { title, reason })}</li>
          ))}
        </ul>
      }
      {...(dismiss && {
        action: (
          <Button size="small" onClick={dismiss}>
            {text('dismiss')}
          </Button>
        ),
      })}
    />
  );
});
