import type { ApiClient } from './ApiClient.ts';

/** A setting of the person's own, undefined where there is none. @throws ApiError */
export async function readUserSetting(client: ApiClient, key: string): Promise<unknown> {
  const param = { keys: [key] };
  const settings = await client.result<Record<string, unknown>>('manager', '/userSetting/get.do', param);
  return settings[key];
}

/** Keeps a setting of the person's own; null forgets it. @throws ApiError */
export async function saveUserSetting(client: ApiClient, key: string, value: unknown): Promise<void> {
  await client.call('manager', '/userSetting/save.do', { key, value }, { outlivesRoute: true });
}
