import { expect, test, vi } from 'vitest';
import { createFixedTransport, type FixedAnswers } from '../../../runtime/data/fixedTransport.ts';
import type { ModuleRecord } from '../../../schemas/wire/record.ts';
import { stageTransport } from './stageTransport.ts';

const LIST = 'http://host/api/form/rest/http/repair/list.htm';
const made: ModuleRecord = {
  id: 'sample-1',
  revision: 1,
  createdBy: '',
  createdAt: '',
  updatedBy: '',
  updatedAt: '',
};

function stage(answers: FixedAnswers, honest = false) {
  const told = vi.fn();
  const sampling = { records: () => Promise.resolve([made]), honest: () => honest, told };
  const transport = stageTransport(createFixedTransport(answers), sampling);
  const call = async (url: string): Promise<unknown> => (await transport(url)).json();
  return { call, told };
}

test.each([
  ['a module that is not published', {}, 'sample-1'],
  ['a module without records', { '/list.htm': { list: [], total: 0 } }, 'sample-1'],
  ['a module with records', { '/list.htm': { list: [{ id: '7' }], total: 1 } }, '7'],
])('of %s', async (_, answers: FixedAnswers, id) => {
  const { call, told } = stage(answers);
  expect(await call(LIST)).toMatchObject({ list: [{ id }], total: 1 });
  expect(told).toHaveBeenLastCalledWith(id === 'sample-1');
  // What is counted and summed goes with what is shown.
  const counted = await call('http://host/api/form/rest/http/repair/count.htm');
  expect(counted).toMatchObject(id === 'sample-1' ? { result: 1 } : { msgState: 4 });
});

test('who tries the list is told the truth, and a field that is unknown is for the list to leave out', async () => {
  const none = stage({ '/list.htm': { list: [], total: 0 } }, true);
  expect(await none.call(LIST)).toMatchObject({ list: [], total: 0 });
  const errors = [{ path: 'fields.0', message: 'unknown', code: 'UNKNOWN_FIELD' }];
  const refused = stage({ '/list.htm': { msgState: 2, msg: '', errors } });
  expect(await refused.call(LIST)).toMatchObject({ msgState: 2 });
});

test('what a person chose for lists of their own is not asked for', async () => {
  const asked = vi.fn(() => ({ list: [{ id: 'mine' }], result: { mine: 1 } }));
  const { call } = stage({ '.do': asked });
  expect(await call('http://host/api/manager/listView/list.do')).toMatchObject({ list: [] });
  expect(await call('http://host/api/manager/userSetting/get.do')).toMatchObject({ result: {} });
  expect(asked).not.toHaveBeenCalled();
});
