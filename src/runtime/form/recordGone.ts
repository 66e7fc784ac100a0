import { msgStates } from '../../schemas/wire/answer.ts';
import { ApiError } from '../data/ApiError.ts';
import type { PageModel } from '../render/PageModel.ts';

/** The record that a form shows is there no more, or no longer the role's to reach. */
export class RecordGone extends Error {
  override readonly name = 'RecordGone';
}

/** Whether the server knows of no such record. */
export const saysGone = (error: unknown): boolean =>
  error instanceof ApiError && error.detail.msgState === msgStates.notFound;

/** Has those who still show the record load again, and leaves a line in the log. */
export function noteGone({ root, where }: PageModel, module: string, id: string): void {
  root.changes.changed(module);
  root.log.finding(where, {
    severity: 'warning',
    code: 'RECORD_GONE',
    message: { zhCN: `记录 ${id} 已不存在`, enUS: `Record ${id} is not there any more` },
  });
}
