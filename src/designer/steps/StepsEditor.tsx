import { Button } from 'antd';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { placedSteps } from '../../documents/stepChain.ts';
import { useText } from '../../runtime/locale/useText.ts';
import { callOf } from './places.ts';
import { StepBlock } from './StepBlock.tsx';
import { StepDrag } from './StepDrag.tsx';
import { StepsProvider } from './StepsContext.ts';
import type { StepsEditorProps } from './stepsEditorProps.ts';
import { stepLocale } from './step.locale.ts';
import { useRevealed } from './useRevealed.ts';
import { useStepsEditing } from './useStepsEditing.ts';
import './steps.css';

/** Edits a chain of steps that the server runs: cards in a column, those within others indented below them. */
export const StepsEditor = observer(function StepsEditor(props: StepsEditorProps) {
  const { value: chain, callables } = props;
  const text = useText(stepLocale);
  const { editing, open, told } = useStepsEditing(props);
  const element = useRevealed(editing);
  useEffect(() => {
    void callables.need(placedSteps(chain, '').flatMap(({ step }) => callOf(step) ?? []));
  }, [callables, chain]);
  return (
    <StepsProvider value={editing}>
      <StepDrag>
        <div ref={element} className="at-steps">
          {chain.length > 0 && (
            <div className="at-steps-all">
              <Button size="small" type="text" onClick={() => open.setAll(chain, false)}>
                {text('foldAll')}
              </Button>
              <Button size="small" type="text" onClick={() => open.setAll(chain, true)}>
                {text('openAll')}
              </Button>
            </div>
          )}
          <StepBlock block="" label={text('chain')} />
          <p role="status" className="at-steps-told">
            {told}
          </p>
        </div>
      </StepDrag>
    </StepsProvider>
  );
});
