import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkFolder } from '../../server/check/documentFolder.ts';
import { ConfigError } from '../../server/config/config.ts';
import { loadPackages } from '../../server/documents/vocabulary.ts';
import { vocabulary as acme } from '../../examples/extension/src/vocabulary.ts';
import type { FormDocument } from '../../src/schemas/documents/index.ts';
import type { ModuleRecord } from '../../src/schemas/wire/record.ts';
import type { ApiClient } from '../support/apiClient.ts';
import { seedPeople } from '../support/people.ts';
import { publishForm } from '../support/pupils.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';

// What an outside package adds to the language, told to the server: its widget is a field of a form.

const EXAMPLE = path.resolve(import.meta.dirname, '../../examples/extension');
const MODULE = path.join(EXAMPLE, 'src/vocabulary.ts');
const document = JSON.parse(
  readFileSync(path.join(EXAMPLE, 'documents/exam-seats.json'), 'utf8'),
) as FormDocument;

/** Counsellors reach the records whose line their function writes. */
const rows = {
  testRule: 'every',
  conditionList: [
    { bindKey: 'line', type: 'text', judgeType: 'equal', value: "{{ seatRanges(['A2', 'A1']) }}" },
  ],
} as const;
const form: FormDocument = {
  ...document,
  grants: document.grants.map((grant) =>
    grant.roles.includes('counsellor') ? { ...grant, rows: structuredClone(rows) as never } : grant,
  ),
};

const start = (extensions: readonly string[]): Promise<TestServer> =>
  startTestServer({
    config: { extensions },
    seed: async (platform) => {
      await seedPeople(platform);
      await publishForm(platform, form);
    },
  });

let server: TestServer;
let admin: ApiClient;

beforeAll(async () => {
  server = await start([MODULE]);
  admin = await server.login('admin');
});
afterAll(() => server.close());

const call = (action: string, param: object, client = admin) =>
  client.call('interface', `/rest/http/exam-seats/${action}.htm`, param);
const add = async (subject: string, seats: unknown): Promise<ModuleRecord> => {
  const answer = await call('add', { data: { subject, seats } });
  expect(answer.text).toContain('"msgState":1');
  return answer.result as ModuleRecord;
};
const wrong = async (seats: unknown): Promise<unknown> =>
  (await call('add', { data: { subject: 'x', seats } })).errors?.map(({ path: at, code }) => `${at} ${code}`);
const subjects = async (param: object, client = admin): Promise<unknown> =>
  ((await call('list', param, client)).list as ModuleRecord[]).map(({ subject }) => subject);

describe('a field of a package', () => {
  test('has a column, and its values what the functions of the package make of them', async () => {
    const record = await add('数学', ['B1', 'B2']);
    expect(record).toMatchObject({ seats: ['B1', 'B2'], line: 'B1–B2' });
    expect((await call('detail', { id: record.id })).result).toEqual(record);
    const contains = { bindKey: 'seats', type: 'array', judgeType: 'contain', value: ['B2'] };
    const where = { testRule: 'every', conditionList: [contains] };
    expect(await subjects({ where })).toEqual(['数学']);
    expect(await subjects({ where: { ...where, conditionList: [{ ...contains, value: ['C2'] }] } })).toEqual(
      [],
    );
  });

  test('is held to what its declaration says', async () => {
    expect(await wrong(['b1'])).toEqual(['data.seats VALUE_INVALID']);
    expect(await wrong('A1')).toEqual(['data.seats TYPE_WRONG']);
    expect(await wrong([])).toEqual(['data.seats REQUIRED']);
    expect(await wrong(['A1', 'A2', 'A3', 'A4'])).toEqual(['data.seats RULE_BROKEN']);
  });

  test('is exported as its declaration writes it', async () => {
    await add('历史', ['C5', 'C4', 'D1']);
    const answer = await call('exportRows', { format: 'csv', fields: ['subject', 'seats'] });
    const { url } = answer.result as { url: string };
    const text = await (await fetch(server.baseUrl + url)).text();
    expect(text).toContain('"历史","C4–C5, D1"');
  });

  test('stands in the files that editors complete by', async () => {
    const text = await (await fetch(`${server.baseUrl}/schemas/form.json`)).text();
    expect(text).toContain('"acme/seat-map"');
    expect(text).toContain('"acme/copySeats"');
  });
});

test('row rights may call the functions of a package', async () => {
  await add('英语', ['A1', 'A2']);
  expect(await subjects({}, await server.login('teacher'))).toEqual(['英语']);
});

test('a server that is not told of the package refuses its values', async () => {
  const other = await start([]);
  try {
    const client = await other.login('admin');
    const answer = await call('add', { data: { subject: '数学', seats: ['B1'] } }, client);
    expect(answer.errors?.map(({ path: at, code }) => `${at} ${code}`)).toEqual(['data.seats UNKNOWN_FIELD']);
  } finally {
    await other.close();
  }
});

describe('a page that reads a platform variable and a function of a package', () => {
  const page = {
    kind: 'app',
    schemaVersion: 1,
    id: 'seats-told',
    name: 'Seats',
    body: [
      {
        type: 'text',
        id: 'a',
        visible: '{{ platform_mayPlaceSeats }}',
        props: { text: { zhCN: "{{ seatRanges(['A1']) }}", enUS: "{{ seatRanges(['A1']) }}" } },
      },
    ],
  };
  const { kind, id, name } = page;
  const told = async (client: ApiClient) => {
    const { list } = await client.call('manager', '/resource/check.do', { kind, schema: page });
    const saved = await client.call('manager', '/resource/save.do', { kind, id, name, schema: page });
    return { found: (list as { code: string }[]).map(({ code }) => code), saved: saved.msgState };
  };

  test('is right where the server is told of the package, and is kept', async () => {
    expect(await told(admin)).toEqual({ found: [], saved: 1 });
  });

  test('is refused where it is not', async () => {
    const other = await start([]);
    try {
      const { found, saved } = await told(await other.login('admin'));
      expect(found).toEqual(expect.arrayContaining(['UNKNOWN_NAME', 'UNKNOWN_FUNCTION']));
      expect(saved).toBe(2);
    } finally {
      await other.close();
    }
  });
});

test('the check knows the documents of a package by its vocabulary alone', () => {
  const folder = path.join(EXAMPLE, 'documents');
  const codes = (found: ReturnType<typeof checkFolder>) => found.flatMap(({ findings }) => findings);
  expect(codes(checkFolder(folder, [acme]))).toEqual([]);
  expect(codes(checkFolder(folder)).map(({ code }) => code)).toEqual(
    expect.arrayContaining(['UNKNOWN_TYPE', 'UNKNOWN_FUNCTION', 'UNKNOWN_ACTION', 'UNKNOWN_NAME']),
  );
});

describe('the start is stopped by name', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'atrium-extensions-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const meta = (type: string, over: object = {}) => ({
    metas: [{ type, version: 1, family: 'display', title: 'x', icon: 'x', props: {}, budget: 1, ...over }],
  });
  const says = (vocabulary: object): string => `export const vocabulary = ${JSON.stringify(vocabulary)};`;

  test.each<[string, string, string]>([
    ['no-code', 'export const vocabulary = {', 'cannot be used'],
    ['nothing', 'export const other = {};', 'It exports no "vocabulary".'],
    ['no-list', says({ metas: {} }), 'vocabulary/metas'],
    [
      'no-column',
      says(meta('a/b', { field: { column: 'money', dataType: 'text', value: {} } })),
      'widget "a/b", field/column (vocabulary/metas/0/field/column): This value cannot stand here; one of text, number',
    ],
    [
      'no-data-type',
      says(meta('a/b', { field: { column: 'text', dataType: 'list', value: {} } })),
      'widget "a/b", field/dataType',
    ],
    ['one-part', says(meta('seat-map')), 'The widget type "seat-map" has to be the package and a name'],
    ['controls', says(meta('control/x')), '"control/x"'],
    ['variable', says({ platformVariables: [{ name: 'x', type: { kind: 'any' } }] }), '"platform_"'],
    [
      'action',
      says({ actions: [{ name: 'message', parameters: {}, optional: [] }] }),
      '"message" has to be the package and a name',
    ],
    ['function', says({ functions: [{ name: 'round' }] }), '"round"'],
    [
      'action-twice',
      says({ actions: [1, 2].map(() => ({ name: 'a/b', parameters: {}, optional: [] })) }),
      '"a/b"',
    ],
  ])('%s', async (name, source, why) => {
    const file = path.join(folder, `${name}.mjs`);
    writeFileSync(file, source);
    const failure: unknown = await loadPackages([MODULE, file]).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ConfigError);
    expect((failure as Error).message).toContain(`The extension ${file} cannot be used: `);
    expect((failure as Error).message).toContain(why);
  });

  test('for a module that is not there', async () => {
    await expect(loadPackages([path.join(folder, 'gone.mjs')])).rejects.toThrow(/gone\.mjs cannot be used/);
  });

  test('for a widget that two modules declare', async () => {
    const file = path.join(folder, 'again.mjs');
    writeFileSync(file, says(meta('acme/seat-map')));
    await expect(loadPackages([MODULE, file])).rejects.toThrow(
      /again\.mjs .*"acme\/seat-map" is declared twice/,
    );
  });
});
