import { MoreOutlined } from '@ant-design/icons';
import { computed } from 'mobx';
import { observer } from 'mobx-react-lite';
import { memo, useMemo } from 'react';
import { useText } from '../../../../runtime/locale/useText.ts';
import { useRoot } from '../../../../runtime/stores/RootContext.tsx';
import type { FlowDocument } from '../../../../schemas/documents/flow.ts';
import type { FlowNode } from '../../../../schemas/flow/node.ts';
import { stepTitles } from '../../../../schemas/flow/titles.ts';
import { useDesign } from '../../../frame/DesignContext.ts';
import { sayStep } from '../say/sayStep.ts';
import { FindingBadge } from './FindingBadge.tsx';
import { flowLocale } from './flow.locale.ts';
import { useFlowTree } from './FlowTreeState.ts';
import { stepIcons } from './stepIcons.tsx';
import { useOfPart } from './useOfPart.ts';

/** A step: its title, what it does in a line, what is wrong with it. */
export const StepCard = memo(
  observer(function StepCard({ node }: { node: FlowNode }) {
    const { model } = useDesign();
    const { locale } = useRoot();
    const tree = useFlowTree();
    const text = useText(flowLocale);
    const key = `step:${node.id}`;
    const { selected, findings } = useOfPart(key);
    const said = useMemo(
      () =>
        computed(() => {
          const { settings } = model.document as FlowDocument;
          return sayStep(node, tree.words, node.type === 'start' ? settings : undefined);
        }),
      [model, node, tree],
    ).get();
    const moves = useMemo(() => computed(() => tree.moving === key), [tree, key]).get();
    const kind = locale.localise(stepTitles[node.type]);
    const title = node.title === undefined ? kind : locale.localise(node.title);
    const stays = node.type === 'start';
    return (
      <div
        className="at-flowtree-card"
        data-part={key}
        data-type={node.type}
        data-selected={selected || undefined}
        data-moved={moves || undefined}
        draggable={!stays}
        onDragStart={(event) => {
          event.stopPropagation();
          event.dataTransfer.effectAllowed = 'move';
          tree.move(key);
        }}
        onDragEnd={() => tree.move(undefined)}
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
            {stepIcons[node.type]}
            <strong>{title}</strong>
            {title !== kind && <small>{kind}</small>}
          </span>
          <span className="at-flowtree-said">{said}</span>
        </button>
        <span className="at-flowtree-corner">
          <FindingBadge findings={findings} />
          {!stays && (
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
          )}
        </span>
      </div>
    );
  }),
);
