import type { RendererDefinition } from '../../runtime/registry/defineRenderer.ts';
import { button } from './button/index.ts';

export const actionRenderers: readonly RendererDefinition[] = [button];
