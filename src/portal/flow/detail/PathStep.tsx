import { Alert } from 'antd';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { InstanceStateTag } from '../shared/StateTag.tsx';
import { useText } from '../../../runtime/locale/useText.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import type { PathNode } from '../../../schemas/wire/flowDetail.ts';
import type { InstanceState } from '../../../schemas/wire/flowInstance.ts';
import { flowDetailAddress } from '../../../runtime/flow/flowAddress.ts';
import { flowPartsLocale } from './flowParts.locale.ts';
import { PathPersonLine } from './PathPersonLine.tsx';
import { StepMark } from './StepMark.tsx';
import { useFlowWords } from '../../../runtime/flow/useFlowWords.ts';

/** Draws what somebody picks at a step; undefined where they pick nobody there. */
export type DrawPick = (node: PathNode) => ReactNode;

/** One step of a way: what it is, who is asked, and what became of it. */
export const PathStep = observer(function PathStep({
  node,
  drawPick,
  children,
}: {
  readonly node: PathNode;
  readonly drawPick: DrawPick | undefined;
  /** What its branches lead through. */
  readonly children: ReactNode;
}) {
  const { locale } = useRoot();
  const text = useText(flowPartsLocale);
  const words = useFlowWords();
  const { type, state, title, people, mode, pick, result, reason, sub, finding } = node;
  const told = [
    mode !== undefined && people.length > 1 ? words.mode(mode) : '',
    words.reason(reason),
    result === undefined ? '' : text(result === 'approved' ? 'passed' : 'refused'),
    state === 'open' ? text('maybe') : '',
  ].filter((each) => each !== '');
  const picked = pick === undefined ? undefined : drawPick?.(node);
  return (
    <li
      className={`at-flow-step at-flow-step-${state}`}
      {...(state === 'current' ? { 'aria-current': 'step' as const } : {})}
    >
      <StepMark state={state} type={type} refused={result === 'rejected'} />
      <div className="at-flow-step-body">
        <p className="at-flow-step-title">
          {locale.localise(title)}
          {told.length > 0 && <span className="at-flow-quiet"> {told.join(' · ')}</span>}
        </p>
        {finding !== undefined && (
          <Alert type={finding.severity} showIcon message={finding.message} className="at-flow-finding" />
        )}
        {people.length > 0 && (
          <ul className="at-flow-people">
            {people.map((each, index) => (
              <PathPersonLine
                key={`${each.task ?? ''} ${each.person.value} ${String(index)}`}
                each={each}
                isStart={type === 'start'}
              />
            ))}
          </ul>
        )}
        {picked}
        {pick !== undefined && picked === undefined && people.length === 0 && (
          <p className="at-flow-quiet">{text(pick.by === 'initiator' ? 'pick' : 'pickNext')}</p>
        )}
        {sub !== undefined && sub.length > 0 && (
          <ul className="at-flow-people">
            {sub.map((each, index) => (
              <li key={each.instance}>
                <Link to={flowDetailAddress(each.instance)}>
                  {text('subFlow')} {sub.length > 1 ? String(index + 1) : ''}
                </Link>{' '}
                <InstanceStateTag state={each.state as InstanceState} />
              </li>
            ))}
          </ul>
        )}
        {children}
      </div>
    </li>
  );
});
