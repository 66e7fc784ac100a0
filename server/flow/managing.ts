import type { Manage } from '../../src/documents/flow/actions/manage.ts';
import { AppError } from '../errors/AppError.ts';
import { act } from './acting.ts';
import { happenTo } from './proceeding.ts';
import { engineOf, type HeldInstance, holdInstance } from './matter.ts';
import type { FlowWork } from './services.ts';

const given = (comment: string | undefined) => ({ comment: comment ?? '', attachments: [], signature: null });

/**
 * What a manager does with an instance as a whole.
 * @throws AppError NOT_FOUND, ACTION_NOT_ALLOWED for those who do not manage it, and what the engine refuses
 */
export async function manageInstance(
  work: FlowWork,
  param: {
    readonly instanceId: string;
    readonly action: Manage['action'];
    readonly revision: number;
    readonly comment?: string;
    readonly node?: string;
  },
): Promise<string> {
  const held = engineOf(await holdInstance(work, param.instanceId));
  if (!held.manages) throw new AppError('ACTION_NOT_ALLOWED');
  const { action, revision, node } = param;
  const by = { value: work.actor.userId, label: work.actor.realName };
  const id = await happenTo(work, held, {
    is: 'manage',
    action,
    revision,
    node,
    by,
    ...given(param.comment),
  });
  work.audit({
    resource: `flow/${held.row.flow}/${id}`,
    after: { action, ...(node !== undefined && { node }) },
  });
  return id;
}

/** Whoever started an instance takes it back. @throws AppError NOT_FOUND and what the engine refuses */
export async function withdrawInstance(
  work: FlowWork,
  param: { readonly instanceId: string; readonly revision: number; readonly comment?: string },
): Promise<string> {
  const held = engineOf(await holdInstance(work, param.instanceId));
  const by = { value: work.actor.userId, label: work.actor.realName };
  const { revision } = param;
  const id = await happenTo(work, held, { is: 'withdraw', revision, by, ...given(param.comment) });
  work.audit({ resource: `flow/${held.row.flow}/${id}`, after: { action: 'withdraw' } });
  return id;
}

/** Gives somebody's task to another. @returns the instance as it is then @throws AppError as `act` */
export const reassignTask = (
  work: FlowWork,
  param: {
    readonly taskId: string;
    readonly revision: number;
    readonly people: readonly string[];
    readonly comment: string;
  },
): Promise<HeldInstance> => act(work, { ...param, action: 'reassign' });
