import type { RendererMeta } from '../schemas/rendererMeta.ts';
import { formMetas } from './form/metas.ts';
import { inputMetas } from './input/metas.ts';
import { layoutMetas } from './layout/metas.ts';

/** The declarations of all widgets: data only, so that the server and the checks read them too. */
export const metas: readonly RendererMeta[] = [...layoutMetas, ...inputMetas, ...formMetas];
