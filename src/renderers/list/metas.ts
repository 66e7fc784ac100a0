import type { RendererMeta } from '../../schemas/rendererMeta.ts';
import { listPageMeta } from './list-page/ListPage.meta.ts';

export const listMetas: readonly RendererMeta[] = [listPageMeta];
