import { observer } from 'mobx-react-lite';
import { useText } from '../../../runtime/locale/useText.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import type { PathNode } from '../../../schemas/wire/flowDetail.ts';
import { flowPartsLocale } from './flowParts.locale.ts';
import { type DrawPick, PathStep } from './PathStep.tsx';

/** The way of an instance from its start to its end, what branches lead through within. */
export const PathView = observer(function PathView({
  path,
  drawPick,
}: {
  readonly path: readonly PathNode[];
  readonly drawPick?: DrawPick | undefined;
}) {
  const text = useText(flowPartsLocale);
  return (
    <section className="at-flow-path" aria-label={text('path')}>
      <PathSteps nodes={path} drawPick={drawPick} />
    </section>
  );
});

/** Steps one after another, and within them those of their branches. */
function PathSteps({
  nodes,
  drawPick,
}: {
  readonly nodes: readonly PathNode[];
  readonly drawPick: DrawPick | undefined;
}) {
  return (
    <ol>
      {nodes.map((node) => (
        <PathStep key={node.node} node={node} drawPick={drawPick}>
          {node.branches !== undefined && <PathBranches branches={node.branches} drawPick={drawPick} />}
        </PathStep>
      ))}
    </ol>
  );
}

/** The branches of a block; those that are not taken are told and not drawn. */
const PathBranches = observer(function PathBranches({
  branches,
  drawPick,
}: {
  readonly branches: NonNullable<PathNode['branches']>;
  readonly drawPick: DrawPick | undefined;
}) {
  const { locale } = useRoot();
  const text = useText(flowPartsLocale);
  return (
    <ul className="at-flow-branches">
      {branches.map(({ id, title, taken, nodes }, index) => (
        <li key={id} className={taken === false ? 'at-flow-branch at-flow-lost' : 'at-flow-branch'}>
          <p className="at-flow-branch-title">
            {title === null ? `${text('branch')} ${String(index + 1)}` : locale.localise(title)}
            {taken !== true && (
              <span className="at-flow-quiet"> · {text(taken === false ? 'notTaken' : 'maybe')}</span>
            )}
          </p>
          {taken !== false && nodes.length > 0 && <PathSteps nodes={nodes} drawPick={drawPick} />}
        </li>
      ))}
    </ul>
  );
});
