import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { compileNode } from '../../../documents/compile.ts';
import { NodeList } from '../../../runtime/render/NodeView.tsx';
import { OpenResourceContext } from '../../../runtime/render/OpenResource.tsx';
import { PlaceContext } from '../../../runtime/render/PageContext.tsx';
import { PartContext, type PartAttributes, type PartMarks } from '../../../runtime/render/PartContext.ts';
import { usePage } from '../../../runtime/render/SchemaRenderer.tsx';
import { usePageParts } from '../../../runtime/render/usePageParts.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import type { MgrListDocument } from '../../../schemas/documents/index.ts';
import { BELONGS, PART } from '../marks/MarkRegistry.ts';
import { openedAs } from './openedAs.ts';
import { useStagedPage } from './PageStage.tsx';
import { useDesignPlace } from './useDesignPlace.ts';
import { useNamedDocuments } from './useNamedDocuments.ts';

const NOTHING = {};

const attribute =
  (name: string): PartAttributes =>
  (role, part) => ({ [name]: `${role}:${part}` });

/** Elements of the list say which column, filter, view of the document they are. */
export const listMarks: PartMarks = { part: attribute(PART), belongs: attribute(BELONGS) };

/** A list that is designed, drawn whole by the widget that draws lists. Its records stay while it is changed. */
export const ListStage = observer(function ListStage({ document }: { document: MgrListDocument }) {
  const { platform } = useRoot();
  const parts = usePageParts(document);
  const named = useNamedDocuments(document);
  // What a page compiles with is its own: once more of what the list names is there, it is another page.
  const page = usePage(
    useMemo(() => (named === undefined ? parts : { ...parts }), [parts, named]),
    NOTHING,
  );
  useStagedPage(page);
  const place = useDesignPlace(page);
  const type = platform.registry.forDocument(document.kind)?.meta.type ?? '';
  const nodes = useMemo(() => [compileNode({ type, id: 'document' }, page.environment, '')], [type, page]);
  const open = useMemo(() => openedAs(document), [document]);
  return (
    <OpenResourceContext.Provider value={open}>
      <PartContext.Provider value={listMarks}>
        <PlaceContext.Provider value={place}>
          <NodeList nodes={nodes} />
        </PlaceContext.Provider>
      </PartContext.Provider>
    </OpenResourceContext.Provider>
  );
});
