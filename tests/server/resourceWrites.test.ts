import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ApiAnswer, ApiClient } from '../support/apiClient.ts';
import { seedPupilSystem } from '../support/pupilSystem.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';

// Documents come into a running portal over the wire, however hostile they are.

let server: TestServer;
let admin: ApiClient;
let teacher: ApiClient;

beforeAll(async () => {
  server = await startTestServer({ seed: seedPupilSystem });
  [admin, teacher] = await Promise.all([server.login('admin'), server.login('teacher')]);
});

afterAll(() => server.close());

const page = (body: readonly unknown[] = [], more: object = {}) => ({
  kind: 'app',
  schemaVersion: 1,
  id: 'welcome',
  name: '欢迎',
  body,
  ...more,
});
const text = (id: string, more: object = {}) => ({ type: 'text', id, ...more });

const send = (action: string, param: object, client = admin): Promise<ApiAnswer> =>
  client.call('manager', `/resource/${action}.do`, param);
const save = (schema: unknown, more: object = {}): Promise<ApiAnswer> =>
  send('save', { kind: 'app', id: 'welcome', name: '欢迎', schema, ...more });
const codes = ({ errors = [] }: ApiAnswer) => errors.map(({ path, code }) => [path, code]);

describe('saving', () => {
  test('creates a draft, and changes it at the revision that was read', async () => {
    expect((await save(page(), { name: ' 欢迎 ' })).result).toEqual({ id: 'welcome', revision: 1 });
    const again = await save(page());
    expect(again).toMatchObject({ http: 409, msgState: 5, code: 'ID_EXISTS' });
    expect(again.msg).toMatch(/编号“welcome”已存在.*第 1 稿.*revision/);
    expect((await save(page([text('a')]), { revision: 1, name: '欢迎您' })).result).toEqual({
      id: 'welcome',
      revision: 2,
    });
    const late = await save(page(), { revision: 1 });
    expect(late).toMatchObject({ http: 409, msgState: 5, code: 'REVISION_CONFLICT' });
    expect(late.msg).toBe('“管理员”已保存了新的修改（第 2 稿），请查看最新内容后再试');
    expect(late.list).toMatchObject([{ revision: 2, updatedBy: '管理员' }]);
    const draft = await send('get', { kind: 'app', id: 'welcome', version: 'draft' });
    expect(draft.result).toMatchObject({ name: '欢迎您', version: 0, schema: { body: [{ id: 'a' }] } });
    expect(await send('get', { kind: 'app', id: 'welcome' })).toMatchObject({ msgState: 4 });
    expect(await save(page([], { id: 'nowhere' }), { id: 'nowhere', revision: 1 })).toMatchObject({
      msgState: 4,
    });
  });

  test('leaves an audit row, and answers a repeat as the first time', async () => {
    const once = { id: 'twice', schema: page([], { id: 'twice' }), requestId: 's-1' };
    const [first, second] = [await save(once.schema, once), await save(once.schema, once)];
    expect(second.text).toBe(first.text);
    const rows = await server.db
      .selectFrom('atrium.audit')
      .select(['actor', 'action', 'after', 'result'])
      .where('resource', '=', 'app/twice')
      .execute();
    expect(rows).toEqual([
      {
        actor: 'u-admin',
        action: 'resource.save',
        after: { revision: 1, name: '欢迎' },
        result: 'accepted',
      },
    ]);
  });

  test.each([
    ['  ', 'REQUIRED'],
    ['名'.repeat(101), 'TOO_LONG'],
    [7, 'TYPE_WRONG'],
  ])('refuses the name %j', async (name, code) => {
    expect(codes(await save(page(), { name }))).toEqual([['name', code]]);
  });

  test('refuses what can never be right, and proposes what would mend it', async () => {
    const { errors } = await save(page([{ type: 'txet', id: 'a' }], { id: 'mended' }), { id: 'mended' });
    expect(errors).toMatchObject([
      {
        path: 'schema.body.0.type',
        code: 'UNKNOWN_TYPE',
        fix: { path: '/body/0/type', value: 'text', title: '改为“text”' },
      },
    ]);
  });

  test('keeps a draft whose surroundings are still missing', async () => {
    const body = [
      {
        type: 'button',
        id: 'b',
        title: '看',
        on: { click: [{ do: 'openPage', target: { kind: 'app', id: 'later' } }] },
      },
      { type: 'control/later', id: 'c' },
    ];
    expect(await save(page(body, { id: 'early' }), { id: 'early' })).toMatchObject({ msgState: 1 });
  });
});

test.each(['save', 'check', 'publish', 'unpublish', 'remove', 'versions', 'rollback'])(
  '%s is for administrators',
  async (action) => {
    const param = { kind: 'app', id: 'welcome' };
    expect(await send(action, param, teacher)).toMatchObject({ http: 403, msgState: 3 });
    expect((await send(action, param, server.api)).msgState).toBe(0);
  },
);

/** So many levels of lists. */
const nested = (levels: number): unknown => JSON.parse('['.repeat(levels) + ']'.repeat(levels));
const raw = (member: string): string =>
  `{"kind":"app","id":"bad","name":"x","schema":{"kind":"app","schemaVersion":1,"id":"bad","name":"x",${member}}}`;

describe('a hostile document', () => {
  test.each<[string, unknown[], object, string, string]>([
    [
      'with a raw DOM type',
      [{ type: 'iframe', id: 'a', props: { srcDoc: '<script>' } }],
      {},
      'body.0.type',
      'UNKNOWN_TYPE',
    ],
    ['with an id twice', [text('a'), text('a')], {}, 'body.1.id', 'DUPLICATE_ID'],
    [
      'of ten thousand nodes',
      Array.from({ length: 10_000 }, (_, at) => text(`n${String(at)}`)),
      {},
      '',
      'TOO_MANY_NODES',
    ],
    [
      'nested too deep',
      [text('a', { props: { text: nested(45) } })],
      {},
      `body.0.props.text${'.0'.repeat(36)}`,
      'TOO_DEEP',
    ],
    ['too large', [text('a', { title: 'x'.repeat(1024 * 1024) })], {}, '', 'TOO_LONG'],
    ['with an unknown member', [], { onLoad: 'alert(1)' }, 'onLoad', 'UNKNOWN_MEMBER'],
    [
      'with an order that would hang',
      [text('a', { 'x-index': 4e8 })],
      {},
      'body.0.x-index',
      'UNKNOWN_MEMBER',
    ],
    [
      'with code for an expression',
      [text('a', { visible: '{{[].constructor.constructor("return process")()}}' })],
      {},
      'body.0.visible',
      'UNKNOWN_FUNCTION',
    ],
    [
      'with a path through a prototype',
      [text('a', { visible: '{{ vars.x.__proto__.y }}' })],
      { variables: { x: { type: 'record' } } },
      'body.0.visible',
      'PROTOTYPE_NAME',
    ],
    [
      'with half an expression',
      [text('a', { visible: '{{ 1 + }}' })],
      {},
      'body.0.visible',
      'EXPRESSION_SYNTAX',
    ],
    [
      'that opens a script',
      [
        {
          type: 'button',
          id: 'b',
          title: 'x',
          on: { click: [{ do: 'openUrl', url: 'javascript:alert(1)' }] },
        },
      ],
      {},
      'body.0.on.click.0.url',
      'UNSAFE_ADDRESS',
    ],
    ['of another kind', [], { kind: 'appMobile' }, 'kind', 'VALUE_INVALID'],
    ['of another id', [], { id: 'other' }, 'id', 'VALUE_INVALID'],
  ])('%s is refused by its place', async (_name, body, more, path, code) => {
    const answer = await save(page(body, { id: 'bad', ...more }), { id: 'bad' });
    expect(answer).toMatchObject({ http: 400, msgState: 2, code: 'DOCUMENT_INVALID' });
    expect(codes(answer)).toEqual([[['schema', path].filter(Boolean).join('.'), code]]);
    expect(await send('get', { kind: 'app', id: 'bad', version: 'draft' })).toMatchObject({ msgState: 4 });
  });

  test.each(['__proto__', 'constructor'])('with a member %s never comes to be looked at', async (name) => {
    const answer = await admin.send(
      'manager',
      '/resource/save.do',
      admin.seal(raw(`"body":[[{"x":[1,2]}],{"type":"text","id":"a","${name}":{"isAdmin":true}}]`)),
    );
    expect(answer).toMatchObject({ http: 400, msgState: 2, code: 'KEY_FORBIDDEN' });
    expect(codes(answer)).toEqual([[`schema.body.1.${name}`, 'KEY_FORBIDDEN']]);
    expect(({} as { isAdmin?: unknown }).isAdmin).toBeUndefined();
  });

  test.each([null, 7, 'x', [], {}])('that is %j is refused', async (schema) => {
    expect(await save(schema, { id: 'bad' })).toMatchObject({ msgState: 2, code: 'DOCUMENT_INVALID' });
    expect(await send('check', { kind: 'app', schema })).toMatchObject({
      msgState: 1,
      list: [{ severity: 'error', code: 'UNKNOWN_KIND' }],
    });
  });
});

describe('checking', () => {
  const check = (schema: unknown, client = admin, kind = 'app') => send('check', { kind, schema }, client);

  test('says what is wrong, where, and what would mend it, in the language of the caller', async () => {
    const body = [{ type: 'txet', id: 'a' }];
    expect((await check(page(body))).list).toEqual([
      {
        severity: 'error',
        path: '/body/0/type',
        code: 'UNKNOWN_TYPE',
        message: '没有名为“txet”的组件，是否想写“text”？',
        fix: { path: '/body/0/type', value: 'text', title: '改为“text”' },
      },
    ]);
    const english = await admin.call(
      'manager',
      '/resource/check.do',
      { kind: 'app', schema: page(body) },
      {
        headers: { 'accept-language': 'en' },
      },
    );
    expect(english.list).toMatchObject([{ message: 'There is no widget "txet"; did you mean "text"?' }]);
  });

  test('knows the documents, drafts too, the roles and the dictionaries', async () => {
    const opens = (id: string) => ({
      type: 'button',
      id: `to-${id}`,
      title: { zhCN: '看', enUS: 'See' },
      on: { click: [{ do: 'openPage', target: { kind: 'mgrList', id } }] },
    });
    expect((await check(page([opens('pupil-list')]))).list).toEqual([]);
    const shelf = {
      kind: 'mgrList',
      schemaVersion: 1,
      id: 'shelf',
      name: '架',
      module: 'pupil',
      columns: [{ field: 'name' }],
    };
    const body = [opens('shelf')];
    expect((await check(page(body))).list).toMatchObject([{ code: 'UNKNOWN_DOCUMENT' }]);
    await send('save', { kind: 'mgrList', id: 'shelf', name: '架', schema: shelf });
    expect((await check(page(body))).list).toEqual([]);
    const column = { ...shelf, columns: [{ field: 'nmae' }] };
    expect((await check(column, admin, 'mgrList')).list).toMatchObject([
      { path: '/columns/0/field', fix: { value: 'name' } },
    ]);
    expect((await check(column)).list).toMatchObject([{ path: '/kind', code: 'OTHER_KIND' }]);
    const field = {
      type: 'select',
      id: 'x',
      name: 'x',
      title: '学院',
      props: { options: { dictionary: 'colleeg' } },
    };
    const form = { kind: 'form', schemaVersion: 1, id: 'club', name: '社团', fields: [field], grants: [] };
    expect((await check(form, admin, 'form')).list).toContainEqual(
      expect.objectContaining({ code: 'UNKNOWN_DICTIONARY' }),
    );
  });
});

test('a designer gets the names that a document may use, and what it asks for, among them what nobody has published', async () => {
  await send('save', {
    ...{ kind: 'condition', id: 'is-new', name: 'New' },
    schema: {
      ...{ kind: 'condition', schemaVersion: 1, id: 'is-new', name: 'New' },
      rules: {
        testRule: 'every',
        conditionList: [{ bindKey: 'grade', type: 'text', judgeType: 'equal', value: '1' }],
      },
    },
  });
  const { result } = await send('surroundings', {
    names: ['condition/is-new', 'dictionary/department', 'form/no-such', '__proto__/x'],
  });
  expect(result).toMatchObject({
    ids: { condition: ['is-new'] },
    asked: { documents: { 'condition/is-new': { id: 'is-new' } }, values: { department: [] } },
  });
  expect(Object.keys((result as { asked: { documents: object } }).asked.documents)).toEqual([
    'condition/is-new',
  ]);
  expect(await send('surroundings', {}, teacher)).toMatchObject({ msgState: 3 });
});
