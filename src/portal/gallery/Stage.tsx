import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { RootContext, useRoot } from '../../runtime/stores/RootContext.tsx';
import { exampleAnswers, outcomeOf } from './exampleAnswers.ts';
import { StagePage, type StagedPage } from './StagePage.tsx';
import { createExampleRoot, type Looks } from './stageRoot.ts';
import { useStageUi } from './useStageUi.ts';

export interface StageProps extends Looks, StagedPage {
  /** The rows behind the sources. */
  data: unknown;
}

/**
 * Draws nodes as a page would, over stores of their own:
 *
 *   data, state → a transport that answers so → stores → page → nodes, in a form where they are fields
 */
export const Stage = observer(function Stage({ body, sources, data, state, ...looks }: StageProps) {
  const portal = useRoot();
  const ui = useStageUi();
  const { lang, dark, width } = looks;
  const root = useMemo(
    () => createExampleRoot(portal, { lang, dark, width }, exampleAnswers(data, outcomeOf[state], lang), ui),
    [portal, lang, dark, width, data, state, ui],
  );
  return (
    <RootContext.Provider value={root}>
      <StagePage body={body} sources={sources} state={state} />
    </RootContext.Provider>
  );
});
