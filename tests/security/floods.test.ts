import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ApiClient } from '../support/apiClient.ts';
import { startCallCount } from '../support/callCount.ts';
import type { CallCount } from '../support/callCount.ts';
import { insertPupils, seedPupils, sixPupils } from '../support/pupils.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';

// Floods: requests that are cheap to send and were dear to refuse. What is counted is calls of functions in this process, in
// which the server runs; the sender beside it writes bytes that were made before and calls next to nothing.

/** Calls that a request may cost, about 40 ms of processor time, and one with conditions: most take a tenth of it. */
const MOST_CALLS = 1_000_000;
const MOST_OF_CONDITIONS = 5_000_000;

let server: TestServer;
let calls: CallCount;
let people: Record<'nobody' | 'student' | 'teacher' | 'admin', ApiClient>;
type Person = keyof typeof people;

beforeAll(async () => {
  server = await startTestServer({
    seed: async (platform) => {
      await seedPupils(platform);
      await insertPupils(platform, sixPupils);
    },
  });
  people = { nobody: server.api, ...(await server.loginAll()) };
  calls = await startCallCount();
});

afterAll(async () => {
  await calls.stop();
  await server.close();
});

interface Flood {
  readonly as: Person;
  readonly path: string;
  readonly type?: string;
  readonly method?: string;
  readonly headers?: readonly string[];
  readonly body: string;
}

/** Sends the bytes of a request over a connection of its own; answers the first line, whatever becomes of the rest. */
function sendRaw(bytes: Buffer): Promise<string> {
  const { port } = new URL(server.baseUrl);
  return new Promise((resolve) => {
    let text = '';
    const socket = connect(Number(port), '127.0.0.1');
    socket.on('data', (chunk: Buffer) => (text += chunk.toString('latin1')));
    // A server that has answered may cut off what it does not want.
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(text));
    socket.write(bytes);
  });
}

const bytesOf = ({ as, path, type = 'application/json', method = 'POST', headers = [], body }: Flood) =>
  Buffer.from(
    [
      `${method} ${path} HTTP/1.1`,
      'host: 127.0.0.1',
      'connection: close',
      `content-type: ${type}`,
      `content-length: ${String(Buffer.byteLength(body))}`,
      ...(people[as].token === '' ? [] : [`token: ${people[as].token}`]),
      ...headers,
      '',
      body,
    ].join('\r\n'),
  );

/** Calls of functions that a request costs, and its answer. */
async function costOf(flood: Flood): Promise<{ cost: number; answer: string }> {
  const bytes = bytesOf(flood);
  let answer = '';
  const cost = await calls.during(async () => (answer = await sendRaw(bytes)));
  return { cost, answer };
}

const stateOf = (answer: string): unknown => /"msgState":(\d)/.exec(answer)?.[1];

const LOGIN = '/api/base/login/login.do';
const LIST = '/api/interface/rest/http/pupil/list.htm';
const FORM = 'application/x-www-form-urlencoded';

const many = (count: number, make: (n: number) => string): string =>
  Array.from({ length: count }, (_, n) => make(n)).join(',');
const members = (count: number): string => `{${many(count, (n) => `"m${String(n)}":1`)}}`;
const objects = (count: number): string => `{"a":[${many(count, () => '{"a":{}}')}]}`;
const deep = (count: number): string => `{"a":[${many(count, () => '['.repeat(60) + ']'.repeat(60))}]}`;

/** Payloads of every shape, as large as their call may be and larger. */
const payloads: Readonly<Record<string, string>> = {
  'few members': members(3_900),
  'members up to a call’s size': members(19_000),
  'members past it': members(75_000),
  '330,000 members': members(330_000),
  'objects up to a call’s size': objects(8_000),
  'objects past it': objects(100_000),
  'lists in lists': deep(380),
  'lists in lists past the size': deep(7_000),
  'a long text': JSON.stringify({ a: 'x'.repeat(900_000) }),
  'a long text in Chinese': JSON.stringify({ a: '学'.repeat(300_000) }),
  'a text of escapes': JSON.stringify({ a: '"\n'.repeat(150_000) }),
  'a text of 3 MiB': JSON.stringify({ a: 'x'.repeat(3_000_000) }),
  numbers: `{"a":[${many(19_000, () => '1')}]}`,
  'long names': `{${many(900, (n) => `"${'n'.repeat(1_000)}${String(n)}":1`)}}`,
  nulls: `{${many(19_000, (n) => `"m${String(n)}":null`)}}`,
};

/** Calls of each kind of access, what their payload is and what it is checked by. */
const kinds: readonly (readonly [Person, string])[] = [
  ['nobody', LOGIN],
  ['student', LIST],
  ['student', '/api/interface/rest/http/pupil/add.htm'],
  ['student', '/api/manager/resource/check.do'],
];

const sealed = (as: Person, param: string): string => JSON.stringify(people[as].seal(param));

describe('a refused request costs little', () => {
  const table = kinds.flatMap(([as, path]) =>
    Object.entries(payloads).map(([shape, param]) => [as, path, shape, param] as const),
  );
  test.each(table)('%s sends %s %s', async (as, path, _shape, param) => {
    const { cost, answer } = await costOf({ as, path, body: sealed(as, param) });
    expect(stateOf(answer) ?? 'cut off').not.toBe('1');
    expect(answer.length).toBeLessThan(8_000);
    expect(cost).toBeLessThan(MOST_CALLS);
  });

  const members4k = members(3_900).slice(1, -1);
  const bodies: readonly (readonly [string, Omit<Flood, 'as' | 'path'>])[] = [
    ['an envelope of unknown members', { body: `{${members4k}}` }],
    ['an envelope of 300,000 members', { body: members(300_000) }],
    [
      'an envelope of a form with unknown parts',
      { type: FORM, body: many(9_000, (n) => `m${String(n)}=1`).replaceAll(',', '&') },
    ],
    ['a form of escapes', { type: FORM, body: `param=${'%e5%ad%a6'.repeat(7_000)}` }],
    ['a form of signs alone', { type: FORM, body: '&='.repeat(32_000) }],
    [
      'a form of many fields',
      { type: FORM, body: many(150_000, (n) => n.toString(36)).replaceAll(',', '&') },
    ],
    ['a form of 1 MiB', { type: FORM, body: `param=${'+'.repeat(1_000_000)}` }],
    ['a million levels', { body: '['.repeat(1_000_000) }],
    ['levels', { body: '['.repeat(60_000) }],
    ['quotes', { body: '"'.repeat(60_000) }],
    ['backslashes', { body: `"${'\\'.repeat(60_000)}` }],
    [
      'parts',
      {
        type: 'multipart/form-data; boundary=x',
        body: '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n'.repeat(10_000),
      },
    ],
    ['a head of cookies', { headers: [`cookie: ${'a=1;'.repeat(3_500)}`], body: '{}' }],
    ['a long query', { body: '{}' }],
  ];
  test.each(
    (['nobody', 'student'] as const).flatMap((as) =>
      bodies.map(([shape, flood]) => [as, shape, flood] as const),
    ),
  )('%s sends %s', async (as, _shape, flood) => {
    for (const path of [LOGIN, LIST, '/files/upload', `/api/base/user/info.do?${'a=1&'.repeat(3_000)}`]) {
      const { cost, answer } = await costOf({ as, path, ...flood });
      expect(stateOf(answer) ?? 'cut off').not.toBe('1');
      expect(answer.length).toBeLessThan(8_000);
      expect(cost, path).toBeLessThan(MOST_CALLS);
    }
  });
});

const text = (value: unknown, judgeType = 'equal', bindKey = 'name') => ({
  bindKey,
  type: 'text',
  judgeType,
  value,
});
const every = (...conditionList: readonly object[]) => ({ testRule: 'every', conditionList });
const times = <T>(count: number, value: T): readonly T[] => Array.from({ length: count }, () => value);
/** A text of units that is as long as one with templates may be. */
const fill = (before: string, unit: string, after: string, most = 4_096): string =>
  before + unit.repeat(Math.floor((most - before.length - after.length) / unit.length)) + after;

const conditions: Readonly<Record<string, object>> = {
  'many {{1}} in one text': every(text('{{1}}'.repeat(20_000))),
  'many {{1}} in a text of 4,096': every(text(fill('', '{{1}}', ''))),
  '200 {{1}}': every(text('{{1}}'.repeat(200))),
  'placeholders in lists': every(text(times(19_000, '{{1}}'), 'inArray')),
  'placeholders in many conditions': every(...times(500, text('{{1}}'))),
  '{{ that never closes': every(text('{{'.repeat(400_000))),
  '{{ and quotes that never close': every(text('{{\'"'.repeat(200_000))),
  '{{ and comments that never close': every(text('{{/*'.repeat(200_000))),
  'a chain of ??': every(text(fill('{{ a', '??a', ' }}'))),
  'many chains of ??': every(...times(20, text(fill('{{ a', '??a', ' }}')))),
  'a chain of ?? without anything': every(...times(4, text(fill('{{ ', '??', ' }}')))),
  sums: every(...times(4, text(fill('{{ 1', '+1', ' }}')))),
  'sums of names': every(...times(4, text(fill('{{ platform_userId', '+a', ' }}')))),
  'a long path': every(...times(4, text(fill('{{ a', '.a', ' }}')))),
  'too many long texts': every(...times(20, text(fill('{{ 1', '+1', ' }}')))),
  calls: every(...times(4, text(fill('{{ 1', '+upper(1)', ' }}')))),
  'unknown calls': every(...times(4, text(fill('{{ 1', '+nope(1)', ' }}')))),
  lists: every(...times(4, text(fill('{{ [1', ',[1]', '] }}')))),
  'folds over long lists': every(
    ...times(20, text("{{ count(map(upper, split(padStart('', 900000, 'b,a,'), ','))) }}")),
  ),
  'sorts of long lists': every(
    ...times(20, text("{{ count(sort(split(padStart('', 900000, 'b,a,'), ','))) }}")),
  ),
  'texts that double': every(
    ...times(20, text(`{{ replace(padStart('', 900, 'a'), 'a', padStart('', 1000, 'b')) }}`)),
  ),
  'a list of 10,000': every(text(times(10_000, 'x'), 'inArray')),
  'a list of 19,000': every(text(times(19_000, 'x'), 'inArray')),
  'a text of 400,000 elements': every(text('a,'.repeat(400_000), 'inArray')),
  '500 conditions': every(...times(500, text('x', 'contain'))),
  '5,000 conditions': every(...times(5_000, text('x', 'contain'))),
  '5,000 conditions of unknown fields': every(...times(5_000, text('x', 'contain', 'nope'))),
  '5,000 shapeless conditions': every(...times(5_000, { a: 1 })),
  'a tree that names one condition 19,000 times': {
    testRule: 'custom',
    conditionList: [{ id: 'a', ...text('{{1}}') }],
    conditionTree: { union: 'AND', list: times(19_000, 'a') },
  },
  'a tree that names a long list often': {
    testRule: 'custom',
    conditionList: [{ id: 'a', ...text(times(10_000, 'x'), 'inArray') }],
    conditionTree: { union: 'AND', list: times(10_000, 'a') },
  },
  'a tree that names what is not there': {
    testRule: 'custom',
    conditionList: [],
    conditionTree: { union: 'AND', list: times(19_000, 'a') },
  },
  'a tree of empty trees': {
    testRule: 'custom',
    conditionList: [],
    conditionTree: { union: 'AND', list: times(8_000, { union: 'OR', list: [] }) },
  },
  'a deep tree': {
    testRule: 'custom',
    conditionList: [],
    conditionTree: Array.from({ length: 28 }).reduce<object>((list) => ({ union: 'AND', list: [list] }), {
      union: 'AND',
      list: [],
    }),
  },
  'trees whose branches are almost trees': {
    testRule: 'custom',
    conditionList: [],
    conditionTree: { union: 'AND', list: times(3_000, { union: 'AND', list: [{ union: 'AND', list: 1 }] }) },
  },
};

/** What is refused for its amount alone, before more of it is looked at. */
const amounts: Readonly<Record<string, string>> = {
  'too many long texts': 'QUERY_TOO_COMPLEX',
  '5,000 conditions': 'BODY_TOO_MANY_VALUES',
  'a tree that names one condition 19,000 times': 'QUERY_TOO_COMPLEX',
  'a tree that names a long list often': 'BODY_TOO_MANY_VALUES',
  'a tree of empty trees': 'BODY_TOO_MANY_VALUES',
};

describe('a condition costs little, taken or refused', () => {
  test.each(Object.keys(conditions))('%s', async (shape) => {
    const param = JSON.stringify({ where: conditions[shape] });
    const { cost, answer } = await costOf({
      as: 'teacher',
      path: LIST,
      body: sealed('teacher', param),
    });
    expect(stateOf(answer)).toMatch(/[12]/);
    if (shape in amounts) expect(answer).toContain(`"code":"${amounts[shape] ?? ''}"`);
    expect(cost).toBeLessThan(MOST_OF_CONDITIONS);
  });
});

describe('lists of a call', () => {
  const lists: Readonly<Record<string, object>> = {
    sort: { sort: times(8_000, { field: 'name', order: 'asc' }) },
    fields: { fields: Array.from({ length: 19_000 }, (_, n) => `f${String(n)}`) },
    'equal fields': { fields: times(510, 'name') },
    after: { after: Object.fromEntries(Array.from({ length: 19_000 }, (_, n) => [`f${String(n)}`, 1])) },
    where: { where: times(19_000, 1) },
  };
  test.each(Object.keys(lists))('%s', async (shape) => {
    const { cost, answer } = await costOf({
      as: 'teacher',
      path: LIST,
      body: sealed('teacher', JSON.stringify(lists[shape])),
    });
    expect(stateOf(answer)).toBe('2');
    expect(answer.length).toBeLessThan(8_000);
    expect(cost).toBeLessThan(MOST_CALLS);
  });

  test('ids', async () => {
    const ids = Array.from({ length: 19_000 }, (_, n) => `r${String(n)}`);
    const { cost, answer } = await costOf({
      as: 'admin',
      path: LIST.replace('list', 'remove'),
      body: sealed('admin', JSON.stringify({ ids })),
    });
    expect(stateOf(answer)).toBe('2');
    expect(cost).toBeLessThan(MOST_CALLS);
  });
});
