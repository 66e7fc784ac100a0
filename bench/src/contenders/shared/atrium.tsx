import { PortalTheme } from '../../../../src/portal/theme/PortalTheme.tsx';
import { builtinRenderers } from '../../../../src/renderers/index.ts';
import type { FixedAnswers } from '../../../../src/runtime/data/fixedTransport.ts';
import { ResourceView } from '../../../../src/runtime/render/ResourceView.tsx';
import { RootContext } from '../../../../src/runtime/stores/RootContext.tsx';
import type { RootStore } from '../../../../src/runtime/stores/RootStore.ts';
import type { AtriumDocument, DocumentKind } from '../../../../src/schemas/documents/index.ts';
import { createPlainRoot } from '../../../../tests/support/testRoot.ts';
import { mountReact } from './mountReact.tsx';
import '../../../../src/portal/base.css';

const NONE = {};

/** What one document of a kind is called here. */
const ID = 'bench';

/**
 * Stores as the portal has them, with documents that have arrived from the server; calls answer from a table.
 * @param fetched whether the code of the widgets is there as well, like that of the peers
 */
export async function prepareRoot(
  documents: Partial<Record<DocumentKind, AtriumDocument>>,
  answers: FixedAnswers = {},
  fetched = true,
): Promise<RootStore> {
  const { root } = createPlainRoot({
    renderers: builtinRenderers,
    answers: {
      '/resource/get.do': ({ kind }) => {
        const schema = documents[kind as DocumentKind];
        return { result: { id: ID, kind, name: ID, version: 1, revision: 1, schema } };
      },
      ...answers,
    },
  });
  root.theme.resize(window.innerWidth);
  const { registry } = root.platform;
  for (const [kind, document] of Object.entries(documents)) {
    await root.resources.load(kind as DocumentKind, ID);
    if (fetched) await registry.preloadDocument(kind as DocumentKind, document);
  }
  return root;
}

/** Opens a document as the portal does. */
export const mountDocument = (host: HTMLElement, root: RootStore | undefined, kind: DocumentKind) => {
  if (!root) throw new Error('Atrium is mounted before it is prepared');
  return mountReact(
    host,
    <RootContext.Provider value={root}>
      <PortalTheme>
        <ResourceView kind={kind} id={ID} params={NONE} />
      </PortalTheme>
    </RootContext.Provider>,
  );
};
