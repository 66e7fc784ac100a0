import { PlusOutlined } from '@ant-design/icons';
import { observer } from 'mobx-react-lite';
import { Fragment, memo } from 'react';
import { addBranch } from '../../../../documents/edit/steps.ts';
import { useText } from '../../../../runtime/locale/useText.ts';
import { useRoot } from '../../../../runtime/stores/RootContext.tsx';
import type { FlowBranch, FlowNode, FlowNodeOf } from '../../../../schemas/flow/node.ts';
import { stepTitles } from '../../../../schemas/flow/titles.ts';
import { useDesign } from '../../../frame/DesignContext.ts';
import { BranchCard } from './BranchCard.tsx';
import { flowLocale } from './flow.locale.ts';
import { GapButton } from './GapButton.tsx';
import { StepCard } from './StepCard.tsx';

type BlockNode = FlowNodeOf<'condition' | 'parallel' | 'inclusive'>;

interface SequenceProps {
  nodes: readonly FlowNode[];
  /** Key of the document or of the branch that it stands in. */
  parent: string;
}

/** Steps one after another, with a gap behind each but the end of the flow. */
export const Sequence = memo(
  observer(function Sequence({ nodes, parent }: SequenceProps) {
    const { locale } = useRoot();
    const isWhole = parent === 'document';
    return (
      <>
        {nodes.map((node, at) => (
          <Fragment key={node.id}>
            {'branches' in node ? <Block node={node} /> : <StepCard node={node} />}
            {!(isWhole && at === nodes.length - 1) && (
              <GapButton
                parent={parent}
                after={`step:${node.id}`}
                called={locale.localise(node.title ?? stepTitles[node.type])}
              />
            )}
          </Fragment>
        ))}
      </>
    );
  }),
);

/** A block: its own card, the branches side by side, and where they come together. */
const Block = memo(
  observer(function Block({ node }: { node: BlockNode }) {
    const { model } = useDesign();
    const { locale } = useRoot();
    const text = useText(flowLocale);
    const called = locale.localise(node.title ?? stepTitles[node.type]);
    return (
      <div className="at-flowtree-block" data-type={node.type}>
        <StepCard node={node} />
        <div className="at-flowtree-fork">
          <button
            type="button"
            className="at-flowtree-add-branch"
            aria-label={text('addBranchTo', { step: called })}
            onClick={() => model.run(addBranch(`step:${node.id}`))}
          >
            <PlusOutlined aria-hidden /> {text('addBranch')}
          </button>
        </div>
        <div className="at-flowtree-branches" role="group" aria-label={called}>
          {node.branches.map((branch, at) => (
            <BranchColumn key={branch.id} branch={branch} type={node.type} at={at + 1} />
          ))}
        </div>
      </div>
    );
  }),
);

interface BranchColumnProps {
  branch: FlowBranch;
  type: FlowNode['type'];
  at: number;
}

const BranchColumn = memo(
  observer(function BranchColumn({ branch, type, at }: BranchColumnProps) {
    const { locale } = useRoot();
    const text = useText(flowLocale);
    const last = branch.nodes.at(-1);
    const stops = last?.type === 'end' || (last?.type === 'route' && last.when === undefined);
    return (
      <div className="at-flowtree-branch" data-stops={stops || undefined}>
        <BranchCard branch={branch} type={type} at={at} />
        <GapButton
          parent={`branch:${branch.id}`}
          after={undefined}
          called={branch.title === undefined ? text('branch') : locale.localise(branch.title)}
        />
        <Sequence nodes={branch.nodes} parent={`branch:${branch.id}`} />
        <span className="at-flowtree-rest" />
      </div>
    );
  }),
);
