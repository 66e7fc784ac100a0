import { runInAction } from 'mobx';
import type { ReactElement } from 'react';
import { render, type RenderResult } from '@testing-library/react';
import { builtinRenderers } from '../../src/renderers/index.ts';
import type { RendererDefinition } from '../../src/runtime/registry/defineRenderer.ts';
import { ResourceView, type ResourceViewProps } from '../../src/runtime/render/ResourceView.tsx';
import { RootContext } from '../../src/runtime/stores/RootContext.tsx';
import type { DocumentByKind, DocumentKind } from '../../src/schemas/documents/index.ts';
import type { ModuleRights } from '../../src/schemas/wire/record.ts';
import { createPlainRoot, type TestRoot } from './testRoot.ts';
import type { FixedAnswers } from '../../src/runtime/data/fixedTransport.ts';

export interface OpenOptions extends Partial<ResourceViewProps> {
  answers?: FixedAnswers;
  /** The widgets of the platform; absent: the product's. */
  renderers?: readonly RendererDefinition[];
  rights?: ModuleRights;
  /** Absent: a visitor's. */
  role?: string;
  /** Query of the address. */
  search?: string;
  /** Pixels of the window. */
  width?: number;
  /** What stands around all of it. */
  wrap?: (element: ReactElement) => ReactElement;
}

/**
 * Opens the first of some documents as the portal does, with the product's widgets; the others are there to be
 * loaded by it.
 */
export function openResource(
  documents: readonly DocumentByKind[DocumentKind][],
  {
    answers = {},
    renderers = builtinRenderers,
    rights,
    role,
    search = '',
    width = 1400,
    wrap = (element) => element,
    ...props
  }: OpenOptions = {},
): TestRoot & RenderResult & { reopen: (more: Partial<ResourceViewProps>) => void } {
  const [first] = documents;
  if (!first) throw new Error('There is nothing to open.');
  const made = createPlainRoot({
    renderers,
    answers: {
      '/resource/get.do': ({ kind, id }) => {
        const schema = documents.find((one) => one.kind === kind && one.id === id);
        if (!schema) return { msgState: 4, msg: 'not found' };
        return {
          result: { id, kind, name: id, version: 1, revision: 1, schema, ...(rights ? { rights } : {}) },
        };
      },
      ...answers,
    },
  });
  runInAction(() => {
    made.root.session.chosenRole = role;
  });
  if (search !== '') made.root.route.enter('/', search);
  made.root.theme.resize(width);
  const draw = (more: Partial<ResourceViewProps> = {}) =>
    wrap(
      <RootContext.Provider value={made.root}>
        <ResourceView kind={first.kind} id={first.id} params={NO_PARAMS} {...props} {...more} />
      </RootContext.Provider>,
    );
  const view = render(draw());
  return Object.assign(view, made, {
    reopen: (more: Partial<ResourceViewProps>) => {
      view.rerender(draw(more));
    },
  });
}

const NO_PARAMS = {};
