import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { videoMeta } from './Video.meta.ts';

export const video = defineRenderer(videoMeta, { load: () => import('./Video.tsx') });
