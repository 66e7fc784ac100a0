import type { RendererMeta } from '../schemas/rendererMeta.ts';
import * as core from './core.metas.ts';
import * as further from './further.metas.ts';

/** The declarations of all widgets: data only, so that the server and the checks read them too. */
export const metas: readonly RendererMeta[] = [...Object.values(core), ...Object.values(further)];
