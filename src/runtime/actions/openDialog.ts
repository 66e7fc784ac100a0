import { defineAction } from './defineAction.ts';
import { openOverlay } from './openOverlay.ts';

/** Opens a form, list or page in a dialog above this one. */
export const openDialog = defineAction('openDialog', openOverlay('dialog'));
