import { call } from './call.ts';
import { closeDialog } from './closeDialog.ts';
import { confirm } from './confirm.ts';
import { copyText } from './copyText.ts';
import type { ActionDefinition } from './defineAction.ts';
import { emit } from './emit.ts';
import { exportRows } from './exportRows.ts';
import { message } from './message.ts';
import { openDialog } from './openDialog.ts';
import { openDrawer } from './openDrawer.ts';
import { openPage } from './openPage.ts';
import { openUrl } from './openUrl.ts';
import { reload } from './reload.ts';
import { remove } from './remove.ts';
import { reset } from './reset.ts';
import { save } from './save.ts';
import { setValue } from './setValue.ts';
import { setVariable } from './setVariable.ts';
import { stop } from './stop.ts';
import { submit } from './submit.ts';
import { validate } from './validate.ts';

/** The actions that come with the product; their parameters are `schemas/action.ts`. */
export const builtinActions: readonly ActionDefinition[] = [
  call,
  closeDialog,
  confirm,
  copyText,
  emit,
  exportRows,
  message,
  openDialog,
  openDrawer,
  openPage,
  openUrl,
  reload,
  remove,
  reset,
  save,
  setValue,
  setVariable,
  stop,
  submit,
  validate,
];
