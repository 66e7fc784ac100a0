import type { RendererMeta } from '../../schemas/rendererMeta.ts';
import { buttonMeta } from './button/Button.meta.ts';
import { dropdownActionsMeta } from './dropdown-actions/DropdownActions.meta.ts';

export const actionMetas: readonly RendererMeta[] = [buttonMeta, dropdownActionsMeta];
