import type { RendererDefinition } from '../../runtime/registry/defineRenderer.ts';
import { eventListener } from './event-listener/index.ts';
import { service } from './service/index.ts';
import { timer } from './timer/index.ts';

export const logicRenderers: readonly RendererDefinition[] = [eventListener, service, timer];
