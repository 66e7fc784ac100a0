import type { RendererMeta } from '../../schemas/rendererMeta.ts';
import { actionGroupMeta } from './action-group/ActionGroup.meta.ts';
import { buttonMeta } from './button/Button.meta.ts';
import { dropdownActionsMeta } from './dropdown-actions/DropdownActions.meta.ts';
import { floatingButtonMeta } from './floating-button/FloatingButton.meta.ts';
import { hotKeyMeta } from './hot-key/HotKey.meta.ts';
import { linkActionMeta } from './link-action/LinkAction.meta.ts';

export const actionMetas: readonly RendererMeta[] = [
  actionGroupMeta,
  buttonMeta,
  dropdownActionsMeta,
  floatingButtonMeta,
  hotKeyMeta,
  linkActionMeta,
];
