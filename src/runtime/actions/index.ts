import { bulk } from './bulk.ts';
import { call } from './call.ts';
import { closeDialog } from './closeDialog.ts';
import { confirm } from './confirm.ts';
import { copyText } from './copyText.ts';
import type { ActionDefinition } from './defineAction.ts';
import { download } from './download.ts';
import { emit } from './emit.ts';
import { exportRows } from './exportRows.ts';
import { actFlow, openFlow, startFlow } from './flows.ts';
import { forEach } from './forEach.ts';
import { importRows } from './importRows.ts';
import { message } from './message.ts';
import { openDialog } from './openDialog.ts';
import { openDrawer } from './openDrawer.ts';
import { openLink } from './openLink.ts';
import { openPage } from './openPage.ts';
import { openUrl } from './openUrl.ts';
import { parallel } from './parallel.ts';
import { print } from './print.ts';
import { reload } from './reload.ts';
import { remove } from './remove.ts';
import { reset } from './reset.ts';
import { save } from './save.ts';
import { sdk } from './sdk.ts';
import { setValue } from './setValue.ts';
import { setVariable } from './setVariable.ts';
import { stop } from './stop.ts';
import { submit } from './submit.ts';
import { validate } from './validate.ts';
import { wait } from './wait.ts';

/** The actions that come with the product; their parameters are `schemas/actionParameters.ts`. */
export const builtinActions: readonly ActionDefinition[] = [
  actFlow,
  bulk,
  call,
  closeDialog,
  confirm,
  copyText,
  download,
  emit,
  exportRows,
  forEach,
  importRows,
  message,
  openDialog,
  openDrawer,
  openFlow,
  openLink,
  openPage,
  openUrl,
  parallel,
  print,
  reload,
  remove,
  reset,
  save,
  sdk,
  setValue,
  setVariable,
  startFlow,
  stop,
  submit,
  validate,
  wait,
];
