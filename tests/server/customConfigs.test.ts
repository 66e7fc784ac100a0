import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiAnswer, ApiClient } from '../support/apiClient.ts';
import { startBackOffice } from '../support/backOffice.ts';
import type { TestServer } from '../support/server.ts';

let server: TestServer;
let admin: ApiClient;
let teacher: ApiClient;

beforeAll(async () => {
  server = await startBackOffice();
  [admin, teacher] = await Promise.all([server.login('admin'), server.login('teacher')]);
});
afterAll(() => server.close());

const form = (action: string, param: object, client: ApiClient = admin): Promise<ApiAnswer> =>
  client.call('interface', `/rest/http/platform-config/${action}.htm`, param);
const read = async (client: ApiClient, codes?: string[]) =>
  client.call('interface', '/rest/http/platform_general/getCustomConfig.htm', codes ? { codes } : {});
const named = (code: string, value: object) => ({ code, nameZh: code, nameEn: code, ...value });

test('configurations are kept as what they are, and read by their codes by who is logged in', async () => {
  const text = named('serviceHotline', { kind: 'text', valueText: '8820 1100' });
  const added = (await form('add', { data: text })).result as { id: string; revision: number };
  expect(added).toMatchObject({ value: '8820 1100', valueText: '8820 1100', valueNumber: null });
  await form('add', { data: named('maxLoans', { kind: 'number', valueNumber: 5 }) });
  await form('add', { data: named('libraryOpen', { kind: 'bool', valueBool: true }) });
  const all = { libraryOpen: true, maxLoans: 5, serviceHotline: '8820 1100' };
  expect((await read(teacher)).result).toEqual(all);
  expect((await read(teacher, ['maxLoans', 'constructor'])).result).toEqual({ maxLoans: 5 });
  expect((await read(teacher, [])).result).toEqual({});
  expect(await read(server.api)).toMatchObject({ msgState: 0 });

  const { id, revision } = added;
  const asNumber = { id, revision, data: { kind: 'number', valueNumber: 1.5, valueText: null } };
  expect(await form('update', asNumber)).toMatchObject({ result: { value: '1.5', revision: 2 } });
  expect(await form('update', asNumber)).toMatchObject({ msgState: 5, code: 'REVISION_CONFLICT' });
  expect((await read(teacher, ['serviceHotline'])).result).toEqual({ serviceHotline: 1.5 });
  expect(await form('remove', { ids: [id] })).toMatchObject({ msgState: 1 });
  expect((await read(teacher, ['serviceHotline'])).result).toEqual({});
});

test('what is no configuration is refused at its field, and nobody else keeps any', async () => {
  const good = named('term', { kind: 'text', valueText: '2026-1' });
  expect(await form('add', { data: good })).toMatchObject({ msgState: 1 });
  const at = (path: string, code: string) => ({ msgState: 2, errors: [{ path: `data.${path}`, code }] });
  expect(await form('add', { data: good })).toMatchObject(at('code', 'NOT_UNIQUE'));
  expect(await form('add', { data: { ...good, code: '__proto__' } })).toMatchObject(
    at('code', 'RULE_BROKEN'),
  );
  expect(await form('add', { data: named('empty', { kind: 'number' }) })).toMatchObject(
    at('valueNumber', 'REQUIRED'),
  );
  expect(await form('add', { data: named('odd', { kind: 'script', valueText: 'x' }) })).toMatchObject({
    msgState: 2,
  });
  expect(await form('list', {}, teacher)).toMatchObject({ msgState: 3 });
  expect(await form('add', { data: { ...good, code: 'mine' } }, teacher)).toMatchObject({ msgState: 3 });
});
