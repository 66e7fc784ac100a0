import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { FlowPeopleSelect } from '../detail/FlowPeopleSelect.tsx';
import { flowPartsLocale } from '../detail/flowParts.locale.ts';
import { useText } from '../../../runtime/locale/useText.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import type { PathNode } from '../../../schemas/wire/flowDetail.ts';
import type { ApplyModel } from './ApplyModel.ts';

/** Whom the initiator picks for a step, in the path where they will be asked. */
export const PickAtStep = observer(function PickAtStep({
  node: { node, title, pick },
  model,
}: {
  readonly node: PathNode;
  readonly model: ApplyModel;
}) {
  const { locale } = useRoot();
  const text = useText(flowPartsLocale);
  const id = useId();
  if (pick?.by !== 'initiator') return <p className="at-flow-quiet">{text('pickNext')}</p>;
  const problem = model.pickProblems[node];
  return (
    <div className="at-flow-part">
      <FlowPeopleSelect
        id={id}
        label={text('pickLabel', { step: locale.localise(title) })}
        of={{ flowId: model.flow, node, for: 'pick' }}
        many={pick.many}
        value={model.picks[node] ?? []}
        change={(people) => model.pick(node, people)}
        problem={problem}
      />
      {problem !== undefined && <p role="alert">{problem}</p>}
    </div>
  );
});
