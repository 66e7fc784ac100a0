import type { RendererDefinition } from '../../runtime/registry/defineRenderer.ts';
import { eventListener } from './event-listener/index.ts';
import { htmlFrame } from './html-frame/index.ts';
import { microFrontend } from './micro-frontend/index.ts';
import { sandboxFrame } from './sandbox-frame/index.ts';
import { service } from './service/index.ts';
import { timer } from './timer/index.ts';
import { webComponent } from './web-component/index.ts';

/** Further widgets of the family: fetched when a document names one. */
export const logicFurther: readonly RendererDefinition[] = [
  eventListener,
  htmlFrame,
  microFrontend,
  sandboxFrame,
  service,
  timer,
  webComponent,
];
