import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FormDocument } from '../../src/schemas/documents/index.ts';
import type { ModuleRecord } from '../../src/schemas/wire/record.ts';
import type { ApiClient } from '../support/apiClient.ts';
import { publishForm, seedPupils } from '../support/pupils.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';

// Values that hold fields of their own: one object (sub-form) or rows (sub-table).

const title = (zhCN: string, enUS: string) => ({ zhCN, enUS });

const claim: FormDocument = {
  kind: 'form',
  schemaVersion: 1,
  id: 'claim',
  name: '报销',
  fields: [
    { type: 'number', id: 'rate', name: 'rate', title: title('比例', 'Rate'), default: 1 },
    {
      type: 'sub-table',
      id: 'rows',
      name: 'rows',
      title: title('明细', 'Rows'),
      props: { maxRows: 3 },
      children: [
        { type: 'input', id: 'what', name: 'what', title: title('事项', 'What'), required: true },
        {
          type: 'number',
          id: 'amount',
          name: 'amount',
          title: title('金额', 'Amount'),
          rules: [{ rule: 'min', value: 1 }],
        },
        {
          type: 'formula',
          id: 'paid',
          name: 'paid',
          title: title('实付', 'Paid'),
          value: '{{ row.amount * form.rate }}',
        },
        {
          type: 'select',
          id: 'major',
          name: 'major',
          title: title('专业', 'Major'),
          props: { options: { dictionary: 'major', parent: '{{ row.what }}' } },
        },
        { type: 'date', id: 'on', name: 'on', title: title('日期', 'On') },
        {
          type: 'input',
          id: 'state',
          name: 'state',
          title: title('状态', 'State'),
          default: 'new',
          readOnly: true,
        },
      ],
    },
    {
      type: 'sub-form',
      id: 'bank',
      name: 'bank',
      title: title('账户', 'Account'),
      children: [{ type: 'input', id: 'holder', name: 'holder', title: title('户名', 'Holder') }],
    },
  ],
  grants: [
    { roles: ['administrator'], actions: ['detail', 'add', 'update', 'exportRows'], read: '*', write: '*' },
    { roles: ['student'], actions: ['detail', 'update'], read: ['rate'], write: ['rate'] },
  ],
};

/** What is computed from fields that may be hidden. */
const hiding: FormDocument = {
  kind: 'form',
  schemaVersion: 1,
  id: 'hiding',
  name: '隐藏',
  fields: [
    { type: 'input', id: 'txt', name: 'txt', title: '文本' },
    { type: 'switch', id: 'h', name: 'h', title: '隐藏' },
    { type: 'number', id: 'q', name: 'q', title: '数量', visible: '{{ not form.h }}' },
    { type: 'number', id: 'p', name: 'p', title: '单价' },
    { type: 'number', id: 'm', name: 'm', title: '另一个', default: '{{ form.n }}' },
    { type: 'number', id: 'n', name: 'n', title: '一个', default: 8 },
    { type: 'formula', id: 'f', name: 'f', title: '金额', value: '{{ form.q * form.p }}' },
    {
      type: 'sub-table',
      id: 'rows',
      name: 'rows',
      title: '明细',
      children: [
        { type: 'input', id: 'what', name: 'what', title: '事项' },
        { type: 'number', id: 'qty', name: 'qty', title: '数量', visible: "{{ row.what != 'none' }}" },
        { type: 'number', id: 'price', name: 'price', title: '单价' },
        { type: 'formula', id: 'amt', name: 'amt', title: '金额', value: '{{ row.qty * row.price }}' },
      ],
    },
    { type: 'formula', id: 'sum', name: 'sum', title: '合计', value: "{{ sum(pluck(form.rows, 'amt')) }}" },
  ],
  grants: [{ roles: ['administrator'], actions: ['add', 'update'], read: '*', write: '*' }],
};

let server: TestServer;
let admin: ApiClient;

beforeAll(async () => {
  server = await startTestServer({
    seed: async (platform) => {
      await seedPupils(platform);
      await publishForm(platform, claim);
      await publishForm(platform, hiding);
    },
  });
  admin = await server.login('admin');
});
afterAll(() => server.close());

const call = (action: string, param: object, client = admin) =>
  client.call('interface', `/rest/http/claim/${action}.htm`, param);
const row = (over: object = {}) => ({ what: 'computing', amount: 2, ...over });
const whole = { what: 'computing', amount: 2, paid: 2, major: null, on: null, state: null };

async function add(data: object): Promise<ModuleRecord> {
  const answer = await call('add', { data });
  expect(answer.text).toContain('"msgState":1');
  return answer.result as ModuleRecord;
}

describe('rows of a record', () => {
  test('are stored whole, with what the server computes', async () => {
    const { id, revision, rows } = await add({ rate: 0.5, rows: [row({ paid: 1, state: 'new' }), row()] });
    expect(rows).toEqual([
      { ...whole, paid: 1, state: 'new' },
      { ...whole, paid: 1 },
    ]);
    const answer = await call('update', { id, revision, data: { rate: 2 } });
    expect(answer.result).toMatchObject({ rows: [{ paid: 4 }, { paid: 4 }] });
    expect((await call('detail', { id })).result).toEqual(answer.result);
  });

  test('are refused at the cell where they hold what is not what the server computes', async () => {
    const rows = [row({ paid: 1 }), row({ paid: 99 })];
    const refused = { code: 'INPUT_INVALID', errors: [{ path: 'data.rows.1.paid', code: 'COMPUTED_FIELD' }] };
    expect(await call('add', { data: { rate: 0.5, rows } })).toMatchObject(refused);
    const stored = await add({ rate: 0.5, rows: [row(), row()] });
    const update = (data: object) => call('update', { id: stored.id, revision: 1, data });
    expect(await update({ rows })).toMatchObject(refused);
    // What was right before the change is wrong with it.
    expect(await update({ rate: 2, rows: stored.rows })).toMatchObject({
      errors: [{ path: 'data.rows.0.paid' }, { path: 'data.rows.1.paid' }],
    });
    expect(await update({ rate: 2, rows: [row({ paid: 4 })] })).toMatchObject({ msgState: 1 });
  });

  test('are computed in the digits of decimals, whatever doubles leave behind', async () => {
    const noisy = row({ amount: 3, paid: 3 * 1.1 });
    expect(await add({ rate: 1.1, rows: [noisy] })).toMatchObject({ rows: [{ paid: 3.3 }] });
    expect(await add({ rate: 0.1 * 3, rows: null })).toMatchObject({ rate: 0.3 });
  });

  test('are told wrong at the cell', async () => {
    const rows = [row(), row({ what: '', amount: 0 }), row({ amount: '2', on: '2024-02-30', nosuch: 1 })];
    const types = await call('add', { data: { rows } });
    expect(types.errors?.map(({ path, code }) => [path, code])).toEqual([
      ['data.rows.2.nosuch', 'UNKNOWN_FIELD'],
      ['data.rows.2.amount', 'TYPE_WRONG'],
      ['data.rows.2.on', 'FORMAT_INVALID'],
    ]);
    const rules = await call('add', { data: { rows: rows.slice(0, 2) } });
    expect(rules.errors?.map(({ path, code }) => [path, code])).toEqual([
      ['data.rows.1.what', 'REQUIRED'],
      ['data.rows.1.amount', 'RULE_BROKEN'],
    ]);
  });

  test.each([
    ['a text', 'x', 'rows', 'TYPE_WRONG'],
    ['an object', row(), 'rows', 'VALUE_INVALID'],
    ['rows of texts', ['x'], 'rows', 'VALUE_INVALID'],
    ['rows of lists', [[]], 'rows', 'VALUE_INVALID'],
    ['too many rows', Array.from({ length: 4 }, () => row()), 'rows', 'RULE_BROKEN'],
    ['an option of nowhere', [row(), row({ major: 'nosuch' })], 'rows.1.major', 'UNKNOWN_OPTION'],
    ['an option of another parent', [row({ major: 'civil-law' })], 'rows.0.major', 'UNKNOWN_OPTION'],
    ['a read-only member of a new value', [row({ state: 'paid' })], 'rows.0.state', 'READ_ONLY_FIELD'],
    ['an object for a text', [row({ what: {} })], 'rows.0.what', 'TYPE_WRONG'],
  ])('refuse %s', async (_name, rows, path, code) => {
    const answer = await call('add', { data: { rows } });
    expect(answer).toMatchObject({ msgState: 2, errors: [{ path: `data.${path}`, code }] });
  });

  test('take options of the row’s own parent', async () => {
    expect(await add({ rows: [row({ major: 'software' })] })).toMatchObject({
      rows: [{ major: 'software' }],
    });
  });

  test('are no row where there are none', async () => {
    expect(await add({ rows: [] })).toMatchObject({ rows: null });
  });

  test('leave no trace in the audit where they did not change', async () => {
    const { id, revision } = await add({ rows: [row()], bank: { holder: '林' } });
    await call('update', { id, revision, data: { rate: 1 } });
    const audits = await server.db
      .selectFrom('atrium.audit')
      .select('after')
      .where('resource', '=', `form/claim/${id}`)
      .orderBy('id')
      .execute();
    expect(audits.at(-1)?.after).toEqual({});
  });

  test.each([
    ['zh-CN', 'computing，2，2，软件工程，2026-05-01，new；law，1.5，1.5，民商法'],
    ['en-US', 'computing, 2, 2, Software, 2026-05-01, new; law, 1.5, 1.5, Civil law'],
  ])('are exported in the order of the document and in labels: %s', async (language, text) => {
    const rows = [
      row({ major: 'software', on: '2026-05-01', state: 'new' }),
      row({ what: 'law', amount: 1.5, major: 'civil-law' }),
    ];
    const { id } = await add({ rows });
    const where = {
      testRule: 'every',
      conditionList: [{ bindKey: 'id', type: 'text', judgeType: 'equal', value: id }],
    };
    const { result } = await admin.call(
      'interface',
      '/rest/http/claim/exportRows.htm',
      { format: 'csv', fields: ['rows'], where },
      { headers: { 'accept-language': language } },
    );
    const file = await fetch(server.baseUrl + (result as { url: string }).url);
    expect(await file.text()).toContain(`"${text}"`);
  });

  test('belong to the rights on their field', async () => {
    const { id, revision } = await add({ rows: [row()] });
    const student = await server.login('student');
    expect((await call('detail', { id }, student)).result).not.toHaveProperty('rows');
    const answer = await call('update', { id, revision, data: { rows: [row()] } }, student);
    expect(answer).toMatchObject({ msgState: 3, errors: [{ path: 'data.rows' }] });
  });
});

describe('one object in a record', () => {
  test('is stored whole, and is empty where all of it is', async () => {
    expect(await add({ bank: { holder: '林知夏' } })).toMatchObject({ bank: { holder: '林知夏' } });
    expect(await add({ bank: { holder: '' } })).toMatchObject({ bank: null });
  });

  test.each([
    ['a list', [1], 'bank', 'VALUE_INVALID'],
    ['a member that it does not have', { nosuch: 1 }, 'bank.nosuch', 'UNKNOWN_FIELD'],
    ['a member of another type', { holder: 1 }, 'bank.holder', 'TYPE_WRONG'],
  ])('refuses %s', async (_name, bank, path, code) => {
    const answer = await call('add', { data: { bank } });
    expect(answer).toMatchObject({ msgState: 2, errors: [{ path: `data.${path}`, code }] });
  });
});

test('defaults read the record that begins: what is sent of it, and other defaults', async () => {
  const add = async (data: object) =>
    (await admin.call('interface', '/rest/http/hiding/add.htm', { data })).result;
  expect(await add({})).toMatchObject({ n: 8, m: 8 });
  expect(await add({ n: 5 })).toMatchObject({ n: 5, m: 5 });
  expect(await add({ n: 5, m: 1 })).toMatchObject({ n: 5, m: 1 });
});

test('what is computed counts what is stored, never what is sent of a hidden field', async () => {
  const send = async (action: string, param: object) => {
    const answer = await admin.call('interface', `/rest/http/hiding/${action}.htm`, param);
    expect(answer.msgState).toBe(1);
    return answer.result as ModuleRecord;
  };
  const rows = [{ what: 'none', qty: 7, price: 2 }];
  const none = { q: null, f: 0, rows: [{ amt: 0 }], sum: 0 };
  const added = await send('add', { data: { h: true, q: 7, p: 2, rows } });
  expect(added).toMatchObject(none);
  expect(await send('update', { id: added.id, revision: 1, data: { txt: 'x' } })).toMatchObject(none);

  const shown = await send('add', { data: { q: 7, p: 2 } });
  const data = { h: true, q: 9 };
  expect(await send('update', { id: shown.id, revision: 1, data })).toMatchObject({ q: 7, f: 14 });
});
