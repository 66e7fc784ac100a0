import { defineAction } from './defineAction.ts';
import { openOverlay } from './openOverlay.ts';

/** Opens a form, list or page in a drawer above this one. */
export const openDrawer = defineAction('openDrawer', openOverlay('drawer'));
