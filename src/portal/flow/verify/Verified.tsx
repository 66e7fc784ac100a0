import { Alert } from 'antd';
import { observer } from 'mobx-react-lite';
import { useText } from '../../../runtime/locale/useText.ts';
import { useFlowWords } from '../../../runtime/flow/useFlowWords.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import type { PrintCheck } from '../../../schemas/wire/flowDetail.ts';
import { InstanceStateTag } from '../shared/StateTag.tsx';
import { verifyLocale } from './verify.locale.ts';

type Verdict = 'true' | 'changed' | 'withdrawn' | 'terminated';

/** What is to be thought of a paper: one of what was given up holds no more, whenever it was printed. */
function verdictOf({ state, changed }: PrintCheck): Verdict {
  if (state === 'withdrawn' || state === 'terminated') return state;
  return changed ? 'changed' : 'true';
}

/** What a code stands for. @param found undefined: nothing */
export const Verified = observer(function Verified({ found }: { readonly found: PrintCheck | undefined }) {
  const text = useText(verifyLocale);
  if (found === undefined)
    return (
      <Alert type="error" showIcon role="alert" message={text('unknown')} description={text('unknownHint')} />
    );
  const verdict = verdictOf(found);
  return (
    <>
      <Alert
        type={verdict === 'true' ? 'success' : 'warning'}
        showIcon
        role="status"
        message={text(verdict)}
        description={text(`${verdict}Hint`)}
      />
      <Found found={found} />
    </>
  );
});

/** What is compared with the paper. */
const Found = observer(function Found({ found }: { readonly found: PrintCheck }) {
  const { locale } = useRoot();
  const text = useText(verifyLocale);
  const words = useFlowWords();
  const { title, number, state, submittedAt, endedAt, decisions } = found;
  const time = (at: string | null) => at !== null && <time dateTime={at}>{words.time(at)}</time>;
  return (
    <article className="at-verify-paper">
      <h2>{title}</h2>
      <dl>
        {number !== null && (
          <div>
            <dt>{text('number')}</dt>
            <dd>{number}</dd>
          </div>
        )}
        <div>
          <dt>{text('state')}</dt>
          <dd>
            <InstanceStateTag state={state} />
          </dd>
        </div>
        {submittedAt !== null && (
          <div>
            <dt>{text('submitted')}</dt>
            <dd>{time(submittedAt)}</dd>
          </div>
        )}
        {endedAt !== null && (
          <div>
            <dt>{text('ended')}</dt>
            <dd>{time(endedAt)}</dd>
          </div>
        )}
      </dl>
      <h3>{text('decisions')}</h3>
      {decisions.length === 0 ? (
        <p>{text('noDecisions')}</p>
      ) : (
        <ol>
          {decisions.map((decision, index) => (
            // Nothing of a decision is its own: the same person may decide the same step in each round.
            <li key={index}>
              <span>{locale.localise(decision.step)}</span>
              <span>{decision.person}</span>
              <span>{words.task(decision.state)}</span>
              {time(decision.at)}
            </li>
          ))}
        </ol>
      )}
    </article>
  );
});
