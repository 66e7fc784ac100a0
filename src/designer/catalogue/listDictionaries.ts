import type { ApiClient } from '../../runtime/data/ApiClient.ts';
import type { Named } from './Names.ts';

/** What documents name dictionaries by. */
const CODE = /^[a-z][a-z0-9-]{1,63}$/;

/** The dictionaries that documents can name, by their Chinese and English names. @throws ApiError */
export async function listDictionaries(client: ApiClient): Promise<readonly Named[]> {
  const { list } = await client.list<{ code: string; nameZh?: string; nameEn?: string }>(
    'interface',
    '/rest/http/platform-dictionary/list.htm',
    { fields: ['code', 'nameZh', 'nameEn'], limit: 1000 },
  );
  return list
    .filter(({ code }) => CODE.test(code))
    .map(({ code, nameZh, nameEn }) => ({ id: code, name: nameZh ?? nameEn ?? code }));
}
