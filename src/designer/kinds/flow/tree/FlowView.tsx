import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useRef, useState } from 'react';
import { useText } from '../../../../runtime/locale/useText.ts';
import { useStepWords } from '../say/useStepWords.ts';
import { useFlow } from '../useFlow.ts';
import { flowLocale } from './flow.locale.ts';
import { FlowMenus } from './FlowMenus.tsx';
import { FlowTools } from './FlowTools.tsx';
import { FlowTreeProvider, FlowTreeState } from './FlowTreeState.ts';
import { Sequence } from './Sequence.tsx';
import { useFlowCommands } from './useFlowCommands.ts';
import { useFlowKeys } from './useFlowKeys.ts';
import { useInSight, useStartInMiddle } from './useInSight.ts';
import { useZoom } from './useZoom.ts';
import './flow.css';

/** A flow without anything between its start and its end. */
const EMPTY = 2;

/** The steps of a flow from its start to its end, its branches side by side. */
export const FlowView = observer(function FlowView() {
  const { model, document } = useFlow();
  const text = useText(flowLocale);
  const words = useStepWords();
  const [tree] = useState(() => new FlowTreeState(words, () => model.tree));
  useLayoutEffect(() => tree.say(words), [tree, words]);
  const commands = useFlowCommands();
  const pane = useRef<HTMLDivElement>(null);
  const drawing = useRef<HTMLDivElement>(null);
  const zoom = useZoom(pane, drawing);
  const keys = useFlowKeys(tree, commands, pane);
  useStartInMiddle(pane);
  useInSight(model.selection[0], pane);
  return (
    <FlowTreeProvider value={tree}>
      <div className="at-flowtree" onKeyDown={keys}>
        <FlowTools zoom={zoom} />
        <div
          ref={pane}
          className="at-flowtree-pane"
          // What is none of the cards stands for the flow as a whole.
          onClick={({ target }) => {
            if (target instanceof Element && target.closest('button, [data-part]') === null) model.select([]);
          }}
        >
          <div
            ref={drawing}
            className="at-flowtree-drawing"
            role="group"
            aria-label={text('steps')}
            style={{ zoom: zoom.zoom }}
          >
            <Sequence nodes={document.nodes} parent="document" />
          </div>
          {document.nodes.length <= EMPTY && (
            <p className="at-flowtree-empty">
              <strong>{text('emptyTitle')}</strong>
              {text('empty')}
            </p>
          )}
        </div>
        <p className="at-flowtree-keys">{text('keys')}</p>
        <FlowMenus commands={commands} />
      </div>
    </FlowTreeProvider>
  );
});
