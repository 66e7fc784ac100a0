import { render } from '@testing-library/react';
import { compileNodes } from '../../src/documents/compile.ts';
import { compileForm } from '../../src/documents/form.ts';
import { FormContext } from '../../src/runtime/form/FormContext.tsx';
import { FormModel } from '../../src/runtime/form/FormModel.ts';
import type { RendererDefinition } from '../../src/runtime/registry/defineRenderer.ts';
import { NodeList } from '../../src/runtime/render/NodeView.tsx';
import { pagePlace, PlaceContext } from '../../src/runtime/render/PageContext.tsx';
import { PageModel, type PageParts } from '../../src/runtime/render/PageModel.ts';
import { RootContext } from '../../src/runtime/stores/RootContext.tsx';
import type { FieldNode, Node } from '../../src/schemas/node.ts';
import { formDocument } from './plainDocuments.ts';
import { plainRenderers, type Draws } from './plainRenderers.tsx';
import { createPlainRoot } from './testRoot.ts';

export const label = (id: string, text: string, rest: Partial<Node> = {}): Node => ({
  type: 'label',
  id,
  ...rest,
  props: { text, ...rest.props },
});

/** Draws nodes on a page of their own, and counts how often each is drawn. */
export async function draw(
  nodes: readonly Node[],
  { parts = {}, renderers }: { parts?: Partial<PageParts>; renderers?: readonly RendererDefinition[] } = {},
) {
  const draws: Draws = new Map();
  const { root, ui } = createPlainRoot({ renderers: renderers ?? plainRenderers(draws) });
  await root.platform.registry.preload(root.platform.registry.metas.types);
  const page = new PageModel(root, { kind: 'app', id: 'test', ...parts }, {});
  const compiled = compileNodes(nodes, root.environment(page.where), '/body');
  render(
    <RootContext.Provider value={root}>
      <PlaceContext.Provider value={pagePlace(page)}>
        <NodeList nodes={compiled} />
      </PlaceContext.Provider>
    </RootContext.Provider>,
  );
  return { root, ui, page, draws };
}

/** Draws a new record of a form with these fields. */
export async function drawForm(fields: readonly FieldNode[], renderers?: readonly RendererDefinition[]) {
  const draws: Draws = new Map();
  const { root } = createPlainRoot({ renderers: renderers ?? plainRenderers(draws) });
  await root.platform.registry.preload(root.platform.registry.metas.types);
  const page = new PageModel(root, { kind: 'form', id: 'test' }, {});
  const form = new FormModel(page, compileForm(formDocument(fields), root.environment(page.where)), {
    mode: 'add',
    rights: undefined,
  });
  render(
    <RootContext.Provider value={root}>
      <PlaceContext.Provider value={{ page, scope: form.scope, around: form.around }}>
        <FormContext.Provider value={form}>
          <NodeList nodes={form.compiled.layout} />
        </FormContext.Provider>
      </PlaceContext.Provider>
    </RootContext.Provider>,
  );
  return { form, draws };
}
