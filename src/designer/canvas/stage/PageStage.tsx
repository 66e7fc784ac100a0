import { observer } from 'mobx-react-lite';
import { useEffect, useMemo } from 'react';
import { compileNodes, type CompiledNode } from '../../../documents/compile.ts';
import { CompileMemo } from '../../../documents/CompileMemo.ts';
import { NodeList } from '../../../runtime/render/NodeView.tsx';
import { PlaceContext } from '../../../runtime/render/PageContext.tsx';
import type { PageModel, PageParts } from '../../../runtime/render/PageModel.ts';
import { usePage, usePreload } from '../../../runtime/render/SchemaRenderer.tsx';
import { usePageParts } from '../../../runtime/render/usePageParts.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import type { Node } from '../../../schemas/node.ts';
import { useCanvas } from '../CanvasModel.ts';
import { useDesignPlace } from './useDesignPlace.ts';
import { useNamedDocuments } from './useNamedDocuments.ts';

interface PageStageProps {
  document: PageParts & { body: readonly Node[] };
  given: Readonly<Record<string, unknown>>;
}

/** A page that is designed: an edit compiles one node and what is around it, and mounts nothing anew. */
export const PageStage = observer(function PageStage({ document, given }: PageStageProps) {
  const page = usePage(usePageParts(document), given);
  useStagedPage(page);
  const named = useNamedDocuments(document);
  const memo = useMemo(() => new CompileMemo(), []);
  const environment = useMemo(() => named && page.root.environment(page.where), [page, named]);
  const { body } = document;
  const nodes = useMemo(
    () => environment && compileNodes(body, environment, '/body', undefined, memo),
    [body, environment, memo],
  );
  return nodes && <Nodes page={page} nodes={nodes} />;
});

/** Says to the canvas which page it shows. */
export function useStagedPage(page: PageModel): void {
  const canvas = useCanvas();
  useEffect(() => {
    canvas.setPage(page);
    return () => canvas.setPage(undefined);
  }, [canvas, page]);
}

const Nodes = observer(function Nodes({ page, nodes }: { page: PageModel; nodes: readonly CompiledNode[] }) {
  const { Body } = useRoot().platform.chrome;
  usePreload(nodes);
  const place = useDesignPlace(page);
  return (
    <PlaceContext.Provider value={place}>
      <Body>
        <NodeList nodes={nodes} />
      </Body>
    </PlaceContext.Provider>
  );
});
