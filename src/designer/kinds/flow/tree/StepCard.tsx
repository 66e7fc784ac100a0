import { computed } from 'mobx';
import { observer } from 'mobx-react-lite';
import { memo, useMemo } from 'react';
import { useRoot } from '../../../../runtime/stores/RootContext.tsx';
import type { FlowDocument } from '../../../../schemas/documents/flow.ts';
import type { FlowNode } from '../../../../schemas/flow/node.ts';
import { stepTitles } from '../../../../schemas/flow/titles.ts';
import { useDesign } from '../../../frame/DesignContext.ts';
import { sayStep } from '../say/sayStep.ts';
import { useFlowTree } from './FlowTreeState.ts';
import { stepIcons } from './stepIcons.tsx';
import { TreeCard } from './TreeCard.tsx';

/** A step: its title, what it does in a line, what is wrong with it. All but the start can be moved. */
export const StepCard = memo(
  observer(function StepCard({ node }: { node: FlowNode }) {
    const { model } = useDesign();
    const { locale } = useRoot();
    const tree = useFlowTree();
    const key = `step:${node.id}`;
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
      <TreeCard
        part={key}
        title={title}
        icon={stepIcons[node.type]}
        aside={title !== kind && <small>{kind}</small>}
        said={said}
        fixed={stays}
        box={{
          'data-type': node.type,
          'data-moved': moves || undefined,
          draggable: !stays,
          onDragStart: (event) => {
            event.stopPropagation();
            event.dataTransfer.effectAllowed = 'move';
            tree.move(key);
          },
          onDragEnd: () => tree.move(undefined),
        }}
      />
    );
  }),
);
