import type { RendererMeta } from '../../schemas/rendererMeta.ts';
import { appGridMeta } from './app-grid/appGrid.meta.ts';
import { breadcrumbMeta } from './breadcrumb/breadcrumb.meta.ts';

export const navigationMetas: readonly RendererMeta[] = [appGridMeta, breadcrumbMeta];
