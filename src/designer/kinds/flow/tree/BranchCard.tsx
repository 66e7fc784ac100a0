import { computed } from 'mobx';
import { observer } from 'mobx-react-lite';
import { memo, useMemo } from 'react';
import { useText } from '../../../../runtime/locale/useText.ts';
import { useRoot } from '../../../../runtime/stores/RootContext.tsx';
import type { FlowBranch, FlowNode } from '../../../../schemas/flow/node.ts';
import { sayBranch } from '../say/sayStep.ts';
import { flowLocale } from './flow.locale.ts';
import { useFlowTree } from './FlowTreeState.ts';
import { TreeCard } from './TreeCard.tsx';

interface BranchCardProps {
  branch: FlowBranch;
  type: FlowNode['type'];
  /** Its place among those that are tried one after another, from 1 on. */
  at: number;
}

const BOX = { className: 'at-flowtree-card at-flowtree-branch-card' } as const;

/** The head of a branch: its title, and when it is taken in words. */
export const BranchCard = memo(
  observer(function BranchCard({ branch, type, at }: BranchCardProps) {
    const { locale } = useRoot();
    const tree = useFlowTree();
    const text = useText(flowLocale);
    const said = useMemo(
      () => computed(() => sayBranch(branch, type, tree.words)),
      [branch, type, tree],
    ).get();
    const isTried = type === 'condition' && branch.default !== true;
    return (
      <TreeCard
        part={`branch:${branch.id}`}
        title={branch.title === undefined ? text('branch') : locale.localise(branch.title)}
        aside={isTried && <small>{text('priority', { at })}</small>}
        said={said}
        box={BOX}
      />
    );
  }),
);
