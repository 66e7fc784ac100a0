import type { RendererDefinition } from '../../runtime/registry/defineRenderer.ts';
import { actionGroup } from './action-group/index.ts';
import { button } from './button/index.ts';
import { dropdownActions } from './dropdown-actions/index.ts';
import { floatingButton } from './floating-button/index.ts';
import { hotKey } from './hot-key/index.ts';
import { linkAction } from './link-action/index.ts';

export const actionRenderers: readonly RendererDefinition[] = [
  actionGroup,
  button,
  dropdownActions,
  floatingButton,
  hotKey,
  linkAction,
];
