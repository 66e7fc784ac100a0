import { render, type RenderResult } from '@testing-library/react';
import type { ReactElement } from 'react';
import { compileNodes, walk, type CompiledNode } from '../../src/documents/compile.ts';
import { FormContext } from '../../src/runtime/form/FormContext.tsx';
import type { FormModel } from '../../src/runtime/form/FormModel.ts';
import { formOfNodes } from '../../src/runtime/form/formOfNodes.ts';
import { NodeList } from '../../src/runtime/render/NodeView.tsx';
import { PageModel, type PageParts } from '../../src/runtime/render/PageModel.ts';
import { PlaceContext } from '../../src/runtime/render/PageContext.tsx';
import type { RendererDefinition } from '../../src/runtime/registry/defineRenderer.ts';
import { RootContext } from '../../src/runtime/stores/RootContext.tsx';
import type { RootStore } from '../../src/runtime/stores/RootStore.ts';
import type { Node } from '../../src/schemas/node.ts';
import type { Locale } from '../../src/schemas/text.ts';
import { builtinRenderers } from '../../src/renderers/index.ts';
import { createPlainRoot, type TestRoot } from './testRoot.ts';
import type { FixedAnswers } from '../../src/runtime/data/fixedTransport.ts';
import type { PageMemory } from '../../src/runtime/stores/TabMemory.ts';
import type { TestUi } from './testUi.ts';

export interface RenderOptions {
  locale?: Locale;
  /** Draws the nodes as fields of a form with these values. */
  values?: Readonly<Record<string, unknown>>;
  enabled?: boolean;
  readOnly?: boolean;
  page?: Partial<PageParts>;
  params?: Readonly<Record<string, unknown>>;
  /** What the page held when its tab was left. */
  memory?: PageMemory;
  /** When it is, in milliseconds since the epoch, as in a preview; absent: the clock's. */
  at?: number;
  /** Answers of calls by path, such as `/rest/http/student/list.htm`. */
  answers?: FixedAnswers;
  /** The widgets of the platform; absent: the product's. */
  renderers?: readonly RendererDefinition[];
  /** Further names in scope. */
  wrap?: (element: ReactElement) => ReactElement;
}

export interface Rendered extends RenderResult {
  root: RootStore;
  page: PageModel;
  form: FormModel | undefined;
  ui: TestUi;
}

/** Stores with the product's widgets over a transport that answers from a table; nothing leaves the process. */
export function createTestRoot(
  answers: FixedAnswers = {},
  locale: Locale = 'zhCN',
  renderers: readonly RendererDefinition[] = builtinRenderers,
  at?: number,
): TestRoot {
  const made = createPlainRoot({ renderers, answers, at });
  made.root.locale.change(locale);
  return made;
}

/** Draws nodes as a page would; waits until their widgets have been fetched. */
export async function renderNodes(nodes: readonly Node[], options: RenderOptions = {}): Promise<Rendered> {
  const { root, ui } = createTestRoot(options.answers, options.locale, options.renderers, options.at);
  const page = new PageModel(
    root,
    { kind: 'app', id: 'test', ...options.page },
    options.params ?? {},
    options.memory,
  );
  const mode = options.readOnly === true ? 'view' : 'add';
  const form = options.values
    ? formOfNodes(page, nodes, { mode, rights: undefined, enabled: options.enabled ?? true })
    : undefined;
  for (const [code, value] of Object.entries(options.values ?? {})) form?.setValue(code, value);
  const compiled: readonly CompiledNode[] =
    form?.compiled.layout ?? compileNodes(nodes, root.environment(page.where), '/body');
  await root.platform.registry.preload([...walk(compiled)].map((node) => node.source.type));
  const around = { enabled: options.enabled ?? true, readOnly: options.readOnly ?? false };
  const wrap = options.wrap ?? ((element: ReactElement) => element);
  const view = render(
    wrap(
      <RootContext.Provider value={root}>
        <PlaceContext.Provider value={{ page, scope: form?.scope ?? page.scope, around }}>
          <FormContext.Provider value={form}>
            <NodeList nodes={compiled} />
          </FormContext.Provider>
        </PlaceContext.Provider>
      </RootContext.Provider>,
    ),
  );
  page.start();
  return Object.assign(view, { root, page, form, ui });
}

export const renderNode = (node: Node, options?: RenderOptions): Promise<Rendered> =>
  renderNodes([node], options);
