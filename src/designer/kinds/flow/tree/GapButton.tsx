import { PlusOutlined } from '@ant-design/icons';
import { computed } from 'mobx';
import { observer } from 'mobx-react-lite';
import { memo, useMemo } from 'react';
import { moveParts } from '../../../../documents/edit/move.ts';
import { useText } from '../../../../runtime/locale/useText.ts';
import { useDesign } from '../../../frame/DesignContext.ts';
import { flowLocale } from './flow.locale.ts';
import { placeOfGap, useFlowTree } from './FlowTreeState.ts';

interface GapButtonProps {
  parent: string;
  after: string | undefined;
  /** What the step or the branch before it is called. */
  called: string;
}

/** A place between steps: a step is added there, or put there when it is moved. */
export const GapButton = memo(
  observer(function GapButton({ parent, after, called }: GapButtonProps) {
    const { model } = useDesign();
    const tree = useFlowTree();
    const text = useText(flowLocale);
    const gap = useMemo(() => ({ parent, after }), [parent, after]);
    const beside = useMemo(
      () => computed(() => model.selection[0] === (after ?? parent)),
      [model, after, parent],
    );
    const isMoving = tree.moving !== undefined;
    const drop = (): void => {
      const { moving } = tree;
      if (moving !== undefined && model.run(moveParts([moving], placeOfGap(model.tree, gap))))
        tree.move(undefined);
    };
    const add = text(after === undefined ? 'addFirst' : 'addAfter', { step: called, branch: called });
    return (
      <div
        className="at-flowtree-gap"
        data-moving={isMoving || undefined}
        onDragOver={(event) => {
          if (isMoving) event.preventDefault();
        }}
        onDrop={(event) => {
          event.preventDefault();
          drop();
        }}
      >
        <button
          type="button"
          className="at-flowtree-add"
          data-gap={after ?? parent}
          tabIndex={isMoving || beside.get() ? 0 : -1}
          aria-label={isMoving ? `${text('moveHere')}: ${add}` : add}
          title={isMoving ? text('moveHere') : add}
          aria-haspopup={isMoving ? undefined : 'menu'}
          onClick={({ currentTarget }) => {
            if (isMoving) drop();
            else tree.add(gap, currentTarget);
          }}
        >
          {isMoving ? text('moveHere') : <PlusOutlined aria-hidden />}
        </button>
      </div>
    );
  }),
);
