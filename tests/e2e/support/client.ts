import { ApiClient } from '../../../src/runtime/data/ApiClient.ts';
import { loadProject } from '../../../src/runtime/data/project.ts';
import { md5Hex } from '../../../src/runtime/data/sign.ts';
import type { LoginResponse } from '../../../src/schemas/wire/session.ts';
import { PASSWORD } from './steps.ts';

/** The portal's own client, without a portal around it: what somebody with the account and no buttons can send. */
export async function logInDirectly(baseUrl: string, loginName: string): Promise<ApiClient> {
  const transport: typeof fetch = (input, init) => fetch(new URL(input as string, baseUrl), init);
  const project = await loadProject(transport);
  let token = '';
  const client = new ApiClient({
    project: () => project,
    token: () => token,
    locale: () => 'zhCN',
    device: () => 'desktop',
    tokenExpired: () => undefined,
    transport,
  });
  const { schoolId } = project;
  const login = await client.result<LoginResponse>('base', '/login/login.do', {
    loginName,
    password: md5Hex(PASSWORD),
    schoolId,
  });
  token = login.token.join('_');
  return client;
}
