import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { FormContext } from '../../runtime/form/FormContext.tsx';
import { useText } from '../../runtime/locale/useText.ts';
import { NodeList } from '../../runtime/render/NodeView.tsx';
import { PlaceContext } from '../../runtime/render/PageContext.tsx';
import type { PageModel } from '../../runtime/render/PageModel.ts';
import { usePage, usePreload } from '../../runtime/render/SchemaRenderer.tsx';
import { RootContext, useRoot } from '../../runtime/stores/RootContext.tsx';
import type { Node } from '../../schemas/node.ts';
import type { Source } from '../../schemas/source.ts';
import { fixtureAnswers, type Outcome } from './fixtureAnswers.ts';
import { galleryLocale } from './gallery.locale.ts';
import type { StageState } from './settings.ts';
import { createStageRoot, type Looks } from './stageRoot.ts';
import { type StagedNodes, useStagedNodes } from './useStagedNodes.ts';
import { useStageUi } from './useStageUi.ts';

const outcomeOf: Readonly<Record<StageState, Outcome>> = {
  normal: 'answered',
  disabled: 'answered',
  readOnly: 'answered',
  error: 'failing',
  loading: 'waiting',
  empty: 'empty',
  noRight: 'refused',
};

export interface StageProps extends Looks {
  body: readonly Node[];
  sources: Readonly<Record<string, Source>>;
  /** The rows behind the sources. */
  data: unknown;
  state: StageState;
}

const NOTHING = {};

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
    () => createStageRoot(portal, { lang, dark, width }, fixtureAnswers(data, outcomeOf[state], lang), ui),
    [portal, lang, dark, width, data, state, ui],
  );
  return (
    <RootContext.Provider value={root}>
      <StagePage body={body} sources={sources} state={state} />
    </RootContext.Provider>
  );
});

function StagePage({ body, sources, state }: Pick<StageProps, 'body' | 'sources' | 'state'>) {
  const text = useText(galleryLocale);
  // A page begins anew only where its sources differ: editing a prop does not load them again.
  const key = JSON.stringify(sources);
  const parts = useMemo(
    () => ({ kind: 'app', id: 'example', sources: JSON.parse(key) as Record<string, Source> }),
    [key],
  );
  const page = usePage(parts, NOTHING);
  const staged = useStagedNodes(page, body, state, text('sampleError'));
  const { Loading } = useRoot().platform.chrome;
  return staged ? <Staged {...staged} state={state} /> : <Loading shape="widget" />;
}

function Staged({ page, nodes, form, state }: StagedNodes & { page: PageModel; state: StageState }) {
  const { Body, Loading } = useRoot().platform.chrome;
  const ready = usePreload(nodes);
  const place = useMemo(
    () => ({
      page,
      scope: form?.scope ?? page.scope,
      around: { enabled: state !== 'disabled', readOnly: state === 'readOnly' },
    }),
    [page, form, state],
  );
  if (!ready) return <Loading shape="widget" />;
  return (
    <PlaceContext.Provider value={place}>
      <FormContext.Provider value={form}>
        <Body>
          <NodeList nodes={nodes} />
        </Body>
      </FormContext.Provider>
    </PlaceContext.Provider>
  );
}
