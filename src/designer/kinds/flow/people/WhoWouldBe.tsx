import { Alert, Button, Tag } from 'antd';
import { observer } from 'mobx-react-lite';
import { useId, useMemo } from 'react';
import type { WouldBe } from '../../../../documents/flow/people/whoWouldBe.ts';
import { messageOf } from '../../../../runtime/data/ApiError.ts';
import { useText } from '../../../../runtime/locale/useText.ts';
import { useRoot } from '../../../../runtime/stores/RootContext.tsx';
import type { FlowNode } from '../../../../schemas/flow/node.ts';
import { peopleLocale } from './people.locale.ts';
import { StarterBar } from './StarterBar.tsx';
import { useFlowTrial } from './useFlowTrial.ts';
import { useSourceSentence } from './useSourceSentence.ts';
import { useWouldBe } from './useWouldBe.ts';
import './people.css';

/** So many names are shown. */
const MOST_SHOWN = 50;

interface WhoWouldBeProps {
  node: FlowNode;
  /** False: who starts it is chosen elsewhere on the screen. */
  hasStarter?: boolean;
}

/** Whom a step would ask, for somebody who starts the flow: each with why, and what happens where nobody is found. */
export const WhoWouldBe = observer(function WhoWouldBe({ node, hasStarter = true }: WhoWouldBeProps) {
  const { trial } = useFlowTrial();
  const text = useText(peopleLocale);
  const nodes = useMemo(() => [node], [node]);
  const asked = useWouldBe(nodes);
  const isAuto = node.type === 'approve' && node.auto !== undefined;
  const heading = useId();
  return (
    <section className="at-flowpeople-who" aria-labelledby={heading}>
      <strong id={heading}>{text('who')}</strong>
      {isAuto ? (
        <p className="at-flowpeople-note">{text('auto')}</p>
      ) : (
        <>
          {hasStarter && <StarterBar />}
          {asked === undefined ? (
            trial.failure === undefined && (
              <p className="at-flowpeople-note">{text(trial.person === undefined ? 'asHint' : 'looking')}</p>
            )
          ) : asked.loaded.status === 'loading' ? (
            <p role="status" className="at-flowpeople-note">
              {text('looking')}
            </p>
          ) : asked.loaded.status === 'failed' ? (
            <Alert
              type="error"
              message={text('failed', { why: messageOf(asked.loaded.error) })}
              action={
                <Button size="small" onClick={asked.retry}>
                  {text('retry')}
                </Button>
              }
            />
          ) : (
            <Found of={asked.loaded.value.get(node.id)} isCopy={node.type === 'cc'} />
          )}
        </>
      )}
    </section>
  );
});

const Found = observer(function Found({ of, isCopy }: { of: WouldBe | undefined; isCopy: boolean }) {
  const { trial } = useFlowTrial();
  const { locale } = useRoot();
  const text = useText(peopleLocale);
  const say = useSourceSentence();
  if (of === undefined) return null;
  const { people, open, dropped, mode, finding } = of;
  const isWeighed = mode?.by === 'weight';
  return (
    <>
      {finding && (
        <Alert
          type={finding.severity === 'error' ? 'error' : 'warning'}
          showIcon
          message={locale.localise(finding.message)}
        />
      )}
      {people.length === 0 && open.length === 0 && !finding && (
        <p className="at-flowpeople-note">{text(isCopy ? 'noReaders' : 'nobody')}</p>
      )}
      {people.length > 0 && (
        <p className="at-flowpeople-note" role="status">
          {text('counted', { count: people.length })}
          {mode !== undefined && people.length > 1 && ` · ${text(modeKey(mode.by))}`}
        </p>
      )}
      <ol className="at-flowpeople-names">
        {people.slice(0, MOST_SHOWN).map(({ person, why, skipped, weight }) => (
          <li key={person.value}>
            <span>
              {person.label} <small>{person.value}</small>{' '}
              {isWeighed && <Tag>{text('weight', { weight })}</Tag>}
              {skipped !== undefined && (
                <Tag color="default">{text(skipped === 'self' ? 'skippedSelf' : 'skippedRepeated')}</Tag>
              )}
            </span>
            <small>{why.map((each) => locale.localise(each.text)).join(' → ')}</small>
          </li>
        ))}
      </ol>
      {people.length > MOST_SHOWN && (
        <p className="at-flowpeople-note">{text('more', { count: people.length - MOST_SHOWN })}</p>
      )}
      {open.length > 0 && (
        <ul className="at-flowpeople-names">
          {open.map((source, at) => (
            <li key={at}>{say(source)}</li>
          ))}
        </ul>
      )}
      {dropped.length > 0 && (
        <div className="at-flowpeople-dropped">
          {text('dropped')}
          <ul>
            {dropped.map((each, at) => (
              <li key={at}>{locale.localise(each.text)}</li>
            ))}
          </ul>
        </div>
      )}
      {trial.cut.size > 0 && <p className="at-flowpeople-note">{text('cut')}</p>}
    </>
  );
});

const modeKey = (by: NonNullable<WouldBe['mode']>['by']) => (by === 'weight' ? 'mode_weight' : by);
