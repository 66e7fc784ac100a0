import { afterAll, beforeAll, expect, test } from 'vitest';
import { callsOf } from '../support/callCount.ts';
import type { ApiAnswer, ApiClient } from '../support/apiClient.ts';
import { form } from '../support/bundles.ts';
import { seedPeople } from '../support/people.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';

// What designers send may be large, wrong and much at once: it is told what is wrong with it, others have their turn
// meanwhile, and rights come before reading.

let server: TestServer;
let admin: ApiClient;
let teacher: ApiClient;

beforeAll(async () => {
  server = await startTestServer({ seed: seedPeople });
  [admin, teacher] = await Promise.all([server.login('admin'), server.login('teacher')]);
  const system = { kind: 'system', schemaVersion: 1, id: 'mine', name: 'x', group: 'x', menus: [] };
  await call('save', { kind: 'system', id: 'mine', name: 'x', schema: system }, admin);
  const rights = ['design', 'preview'];
  await server.db
    .insertInto('atrium.design_right')
    .values({ id: 'r', role: 'counsellor', system: 'mine', rights, created_by: 'x', updated_by: 'x' })
    .execute();
});
afterAll(() => server.close());

const call = (name: string, param: object, client = teacher): Promise<ApiAnswer> =>
  client.call('manager', `/resource/${name}.do`, param);
const page = (id: string, more: object = {}) => ({
  ...{ kind: 'app', schemaVersion: 1, id, name: id },
  body: [{ type: 'text', id: 'a', props: { text: id } }],
  ...more,
});
const bundleOf = (documents: readonly { kind: string; id: string; name: string }[]) => ({
  ...{ format: 'atrium-bundle', formatVersion: 1 },
  documents: documents.map((schema) => ({ kind: schema.kind, id: schema.id, name: schema.name, schema })),
});

test('one call of a designer that reads through documents is answered after the other, and not before others', async () => {
  const at = { kind: 'form', schema: form('asked', 'a') };
  let end = (): void => undefined;
  const turn = new Promise<void>((resolve) => (end = resolve));
  const held = server.platform.designTurns.within('u-teacher', 60_000, () => turn);
  const waiting = Array.from({ length: 7 }, () => call('check', at));
  for (const [name, param] of [
    ['check', at],
    ['import', { bundle: bundleOf([page('one')]), system: 'mine' }],
    ['export', { ids: ['system/mine'] }],
    ['review', { items: [{ kind: 'system', id: 'mine' }] }],
    ['test', { kind: 'system', id: 'mine', version: 'draft' }],
    ['uses', { kind: 'system', id: 'mine' }],
    ['impact', { kind: 'system', id: 'mine', revision: 1 }],
  ] as const) {
    expect(await call(name, param, admin), name).not.toMatchObject({ code: 'TOO_MANY_TRIES' });
    expect(await call(name, param), name).toMatchObject({ code: 'TOO_MANY_TRIES' });
  }
  end();
  await held;
  for (const answer of await Promise.all(waiting)) expect(answer).toMatchObject({ msgState: 1 });
});

/** What a call answers that takes at most so many calls of functions in this process. */
async function within(most: number, ask: () => Promise<ApiAnswer>): Promise<ApiAnswer> {
  let answer: ApiAnswer | undefined;
  const [calls] = await callsOf(async () => (answer = await ask()));
  expect(calls).toBeLessThan(most);
  return answer!;
}

const wrongField = (index: number) => ({
  ...{ id: `f${String(index)}`, name: `f${String(index)}`, type: 'input' },
  ...{
    bogus: { testRule: 'x' },
    rules: [{ rule: 'zz' }],
    visible: { testRule: 'every', conditionList: [{}] },
  },
});
const wrong = (id: string, count = 20) => ({
  ...form(id, 'a'),
  fields: Array.from({ length: count }, (_, index) => wrongField(index)),
});

test('of a bundle of wrong documents the first are told', async () => {
  const documents = Array.from({ length: 300 }, (_, index) => wrong(`wrong-${String(index)}`));
  const { code, errors = [] } = await within(3_000_000, () =>
    call('import', { bundle: bundleOf(documents), dryRun: true, system: 'mine' }),
  );
  expect(code).toBe('DOCUMENT_INVALID');
  expect(errors[0]?.path).toMatch(/^bundle\.documents\.0\.schema\.fields\.0/);
  expect(new Set(errors.map(({ path }) => path.split('.')[2])).size).toBeLessThanOrEqual(10);
});

test('who may not bring a bundle in is told before it is read', async () => {
  const bundle = bundleOf([wrong('wrong-one')]);
  for (const system of [undefined, 'other'])
    expect(await call('import', { bundle, dryRun: true, system })).toMatchObject({ code: 'FORBIDDEN' });
  expect(await call('import', { bundle, dryRun: true, system: 'mine', publish: true })).toMatchObject({
    code: 'FORBIDDEN',
  });
});

test.each<readonly [string, (id: string) => object, readonly string[]]>([
  ['too many fields', (id) => form(id, ...codes(4_900)), ['/fields']],
  ['too many fields and a wrong id', () => form('X', ...codes(4_900)), ['/id']],
  ['many wrong fields', (id) => wrong(id, 400), ['/fields/0/bogus', '/fields/1/bogus']],
  [
    'one wrong node among thousands',
    (id) => page(id, { body: [{ type: 'box', id: 'b', slots: { a: nodes(4_000) } }] }),
    ['/body/0/slots/a/3999/props'],
  ],
  [
    'a wrong part of a list whose columns may not be empty',
    (id) => ({
      ...{ kind: 'mgrList', schemaVersion: 2, id, name: id, module: 'mm' },
      columns: [...codes(150).map((field) => ({ field })), { field: 'a', bogus: 1 }],
    }),
    ['/columns/150/bogus'],
  ],
])('a large document with %s is told where', async (_name, make, paths) => {
  const schema = make('large') as { kind: string };
  // The first finds validators that are not compiled yet.
  await call('check', { kind: schema.kind, schema: { ...schema, body: [] }, system: 'mine' });
  const { list, msgState } = await within(2_000_000, () =>
    call('check', { kind: schema.kind, schema, system: 'mine' }),
  );
  expect(msgState).toBe(1);
  expect(list?.map((each) => (each as { path: string }).path)).toEqual(expect.arrayContaining([...paths]));
});

const codes = (count: number): string[] => Array.from({ length: count }, (_, index) => `f${String(index)}`);
const nodes = (count: number) =>
  codes(count).map((id, index) => ({ type: 'text', id, props: index === count - 1 ? 1 : {} }));

test('two imports of one new bundle wait for each other', async () => {
  const documents = Array.from({ length: 40 }, (_, index) => page(`twice-${String(index)}`));
  const bundle = bundleOf(documents);
  const both = await Promise.all([
    call('import', { bundle, system: 'mine' }, admin),
    call('import', { bundle, system: 'mine' }),
  ]);
  const counts = both.map(({ result, text }) => {
    const { added, left } = (result ?? {}) as { added?: object[]; left?: object[] };
    expect(added, text).toBeDefined();
    return [added?.length, left?.length];
  });
  expect(counts.sort()).toEqual([
    [0, 40],
    [40, 0],
  ]);
});
