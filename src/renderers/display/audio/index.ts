import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { audioMeta } from './Audio.meta.ts';

export const audio = defineRenderer(audioMeta, { load: () => import('./Audio.tsx') });
