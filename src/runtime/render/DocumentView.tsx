import { compileNode, type CompiledNode } from '../../documents/compile.ts';
import { useMemo } from 'react';
import type { DocumentKind } from '../../schemas/documents/index.ts';
import { kindTitles } from '../../schemas/kindTitles.ts';
import { useText } from '../locale/useText.ts';
import { useRoot } from '../stores/RootContext.tsx';
import { resourceLocale } from './resource.locale.ts';
import { NodeList } from './NodeView.tsx';
import { PageProvider, usePage } from './SchemaRenderer.tsx';
import { useOpenResource } from './OpenResource.tsx';

/** Draws a document with the one widget whose declaration says that it draws documents of the kind. */
export function DocumentView({ kind }: { kind: DocumentKind }) {
  const root = useRoot();
  const text = useText(resourceLocale);
  const { resource, params, memory } = useOpenResource();
  const page = usePage(resource.document, params, memory);
  const widget = root.platform.registry.forDocument(kind);
  const nodes = useMemo((): CompiledNode[] => {
    if (!widget) return [];
    const node = { type: widget.meta.type, id: 'document' };
    return [compileNode(node, root.environment(page.where), '')];
  }, [root, widget, page]);
  const { Failure } = root.platform.chrome;
  const called = text('resourceId', { kind: root.locale.localise(kindTitles[kind]), id: resource.id });
  if (!widget) return <Failure title={text('noWidget')} description={called} />;
  return (
    <PageProvider page={page}>
      <NodeList nodes={nodes} />
    </PageProvider>
  );
}
