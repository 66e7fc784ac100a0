import { observer } from 'mobx-react-lite';
import { useText } from '../../../runtime/locale/useText.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import type { FlowTask } from '../../../schemas/wire/flowInstance.ts';
import { isOnPaper } from '../../../schemas/flow/onPaper.ts';
import { flowDetailLocale } from '../detail/flowDetail.locale.ts';
import { SignaturePicture } from '../detail/SignaturePicture.tsx';
import { useFlowWords } from '../../../runtime/flow/useFlowWords.ts';

/** Who decided what, as it stands on paper. */
export const DecisionTable = observer(function DecisionTable({
  tasks,
}: {
  readonly tasks: readonly FlowTask[];
}) {
  const { locale } = useRoot();
  const text = useText(flowDetailLocale);
  const words = useFlowWords();
  const decided = tasks.filter(isOnPaper);
  if (decided.length === 0) return <p className="at-flow-quiet">{text('noDecisions')}</p>;
  return (
    <table className="at-flow-decisions">
      <caption>{text('decisions')}</caption>
      <thead>
        <tr>
          {(['step', 'person', 'result', 'comment', 'time'] as const).map((key) => (
            <th key={key} scope="col">
              {text(key)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {decided.map(({ id, nodeTitle, by, assignee, state, comment, signature, endedAt }) => (
          <tr key={id}>
            <td>{locale.localise(nodeTitle)}</td>
            <td>{by?.label ?? assignee.label}</td>
            <td>{words.task(state)}</td>
            <td>
              {comment}
              {signature !== null && <SignaturePicture file={signature} name={by?.label ?? assignee.label} />}
            </td>
            <td>{endedAt === null ? '' : words.time(endedAt)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
});
