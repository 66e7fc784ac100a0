import { expect, test } from 'vitest';
import { isWriting, readingTransport } from './readingTransport.ts';

test.each([
  ['/api/form/rest/http/leave/list.htm', false],
  ['/api/form/rest/http/leave/detail.htm', false],
  ['/api/form/rest/http/leave/aggregate.htm', false],
  ['/api/form/rest/http/leave/add.htm', true],
  ['/api/form/rest/http/leave/update.htm', true],
  ['/api/form/rest/http/leave/remove.htm', true],
  ['/api/form/rest/http/leave/importRows.htm', true],
  ['/api/interface/rest/http/platform_general/getCustomConfig.htm', false],
  ['/api/interface/rest/http/campus_state/addI18N.htm', true],
  ['/api/manager/resource/get.do', false],
  ['/api/manager/resource/publish.do', true],
  ['/api/manager/listView/save.do', true],
  ['/api/form/draft/save.do', true],
  ['/files/link.do', false],
  ['/files/upload.do', true],
])('a call of %s writes: %s', (pathname, writes) => {
  expect(isWriting(pathname)).toBe(writes);
});

test('a configured interface is called where it is known to write nothing', async () => {
  const sent: string[] = [];
  const transport: typeof fetch = (input) => {
    sent.push(input instanceof Request ? input.url : input.toString());
    return Promise.resolve(new Response('{}'));
  };
  const call = (writing: () => Promise<ReadonlySet<string>>, of: string) =>
    readingTransport(
      transport,
      () => 'reads only',
      writing,
    )(`http://a.example/api/interface/rest/http/${of}.htm`);
  const known = () => Promise.resolve(new Set(['library/lend']));
  await call(known, 'library/find');
  await expect(call(known, 'library/lend')).rejects.toThrow('reads only');
  await expect(call(() => Promise.reject(new Error('offline')), 'library/find')).rejects.toThrow('offline');
  expect(sent).toEqual(['http://a.example/api/interface/rest/http/library/find.htm']);
});
