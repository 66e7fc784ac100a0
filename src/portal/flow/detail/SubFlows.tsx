import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { InstanceStateTag } from '../shared/StateTag.tsx';
import { useText } from '../../../runtime/locale/useText.ts';
import type { FlowInstance } from '../../../schemas/wire/flowInstance.ts';
import { flowDetailAddress } from '../../../runtime/flow/flowAddress.ts';
import { flowDetailLocale } from './flowDetail.locale.ts';
import { useFlowWords } from '../../../runtime/flow/useFlowWords.ts';

/** The instances that this one has started, in the order of their rows. */
export const SubFlows = observer(function SubFlows({ list }: { readonly list: readonly FlowInstance[] }) {
  const text = useText(flowDetailLocale);
  const words = useFlowWords();
  if (list.length === 0) return null;
  return (
    <section className="at-flow-card" aria-label={text('subFlows')}>
      <h2>{text('subFlows')}</h2>
      <ul className="at-flow-subs">
        {list.map(({ id, title, state, number, current }) => (
          <li key={id}>
            <Link to={flowDetailAddress(id)}>{title}</Link> <InstanceStateTag state={state} />{' '}
            <span className="at-flow-quiet">
              {number} {words.names(current.flatMap(({ people }) => people))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
});
