import { messageOf } from '../../../runtime/data/ApiError.ts';
import type { ApiClient } from '../../../runtime/data/ApiClient.ts';
import { randomToken } from '../../../runtime/data/randomToken.ts';
import { msgStates } from '../../../schemas/wire/answer.ts';
import type { Decision } from '../../../schemas/wire/flowInstance.ts';
import type { FlowRow } from '../../../schemas/wire/flowLists.ts';
import { actMany } from '../flowCalls.ts';

/** Tasks that one call takes. */
const MOST = 100;

/**
 * Agrees to or rejects many tasks, each by itself.
 * @returns why some were not handled, by the id of their lines; a call that fails tells it of all of its tasks
 */
export async function handleMany(
  client: ApiClient,
  rows: readonly FlowRow[],
  action: Decision,
  comment: string,
): Promise<ReadonlyMap<string, string>> {
  const refusals = new Map<string, string>();
  for (let start = 0; start < rows.length; start += MOST) {
    const part = rows.slice(start, start + MOST);
    const tasks = part.map(({ id, revision }) => ({ taskId: id, revision }));
    try {
      const requestId = randomToken(4);
      const param = { tasks, action, ...(comment !== '' && { comment }), requestId };
      for (const { taskId, msgState, msg } of await actMany(client, param))
        if (msgState !== msgStates.success) refusals.set(taskId, msg);
    } catch (error) {
      for (const { id } of part) refusals.set(id, messageOf(error));
    }
  }
  return refusals;
}
