import type { FlowRefusal, FlowRefusalCode } from '../../src/documents/flow/refusal.ts';
import { AppError, inputError } from '../errors/AppError.ts';
import { catalogue } from '../errors/catalogue.ts';
import { inputErrorTexts } from '../errors/inputErrors.ts';
import type { InputErrorCode } from '../errors/inputErrors.ts';
import type { TaskRow } from './instances.ts';

const isInputCode = (code: FlowRefusalCode): code is FlowRefusalCode & InputErrorCode =>
  Object.hasOwn(inputErrorTexts, code);

/**
 * A refusal of the engine as calls answer it: what is wrong with an input names the input, and a task that somebody else
 * has ended says who, how and when.
 */
export function refusalOf({ code, at, detail }: FlowRefusal, task?: TaskRow): AppError {
  const message = detail && { message: detail };
  if (code === 'ALREADY_DECIDED' && task) return alreadyDecided(task);
  if (catalogue[code].msgState !== 2 || at === undefined || !isInputCode(code))
    return new AppError(code, { ...message });
  return new AppError(code, { ...message, errors: [{ ...inputError(at, code), ...message }] });
}

/** @throws never; the refusal of a task that has ended, with who ended it */
export function alreadyDecided(task: TaskRow): AppError {
  const by = task.handler === null ? null : { value: task.handler, label: task.handler_name ?? task.handler };
  const at = (task.ended_at ?? task.created_at).toISOString();
  return new AppError('ALREADY_DECIDED', { list: [{ by, action: actionOf(task), at }] });
}

/** The action that ended a task, for those that ended with another one the state that it has. */
const ENDED_BY: Readonly<Partial<Record<TaskRow['state'], string>>> = {
  agreed: 'agree',
  rejected: 'reject',
  returned: 'return',
  transferred: 'transfer',
};

const actionOf = ({ state, reason }: TaskRow): string => ENDED_BY[state] ?? reason ?? state;
