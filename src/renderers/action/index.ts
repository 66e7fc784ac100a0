import type { RendererDefinition } from '../../runtime/registry/defineRenderer.ts';
import { button } from './button/index.ts';
import { dropdownActions } from './dropdown-actions/index.ts';

export const actionRenderers: readonly RendererDefinition[] = [button, dropdownActions];
