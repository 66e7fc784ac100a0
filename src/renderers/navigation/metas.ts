import type { RendererMeta } from '../../schemas/rendererMeta.ts';
import { appGridMeta } from './app-grid/AppGrid.meta.ts';
import { breadcrumbMeta } from './breadcrumb/Breadcrumb.meta.ts';

export const navigationMetas: readonly RendererMeta[] = [appGridMeta, breadcrumbMeta];
