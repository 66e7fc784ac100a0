import { Tag } from 'antd';
import { observer } from 'mobx-react-lite';
import type { PathNode } from '../../../../documents/flow/path/pathNode.ts';
import { useFlowWords } from '../../../../runtime/flow/useFlowWords.ts';
import { useText } from '../../../../runtime/locale/useText.ts';
import { useRoot } from '../../../../runtime/stores/RootContext.tsx';
import { stepTitles } from '../../../../schemas/flow/titles.ts';
import { useSimulation } from './useSimulation.ts';
import { selectStep } from './goToStep.ts';
import { simulationLocale } from './simulation.locale.ts';

/** The way of a simulated instance: what is done, where it stands, and whom it will ask. */
export const PathTree = observer(function PathTree({ path }: { path: readonly PathNode[] }) {
  return (
    <ol className="at-flowtrial-path">
      {path.map((node) => (
        <PathLine key={node.node} node={node} />
      ))}
    </ol>
  );
});

const PathLine = observer(function PathLine({ node }: { node: PathNode }) {
  const { model } = useSimulation();
  const { locale } = useRoot();
  const text = useText(simulationLocale);
  const words = useFlowWords();
  const { type, state, people, branches = [], finding, result } = node;
  // A node without a title of its own has its type for one.
  const title = node.title === type ? locale.localise(stepTitles[type]) : locale.localise(node.title);
  return (
    <li data-state={state}>
      <div className="at-flowtrial-node">
        <button
          type="button"
          className="at-plain at-flowtrial-link"
          aria-label={text('goTo', { title })}
          aria-current={state === 'current' ? 'step' : undefined}
          onClick={() => selectStep(model, node.node)}
        >
          {title}
        </button>
        {state === 'open' && <small>{text('open')}</small>}
        {state === 'skipped' && <small>{text('skipped')}</small>}
        {type === 'end' && state === 'done' && result && (
          <Tag color={result === 'approved' ? 'success' : 'error'}>{text(result)}</Tag>
        )}
      </div>
      {state !== 'skipped' &&
        type !== 'start' &&
        people.map(({ person, task, state: at, why }, index) => (
          <div
            key={task ?? `${person.value} ${String(index)}`}
            className="at-flowtrial-person"
            title={why.map((each) => locale.localise(each.text)).join(' → ')}
          >
            <span>{person.label}</span> <small>{words.task(at)}</small>
          </div>
        ))}
      {finding && (
        <p className="at-flowtrial-finding" data-severity={finding.severity}>
          {locale.localise(finding.message)}
        </p>
      )}
      {branches.length > 0 && state !== 'skipped' && (
        <ul className="at-flowtrial-branches">
          {branches.map(({ id, title: named, taken, nodes }) => (
            <li key={id} data-taken={taken ?? 'open'}>
              <small>{named === null ? id : locale.localise(named)}</small>
              {taken !== false && nodes.length > 0 && <PathTree path={nodes} />}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
});
