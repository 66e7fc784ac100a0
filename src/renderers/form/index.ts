import type { RendererDefinition } from '../../runtime/registry/defineRenderer.ts';
import { fieldGroup } from './field-group/index.ts';
import { formGrid } from './form-grid/index.ts';
import { formPage } from './form-page/index.ts';

export const formRenderers: readonly RendererDefinition[] = [fieldGroup, formGrid, formPage];
