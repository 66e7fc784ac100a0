import type { RendererMeta } from '../../schemas/rendererMeta.ts';
import { buttonMeta } from './button/button.meta.ts';
import { dropdownActionsMeta } from './dropdown-actions/dropdownActions.meta.ts';

export const actionMetas: readonly RendererMeta[] = [buttonMeta, dropdownActionsMeta];
