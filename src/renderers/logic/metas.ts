import type { RendererMeta } from '../../schemas/rendererMeta.ts';
import { eventListenerMeta } from './event-listener/EventListener.meta.ts';
import { serviceMeta } from './service/Service.meta.ts';
import { timerMeta } from './timer/Timer.meta.ts';

export const logicMetas: readonly RendererMeta[] = [eventListenerMeta, serviceMeta, timerMeta];
