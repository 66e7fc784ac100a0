import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FormDocument } from '../../src/schemas/documents/index.ts';
import type { ModuleRecord } from '../../src/schemas/wire/record.ts';
import type { ApiClient } from '../support/apiClient.ts';
import { publishForm, seedPupils } from '../support/pupils.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';

const title = (zhCN: string, enUS: string) => ({ zhCN, enUS });

/** What rows compute is summed up beside them, decides what is asked for, and is read by the rows again. */
const invoice: FormDocument = {
  kind: 'form',
  schemaVersion: 1,
  id: 'invoice',
  name: '发票',
  fields: [
    {
      type: 'sub-table',
      id: 'lines',
      name: 'lines',
      title: title('明细', 'Lines'),
      children: [
        { type: 'number', id: 'count', name: 'count', title: title('数量', 'Count') },
        { type: 'number', id: 'price', name: 'price', title: title('单价', 'Price') },
        {
          type: 'formula',
          id: 'amount',
          name: 'amount',
          title: title('金额', 'Amount'),
          value: '{{ row.count * row.price }}',
        },
        {
          type: 'formula',
          id: 'share',
          name: 'share',
          title: title('占比', 'Share'),
          value: '{{ row.amount / form.total }}',
        },
      ],
    },
    {
      type: 'formula',
      id: 'total',
      name: 'total',
      title: title('合计', 'Total'),
      value: "{{ sum(pluck(form.lines, 'amount')) }}",
    },
    {
      type: 'input',
      id: 'why',
      name: 'why',
      title: title('说明', 'Why'),
      visible: '{{ form.total > 10 }}',
      required: true,
      hide: 'clear',
    },
  ],
  grants: [{ roles: ['administrator'], actions: ['detail', 'add', 'update'], read: '*', write: '*' }],
};

let server: TestServer;
let admin: ApiClient;

beforeAll(async () => {
  server = await startTestServer({
    seed: async (platform) => {
      await seedPupils(platform);
      await publishForm(platform, invoice);
    },
  });
  admin = await server.login('admin');
});
afterAll(() => server.close());

test('what rows compute is computed before what reads it, shown or demanded by it', async () => {
  const send = (action: string, param: object) =>
    admin.call('interface', `/rest/http/invoice/${action}.htm`, param);
  const lines = [
    { count: 3, price: 2.5 },
    { count: 1, price: 2.5 },
  ];
  const small = await send('add', { data: { lines } });
  expect(small.result).toMatchObject({
    total: 10,
    why: null,
    lines: [
      { amount: 7.5, share: 0.75 },
      { amount: 2.5, share: 0.25 },
    ],
  });
  const many = [{ count: 9, price: 2 }];
  expect(await send('add', { data: { lines: many } })).toMatchObject({
    msgState: 2,
    errors: [{ path: 'data.why', code: 'REQUIRED' }],
  });
  const { id, revision } = small.result as ModuleRecord;
  const large = await send('update', { id, revision, data: { lines: many, why: '会议' } });
  expect(large.result).toMatchObject({ total: 18, why: '会议', lines: [{ amount: 18, share: 1 }] });
});
