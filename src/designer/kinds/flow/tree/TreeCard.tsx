import { MoreOutlined } from '@ant-design/icons';
import { observer } from 'mobx-react-lite';
import type { HTMLAttributes, ReactNode } from 'react';
import { useText } from '../../../../runtime/locale/useText.ts';
import { useDesign } from '../../../frame/DesignContext.ts';
import { FindingBadge } from './FindingBadge.tsx';
import { flowLocale } from './flow.locale.ts';
import { useFlowTree } from './FlowTreeState.ts';
import { useOfPart } from './useOfPart.ts';

interface TreeCardProps {
  /** The part that it stands for. */
  part: string;
  title: string;
  icon?: ReactNode;
  /** Small words behind the title. */
  aside?: ReactNode;
  /** What the part does, in a line. */
  said: string;
  /** Nothing can be done with it: it has no menu. */
  fixed?: boolean;
  /** What its element has beside that. */
  box?: HTMLAttributes<HTMLDivElement> & {
    readonly 'data-type'?: string;
    readonly 'data-moved'?: true | undefined;
  };
}

/** A card of the tree: it opens its part, says what is wrong with it, and has the menu of what can be done. */
export const TreeCard = observer(function TreeCard({
  part,
  title,
  icon,
  aside,
  said,
  fixed = false,
  box,
}: TreeCardProps) {
  const { model } = useDesign();
  const tree = useFlowTree();
  const text = useText(flowLocale);
  const { selected, findings } = useOfPart(part);
  const more = text('more', { step: title });
  return (
    <div className="at-flowtree-card" {...box} data-part={part} data-selected={selected || undefined}>
      <button
        type="button"
        className="at-flowtree-open"
        data-card={part}
        tabIndex={selected ? 0 : -1}
        aria-pressed={selected}
        onClick={() => model.select([part])}
      >
        <span className="at-flowtree-title">
          {icon}
          <strong title={title}>{title}</strong>
          {aside}
        </span>
        <span className="at-flowtree-said">{said}</span>
      </button>
      <span className="at-flowtree-corner">
        <FindingBadge findings={findings} />
        {!fixed && (
          <button
            type="button"
            className="at-plain at-flowtree-more"
            tabIndex={selected ? 0 : -1}
            aria-haspopup="menu"
            aria-label={more}
            title={more}
            onClick={({ currentTarget }) => {
              model.select([part]);
              tree.act(part, currentTarget);
            }}
          >
            <MoreOutlined aria-hidden />
          </button>
        )}
      </span>
    </div>
  );
});
