import type { RendererDefinition } from '../../runtime/registry/defineRenderer.ts';
import { actionGroup } from './action-group/index.ts';
import { dropdownActions } from './dropdown-actions/index.ts';
import { floatingButton } from './floating-button/index.ts';
import { hotKey } from './hot-key/index.ts';
import { linkAction } from './link-action/index.ts';

/** Further widgets of the family: fetched when a document names one. */
export const actionFurther: readonly RendererDefinition[] = [
  dropdownActions,
  actionGroup,
  floatingButton,
  hotKey,
  linkAction,
];
