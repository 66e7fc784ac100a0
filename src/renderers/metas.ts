import type { RendererMeta } from '../schemas/rendererMeta.ts';
import { actionMetas } from './action/metas.ts';
import { chartMetas } from './chart/metas.ts';
import { displayMetas } from './display/metas.ts';
import { formMetas } from './form/metas.ts';
import { inputMetas } from './input/metas.ts';
import { layoutMetas } from './layout/metas.ts';
import { listMetas } from './list/metas.ts';
import { logicMetas } from './logic/metas.ts';
import { navigationMetas } from './navigation/metas.ts';

/** The declarations of all widgets: data only, so that the server and the checks read them too. */
export const metas: readonly RendererMeta[] = [
  ...layoutMetas,
  ...navigationMetas,
  ...displayMetas,
  ...inputMetas,
  ...formMetas,
  ...listMetas,
  ...chartMetas,
  ...actionMetas,
  ...logicMetas,
];
