import type { RendererMeta } from '../../schemas/rendererMeta.ts';
import { eventListenerMeta } from './event-listener/EventListener.meta.ts';
import { htmlFrameMeta } from './html-frame/HtmlFrame.meta.ts';
import { microFrontendMeta } from './micro-frontend/MicroFrontend.meta.ts';
import { sandboxFrameMeta } from './sandbox-frame/SandboxFrame.meta.ts';
import { serviceMeta } from './service/Service.meta.ts';
import { timerMeta } from './timer/Timer.meta.ts';
import { webComponentMeta } from './web-component/WebComponent.meta.ts';

export const logicMetas: readonly RendererMeta[] = [
  eventListenerMeta,
  htmlFrameMeta,
  microFrontendMeta,
  sandboxFrameMeta,
  serviceMeta,
  timerMeta,
  webComponentMeta,
];
