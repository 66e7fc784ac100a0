import type { RendererDefinition, RendererModule } from '../runtime/registry/defineRenderer.ts';
import * as metas from './core.metas.ts';
import { withComponents } from './withComponents.ts';

/** Named one by one: the way to a component is part of the script, and every page pays for these. */
const components = import.meta.glob<RendererModule>([
  './action/button/*.widget.tsx',
  './form/{field-group,form-grid,form-page}/*.widget.tsx',
  './input/{checkbox,date,date-time,email,formula,hidden,id-card,input,money,multi-select,number,phone,radio,select,switch,textarea}/*.widget.tsx',
  './layout/{columns,divider,flex,section,space}/*.widget.tsx',
  './list/list-page/*.widget.tsx',
]);

/** The widgets that come with every page behind the login: their declarations are there before a document is. */
export const coreRenderers: readonly RendererDefinition[] = withComponents(Object.values(metas), components);
