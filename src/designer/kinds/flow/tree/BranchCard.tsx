import { MoreOutlined } from '@ant-design/icons';
import { computed } from 'mobx';
import { observer } from 'mobx-react-lite';
import { memo, useMemo } from 'react';
import { useText } from '../../../../runtime/locale/useText.ts';
import { useRoot } from '../../../../runtime/stores/RootContext.tsx';
import type { FlowBranch, FlowNode } from '../../../../schemas/flow/node.ts';
import { useDesign } from '../../../frame/DesignContext.ts';
import { sayBranch } from '../say/sayStep.ts';
import { FindingBadge } from './FindingBadge.tsx';
import { flowLocale } from './flow.locale.ts';
import { useFlowTree } from './FlowTreeState.ts';
import { useOfPart } from './useOfPart.ts';

interface BranchCardProps {
  branch: FlowBranch;
  type: FlowNode['type'];
  /** Its place among those that are tried one after another, from 1 on. */
  at: number;
}

/** The head of a branch: its title, and when it is taken in words. */
export const BranchCard = memo(
  observer(function BranchCard({ branch, type, at }: BranchCardProps) {
    const { model } = useDesign();
    const { locale } = useRoot();
    const tree = useFlowTree();
    const text = useText(flowLocale);
    const key = `branch:${branch.id}`;
    const { selected, findings } = useOfPart(key);
    const said = useMemo(
      () => computed(() => sayBranch(branch, type, tree.words)),
      [branch, type, tree],
    ).get();
    const title = branch.title === undefined ? text('branch') : locale.localise(branch.title);
    return (
      <div
        className="at-flowtree-card at-flowtree-branch-card"
        data-part={key}
        data-selected={selected || undefined}
      >
        <button
          type="button"
          className="at-flowtree-open"
          data-card={key}
          tabIndex={selected ? 0 : -1}
          aria-pressed={selected}
          onClick={() => model.select([key])}
        >
          <span className="at-flowtree-title">
            <strong>{title}</strong>
            {type === 'condition' && branch.default !== true && <small>{text('priority', { at })}</small>}
          </span>
          <span className="at-flowtree-said">{said}</span>
        </button>
        <span className="at-flowtree-corner">
          <FindingBadge findings={findings} />
          <button
            type="button"
            className="at-plain at-flowtree-more"
            tabIndex={selected ? 0 : -1}
            aria-haspopup="menu"
            aria-label={text('more', { step: title })}
            title={text('more', { step: title })}
            onClick={({ currentTarget }) => {
              model.select([key]);
              tree.act(key, currentTarget);
            }}
          >
            <MoreOutlined aria-hidden />
          </button>
        </span>
      </div>
    );
  }),
);
