import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { eventListenerMeta } from './EventListener.meta.ts';

export const eventListener = defineRenderer(eventListenerMeta, { load: () => import('./EventListener.tsx') });
