import {
  ApiOutlined,
  AppstoreOutlined,
  AuditOutlined,
  BellOutlined,
  BranchesOutlined,
  CheckCircleOutlined,
  ClockCircleOutlined,
  CloseSquareOutlined,
  CloudUploadOutlined,
  CopyOutlined,
  DeleteOutlined,
  DownloadOutlined,
  EditOutlined,
  ExportOutlined,
  FileOutlined,
  ImportOutlined,
  LinkOutlined,
  MessageOutlined,
  MobileOutlined,
  NodeIndexOutlined,
  OrderedListOutlined,
  PrinterOutlined,
  QuestionCircleOutlined,
  ReloadOutlined,
  RetweetOutlined,
  SaveOutlined,
  SendOutlined,
  StopOutlined,
  SwitcherOutlined,
  ToolOutlined,
  UndoOutlined,
} from '@ant-design/icons';
import type { ReactNode } from 'react';
import type { ActionName } from '../../../schemas/actionParameters.ts';

/** Under which headings actions are offered, in this order. */
export const actionGroups = ['pages', 'data', 'form', 'told', 'course', 'outside'] as const;
export type ActionGroup = (typeof actionGroups)[number];

interface ActionKind {
  readonly group: ActionGroup;
  readonly icon: ReactNode;
}

const kind = (group: ActionGroup, icon: ReactNode): ActionKind => ({ group, icon });

/** Where each of the product's actions is offered, and what stands beside its words. */
export const actionKinds: Readonly<Record<ActionName, ActionKind>> = {
  openPage: kind('pages', <FileOutlined aria-hidden />),
  openDialog: kind('pages', <SwitcherOutlined aria-hidden />),
  openDrawer: kind('pages', <AppstoreOutlined aria-hidden />),
  closeDialog: kind('pages', <CloseSquareOutlined aria-hidden />),
  openUrl: kind('pages', <LinkOutlined aria-hidden />),
  openLink: kind('pages', <LinkOutlined aria-hidden />),
  print: kind('pages', <PrinterOutlined aria-hidden />),
  call: kind('data', <ApiOutlined aria-hidden />),
  save: kind('data', <SaveOutlined aria-hidden />),
  remove: kind('data', <DeleteOutlined aria-hidden />),
  reload: kind('data', <ReloadOutlined aria-hidden />),
  bulk: kind('data', <OrderedListOutlined aria-hidden />),
  importRows: kind('data', <ImportOutlined aria-hidden />),
  exportRows: kind('data', <ExportOutlined aria-hidden />),
  download: kind('data', <DownloadOutlined aria-hidden />),
  submit: kind('form', <CloudUploadOutlined aria-hidden />),
  validate: kind('form', <CheckCircleOutlined aria-hidden />),
  reset: kind('form', <UndoOutlined aria-hidden />),
  setValue: kind('form', <EditOutlined aria-hidden />),
  confirm: kind('told', <QuestionCircleOutlined aria-hidden />),
  message: kind('told', <MessageOutlined aria-hidden />),
  copyText: kind('told', <CopyOutlined aria-hidden />),
  setVariable: kind('course', <EditOutlined aria-hidden />),
  emit: kind('course', <BellOutlined aria-hidden />),
  wait: kind('course', <ClockCircleOutlined aria-hidden />),
  parallel: kind('course', <BranchesOutlined aria-hidden />),
  forEach: kind('course', <RetweetOutlined aria-hidden />),
  stop: kind('course', <StopOutlined aria-hidden />),
  sdk: kind('outside', <MobileOutlined aria-hidden />),
  startFlow: kind('outside', <SendOutlined aria-hidden />),
  actFlow: kind('outside', <AuditOutlined aria-hidden />),
  openFlow: kind('outside', <NodeIndexOutlined aria-hidden />),
};

const FOREIGN: ActionKind = kind('outside', <ToolOutlined aria-hidden />);

/** Whether the product declares an action of that name. */
export const isOwnAction = (name: string): name is ActionName => Object.hasOwn(actionKinds, name);

/** The kind of any action; those of packages stand with what is outside. */
export const kindOf = (name: string): ActionKind => (isOwnAction(name) ? actionKinds[name] : FOREIGN);
