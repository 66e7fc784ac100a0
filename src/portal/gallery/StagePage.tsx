import { useMemo } from 'react';
import { FormContext } from '../../runtime/form/FormContext.tsx';
import { useText } from '../../runtime/locale/useText.ts';
import { NodeList } from '../../runtime/render/NodeView.tsx';
import { PlaceContext } from '../../runtime/render/PageContext.tsx';
import { usePageParts } from '../../runtime/render/usePageParts.ts';
import { usePage, usePreload } from '../../runtime/render/SchemaRenderer.tsx';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import type { Node } from '../../schemas/node.ts';
import type { Source } from '../../schemas/source.ts';
import { galleryLocale } from './gallery.locale.ts';
import type { StageState } from './settings.ts';
import { type StagedNodes, useStagedNodes } from './useStagedNodes.ts';

/** What stands on a stage as a page. */
export interface StagedPage {
  body: readonly Node[];
  sources: Readonly<Record<string, Source>>;
  state: StageState;
}

const NOTHING = {};

/** Nodes on a page of their own, in a form where they are fields. */
export function StagePage({ body, sources, state }: StagedPage) {
  const text = useText(galleryLocale);
  const page = usePage(usePageParts({ kind: 'app', id: 'example', sources }), NOTHING);
  const staged = useStagedNodes(page, body, state, text('sampleError'));
  const { Loading } = useRoot().platform.chrome;
  return staged ? <Staged {...staged} state={state} /> : <Loading shape="widget" />;
}

function Staged({ page, nodes, form, state }: StagedNodes & { state: StageState }) {
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
