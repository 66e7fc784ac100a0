import type { RendererDefinition, RendererModule } from '../runtime/registry/defineRenderer.ts';
import * as metas from './further.metas.ts';
import { withComponents } from './withComponents.ts';

const components = import.meta.glob<RendererModule>('./*/*/*.widget.tsx');

/** All other widgets of the product: their declarations are fetched together when a document names one of them. */
export const furtherRenderers: readonly RendererDefinition[] = withComponents(
  Object.values(metas),
  components,
);
