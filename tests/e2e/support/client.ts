import { ApiClient } from '../../../src/runtime/data/ApiClient.ts';
import { loadProject } from '../../../src/runtime/data/project.ts';
import { md5Hex } from '../../../src/runtime/data/sign.ts';
import type { LoginResponse } from '../../../src/schemas/wire/session.ts';
import { PASSWORD } from './password.ts';

/** The portal's own client, without a portal around it. */
export async function connect(baseUrl: string, token: () => string): Promise<ApiClient> {
  const transport: typeof fetch = (input, init) => fetch(new URL(input as string, baseUrl), init);
  const project = await loadProject(transport);
  return new ApiClient({
    project: () => project,
    token,
    locale: () => 'zhCN',
    device: () => 'desktop',
    tokenExpired: () => undefined,
    transport,
  });
}

/** Logs in by the call alone; the token is what the portal keeps. */
export async function tokenOf(baseUrl: string, loginName: string, password = PASSWORD): Promise<string> {
  const client = await connect(baseUrl, () => '');
  const login = await client.result<LoginResponse>('base', '/login/login.do', {
    loginName,
    password: md5Hex(password),
  });
  return login.token.join('_');
}

/** What somebody with the account and no buttons can send. */
export async function logInDirectly(baseUrl: string, loginName: string): Promise<ApiClient> {
  const token = await tokenOf(baseUrl, loginName);
  return connect(baseUrl, () => token);
}
