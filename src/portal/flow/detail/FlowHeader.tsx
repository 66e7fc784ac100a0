import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { InstanceStateTag } from '../shared/StateTag.tsx';
import { currentNames } from '../../../schemas/flow/personNames.ts';
import { listed } from '../../../schemas/text.ts';
import { useText } from '../../../runtime/locale/useText.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import type { FlowInstance } from '../../../schemas/wire/flowInstance.ts';
import { flowDetailAddress } from '../../../runtime/flow/flowAddress.ts';
import { flowDetailLocale } from './flowDetail.locale.ts';
import { flowPartsLocale } from './flowParts.locale.ts';
import { useFlowWords } from '../../../runtime/flow/useFlowWords.ts';

/** What an instance is, where it stands, who has it and since when, and whose it is. */
export const FlowHeader = observer(function FlowHeader({ instance }: { readonly instance: FlowInstance }) {
  const { locale } = useRoot();
  const text = useText(flowDetailLocale);
  const parts = useText(flowPartsLocale);
  const words = useFlowWords();
  const { title, number, state, reason, initiator, department, current, parent } = instance;
  const since = instance.submittedAt ?? instance.createdAt;
  return (
    <header className="at-flow-header">
      <h1>
        {title} <InstanceStateTag state={state} />
        {reason !== null && <span className="at-flow-quiet"> {words.reason(reason)}</span>}
      </h1>
      <dl>
        {number !== null && (
          <div>
            <dt>{text('number')}</dt>
            <dd>{number}</dd>
          </div>
        )}
        <div>
          <dt>{text('initiator')}</dt>
          <dd>
            {department === null
              ? initiator.label
              : text('ofDepartment', { name: initiator.label, department: department.label })}
          </dd>
        </div>
        <div>
          <dt>{text(instance.submittedAt === null ? 'created' : 'submitted')}</dt>
          <dd>
            <time dateTime={since}>{words.time(since)}</time>
          </dd>
        </div>
        {instance.endedAt !== null && (
          <div>
            <dt>{text('ended')}</dt>
            <dd>
              <time dateTime={instance.endedAt}>{words.time(instance.endedAt)}</time>
            </dd>
          </div>
        )}
        <div>
          <dt>{text('flow')}</dt>
          <dd>
            {locale.localise(instance.flowTitle)}
            <span className="at-flow-quiet"> {text('version', { n: instance.flowVersion })}</span>
          </dd>
        </div>
        {parent !== null && (
          <div>
            <dt>{parts('parent')}</dt>
            <dd>
              <Link to={flowDetailAddress(parent.instance)}>{parts('openParent')}</Link>
            </dd>
          </div>
        )}
      </dl>
      {current.map((step) => (
        <p key={step.node} className="at-flow-current">
          {text('hasIt', {
            step: locale.localise(step.title),
            names:
              step.people.length === 0
                ? parts('nobody')
                : listed(currentNames(step.people, locale.locale), locale.locale),
            time: words.time(step.openedAt),
          })}
          {/* No time runs while it is suspended. */}
          {step.dueAt !== null && state !== 'suspended' && (
            <span className={Date.parse(step.dueAt) < Date.now() ? 'at-flow-overdue' : 'at-flow-quiet'}>
              {' '}
              {text(Date.parse(step.dueAt) < Date.now() ? 'overdue' : 'due', {
                time: words.time(step.dueAt),
              })}
            </span>
          )}
        </p>
      ))}
    </header>
  );
});
