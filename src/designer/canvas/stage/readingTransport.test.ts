import { expect, test } from 'vitest';
import { isWriting } from './readingTransport.ts';

test.each([
  ['/api/form/rest/http/leave/list.htm', false],
  ['/api/form/rest/http/leave/detail.htm', false],
  ['/api/form/rest/http/leave/aggregate.htm', false],
  ['/api/form/rest/http/leave/add.htm', true],
  ['/api/form/rest/http/leave/update.htm', true],
  ['/api/form/rest/http/leave/remove.htm', true],
  ['/api/form/rest/http/leave/importRows.htm', true],
  ['/api/interface/rest/http/weather/today.htm', false],
  ['/api/manager/resource/get.do', false],
  ['/api/manager/resource/publish.do', true],
  ['/api/manager/listView/save.do', true],
  ['/api/form/draft/save.do', true],
  ['/files/link.do', false],
  ['/files/upload.do', true],
])('a call of %s writes: %s', (pathname, writes) => {
  expect(isWriting(pathname)).toBe(writes);
});
