import { observer } from 'mobx-react-lite';
import { startTransition, useEffect, useMemo, useState, type ReactNode } from 'react';
import { compileNodes, walk, type CompiledNode } from '../../documents/compile.ts';
import type { Node } from '../../schemas/node.ts';
import { useInspectedDocument } from '../inspect/useInspected.ts';
import { useRoot } from '../stores/RootContext.tsx';
import type { RootStore } from '../stores/RootStore.ts';
import type { PageMemory } from '../stores/TabMemory.ts';
import { NodeList } from './NodeView.tsx';
import { PageModel, type PageParts } from './PageModel.ts';
import { PlaceContext, pagePlace } from './PageContext.tsx';

/**
 * One page model for as long as the document and the parameters stay the same.
 * @param memory what it held when its tab was left
 */
export function usePage(
  parts: PageParts,
  params: Readonly<Record<string, unknown>>,
  memory?: PageMemory,
): PageModel {
  const root = useRoot();
  const key = JSON.stringify(params);
  // The parameters are compared by what they hold: a new object with the same members is the same page.
  const page = useMemo(
    () => new PageModel(root, parts, JSON.parse(key) as Record<string, unknown>, memory),
    [root, parts, key, memory],
  );
  useEffect(() => {
    page.start();
    return () => {
      page.dispose();
    };
  }, [page]);
  return page;
}

/** Puts a page around what is drawn in it. */
export function PageProvider({ page, children }: { page: PageModel; children: ReactNode }) {
  const place = useMemo(() => pagePlace(page), [page]);
  return <PlaceContext.Provider value={place}>{children}</PlaceContext.Provider>;
}

/** Compiled documents by source: a document that is drawn again is not compiled again. */
const compiled = new WeakMap<readonly Node[], { root: RootStore; nodes: CompiledNode[] }>();

export function compileBody(root: RootStore, where: string, body: readonly Node[]): CompiledNode[] {
  const known = compiled.get(body);
  if (known?.root === root) return known.nodes;
  const nodes = compileNodes(body, root.environment(where), '/body');
  compiled.set(body, { root, nodes });
  return nodes;
}

/**
 * Fetches the widgets of compiled nodes; true once all have arrived or failed.
 *
 * What it says changes with state of React's alone, never with the registry while a component is drawn anew for another
 * reason: React would take such a drawing for the same as before, and drop the effects that belong to it.
 */
export function usePreload(nodes: readonly CompiledNode[]): boolean {
  const { registry } = useRoot().platform;
  const types = useMemo(() => [...new Set([...walk(nodes)].map((node) => node.source.type))], [nodes]);
  const wereThere = useMemo(
    () =>
      types.every((type) => {
        const { status } = registry.peek(type);
        return status === 'ready' || status === 'failed' || !registry.get(type);
      }),
    [registry, types],
  );
  const [fetched, setFetched] = useState<readonly string[]>();
  const there = wereThere || fetched === types;
  useEffect(() => {
    if (there) return undefined;
    let gone = false;
    void registry.preload(types).then(() => {
      // A page of many widgets is drawn in slices, between which clicks and keys are heard.
      if (!gone) startTransition(() => setFetched(types));
    });
    return () => {
      gone = true;
    };
  }, [registry, types, there]);
  return there;
}

/** Draws a page document. */
export const SchemaRenderer = observer(function SchemaRenderer({
  document,
  params,
  memory,
}: {
  document: PageParts & { body: readonly Node[] };
  params: Readonly<Record<string, unknown>>;
  memory?: PageMemory | undefined;
}) {
  const root = useRoot();
  const page = usePage(document, params, memory);
  const nodes = compileBody(root, page.where, document.body);
  const ready = usePreload(nodes);
  const place = useMemo(() => pagePlace(page), [page]);
  useInspectedDocument(page.where, nodes, place);
  const { Loading, Body } = root.platform.chrome;
  if (!ready) return <Loading shape="page" />;
  return (
    <PageProvider page={page}>
      <Body>
        <NodeList nodes={nodes} />
      </Body>
    </PageProvider>
  );
});
