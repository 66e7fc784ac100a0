import type { Answer } from '../../schemas/wire/answer.ts';
import type { ApiClient, CallOptions } from './ApiClient.ts';

/** Who calls: the client, and the role that the person is in. */
export interface Caller {
  readonly client: ApiClient;
  readonly session: { readonly currentRole: string | undefined };
}

/**
 * Calls an interface in the current role.
 * @param call `moduleCode/interfaceUrl`
 * @throws ApiError
 */
export function callInterface(
  { client, session: { currentRole } }: Caller,
  call: string,
  param: object,
  options: CallOptions = {},
): Promise<Answer> {
  const role = currentRole === undefined ? {} : { groupId: currentRole };
  return client.call('interface', `/rest/http/${call}.htm`, { ...role, ...param }, options);
}
