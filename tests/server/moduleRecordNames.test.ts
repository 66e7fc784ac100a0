import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { syncModuleTable } from '../../server/records/table.ts';
import { insertRecords } from '../../server/seed/campus/insertRecords.ts';
import type { FormDocument } from '../../src/schemas/documents/index.ts';
import type { ModuleRecord } from '../../src/schemas/wire/record.ts';
import type { ApiClient } from '../support/apiClient.ts';
import { seedPeople } from '../support/people.ts';
import { publishForm } from '../support/pupils.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';
import { storeSheet } from '../support/sheets.ts';

// What a record names in another form is a record that its writer may list, and is called as that record says.

const field = (type: string, name: string, more = {}) => ({ type, id: name, name, title: name, ...more });
const pick = (name: string, props: object) => field('record-pick', name, { props });
const kinds = [
  { value: 'lab', label: { zhCN: '实验室', enUS: 'Laboratory' } },
  { value: 'hall', label: { zhCN: '礼堂', enUS: 'Hall' } },
];

const room: FormDocument = {
  kind: 'form',
  schemaVersion: 1,
  id: 'room',
  name: '教室',
  fields: [
    field('input', 'name'),
    field('radio', 'kind', { props: { options: kinds } }),
    field('input', 'notes'),
    field('password', 'door'),
  ],
  grants: [
    { roles: ['administrator'], actions: ['list', 'update'], read: '*', write: '*' },
    {
      roles: ['counsellor'],
      actions: ['list'],
      rows: {
        testRule: 'every',
        conditionList: [{ bindKey: 'kind', type: 'text', judgeType: 'equal', value: 'lab' }],
      },
      read: ['name', 'kind'],
    },
  ],
};

const booking: FormDocument = {
  kind: 'form',
  schemaVersion: 1,
  id: 'booking',
  name: '借用',
  fields: [
    field('input', 'no'),
    pick('room', { module: 'room' }),
    pick('kind', { module: 'room', labelField: 'kind' }),
    pick('notes', { module: 'room', labelField: 'notes' }),
    pick('door', { module: 'room', labelField: 'door' }),
    pick('nowhere', {}),
    pick('other', { module: 'no-such-form' }),
    field('sub-table', 'further', { children: [{ ...pick('room', { module: 'room' }), id: 'inner' }] }),
  ],
  storage: { no: { unique: true } },
  grants: [
    {
      roles: ['administrator', 'counsellor', 'student'],
      actions: ['list', 'add', 'update', 'importRows'],
      read: '*',
      write: '*',
    },
  ],
};

let server: TestServer;
let admin: ApiClient;
let teacher: ApiClient;
let student: ApiClient;

beforeAll(async () => {
  server = await startTestServer({
    seed: async (platform) => {
      await seedPeople(platform);
      await publishForm(platform, room);
      await publishForm(platform, booking);
      const shape = await syncModuleTable(platform.db, room);
      const rows = [
        { id: 'lab-1', values: { name: '理科 101', kind: 'lab', notes: '朝南', door: 'x' } },
        { id: 'lab-2', values: { kind: 'lab' } },
        { id: 'hall-1', values: { name: '大礼堂', kind: 'hall' } },
      ];
      await insertRecords(platform.db, shape, rows, { actor: 'system', at: '2024-09-01T00:00:00.000Z' });
    },
  });
  ({ admin, teacher, student } = await server.loginAll());
});

afterAll(() => server.close());

const add = (client: ApiClient, data: object) =>
  client.call('interface', '/rest/http/booking/add.htm', { data });
const entry = (value: string, label = '随便') => ({ value, label });
const unknown = (path: string) => [{ path, code: 'UNKNOWN_OPTION' }];

test.each([
  ['room', entry('lab-1'), entry('lab-1', '理科 101')],
  ['room', entry('lab-2'), entry('lab-2', 'lab-2')],
  ['kind', entry('lab-1'), entry('lab-1', '实验室')],
  ['kind', entry('lab-1', 'Laboratory'), entry('lab-1', 'Laboratory')],
  ['further', [{ room: entry('lab-1') }], [{ room: entry('lab-1', '理科 101') }]],
])('%s is called as its record says, whatever is sent', async (code, sent, stored) => {
  expect((await add(teacher, { [code]: sent })).result).toMatchObject({ [code]: stored });
});

test.each([
  ['a record that is not there', 'room', entry('lab-9'), 'data.room'],
  ['one that the rights over rows keep from the writer', 'room', entry('hall-1'), 'data.room'],
  ['one by a field that the role may not read', 'notes', entry('lab-1'), 'data.notes'],
  ['one by a secret', 'door', entry('lab-1'), 'data.door'],
  ['any, where no form is named', 'nowhere', entry('lab-1'), 'data.nowhere'],
  ['any of a form that is not there', 'other', entry('lab-1'), 'data.other'],
  ['one within a table', 'further', [{ room: entry('hall-1') }], 'data.further.0.room'],
])('refused: %s', async (_what, code, sent, path) => {
  expect((await add(teacher, { [code]: sent })).errors).toMatchObject(unknown(path));
});

test('refused: any record of a form that the role may not list', async () => {
  expect((await add(student, { room: entry('lab-1') })).errors).toMatchObject(unknown('data.room'));
});

describe('a record that the writer may not see', () => {
  test('stays where it was picked by another, by the name that it had', async () => {
    const { id } = (await add(admin, { room: entry('hall-1') })).result as ModuleRecord;
    const update = (data: object, revision: number) =>
      teacher.call('interface', '/rest/http/booking/update.htm', { id, revision, data });
    const kept = { room: entry('hall-1', '大礼堂') };
    expect((await update({ no: 'B1' }, 1)).result).toMatchObject(kept);
    expect((await update({ room: entry('hall-1', '我家') }, 2)).result).toMatchObject(kept);
  });
});

test('a sheet fills no other records than a form does', async () => {
  const header = ['no', 'room'];
  const rows = [
    ['S1', '假名(lab-1)'],
    ['S2', '大礼堂(hall-1)'],
    ['S3', '没有(lab-9)'],
  ];
  const fileId = await storeSheet(server, { header, rows, owner: 'u-teacher', xlsx: false });
  const done = await teacher.call('interface', '/rest/http/booking/importRows.htm', { fileId });
  expect(done.result).toMatchObject({
    added: 1,
    errors: [
      { row: 3, field: 'room' },
      { row: 4, field: 'room' },
    ],
  });
  const where = {
    testRule: 'every',
    conditionList: [{ bindKey: 'no', type: 'text', judgeType: 'equal', value: 'S1' }],
  };
  const { list } = await teacher.call('interface', '/rest/http/booking/list.htm', { where });
  expect(list).toMatchObject([{ room: entry('lab-1', '理科 101') }]);
});
