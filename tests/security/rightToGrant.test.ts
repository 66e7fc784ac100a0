import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { publishResource } from '../../server/documents/publishing.ts';
import { installProductDocuments } from '../../server/productDocuments/install.ts';
import { saveResource } from '../../server/documents/drafts.ts';
import type { Platform } from '../../server/platform/platform.ts';
import { recordTables } from '../../server/records/recordTables.ts';
import { canonicalJson } from '../../src/documents/diff/canonicalJson.ts';
import type { AtriumDocument, FormDocument, SystemDocument } from '../../src/schemas/documents/index.ts';
import type { DesignRight } from '../../src/schemas/designRight.ts';
import type { ApiAnswer, ApiClient } from '../support/apiClient.ts';
import { callOffice } from '../support/backOffice.ts';
import { seedPeople } from '../support/people.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';

// Who designs and publishes without the right to grant: what opens to whom stays as it is, however a document is changed.

let server: TestServer;
let admin: ApiClient;
let teacher: ApiClient;

const input = (id: string, name: string) => ({
  ...{ type: 'input', id, name, title: { zhCN: name, enUS: name } },
});
const form: FormDocument = {
  ...{ kind: 'form', schemaVersion: 2, id: 'staff', name: 'Staff' },
  fields: [input('f1', 'phone'), input('f2', 'salary'), input('f3', 'owner')],
  grants: [
    { id: 'g1', roles: ['student'], actions: ['list'], read: ['phone'] },
    { id: 'g2', roles: ['counsellor'], actions: ['list'], read: '*', rows: { condition: 'alias' } },
  ],
};
const rules = (value: string) => ({
  testRule: 'every' as const,
  conditionList: [{ bindKey: 'owner', type: 'text' as const, judgeType: 'equal' as const, value }],
});
const condition = (id: string, of: object): AtriumDocument =>
  ({ kind: 'condition', schemaVersion: 1, id, name: id, rules: of }) as AtriumDocument;
const page: AtriumDocument = {
  ...{ kind: 'app', schemaVersion: 1, id: 'page', name: 'page' },
  body: [{ type: 'text', id: 'a', props: { text: 'a' } }],
};
const system: SystemDocument = {
  ...{ kind: 'system', schemaVersion: 2, id: 'own', name: 'own', group: 'g' },
  menus: [
    {
      ...{ id: 'm1', name: 'a', app: { kind: 'form', id: 'staff' } },
      grants: [{ role: 'counsellor' }],
    },
    { id: 'm2', name: 'b', app: { kind: 'app', id: 'page' }, grants: [{ role: 'student' }] },
    { id: 'm3', name: 'c', app: { kind: 'app', id: 'page' } },
  ],
};
const documents = [
  page,
  condition('own-rows', rules('own')),
  condition('alias', { condition: 'own-rows' }),
  condition('free', rules('x')),
  form,
  system,
];

async function seed(platform: Platform): Promise<void> {
  await seedPeople(platform);
  await installProductDocuments(platform.db);
  const publication = { db: platform.db, publicationEffects: recordTables() };
  for (const schema of documents) {
    const { kind, id, name } = schema;
    const at = { kind, id, actor: 'system' };
    const { revision } = await saveResource(platform.db, { ...at, name, schema, system: 'own' });
    await publishResource(publication, { ...at, revision });
  }
}

async function letDesign(...rights: DesignRight[]): Promise<void> {
  await server.db.deleteFrom('atrium.design_right').execute();
  const given = ['own', 'second'].map((of) => ({ id: of, role: 'counsellor', system: of, rights }));
  await server.db
    .insertInto('atrium.design_right')
    .values(given.map((each) => ({ ...each, created_by: 'x', updated_by: 'x' })))
    .execute();
}

beforeAll(async () => {
  server = await startTestServer({ seed });
  [admin, teacher] = await Promise.all([server.login('admin'), server.login('teacher')]);
});
beforeEach(() => letDesign('design', 'publish'));
afterAll(() => server.close());

const send = (action: string, param: object, client = teacher): Promise<ApiAnswer> =>
  client.call('manager', `/resource/${action}.do`, param);
const codeOf = ({ msgState, code, text }: ApiAnswer): string => (msgState === 1 ? 'in' : (code ?? text));
const revisionOf = async (kind: string, id: string): Promise<number> => {
  const { result } = await send('get', { kind, id, version: 'draft' }, admin);
  return (result as { revision: number }).revision;
};
/** Saves a document over the one that is there. */
const saved = async (schema: AtriumDocument, client = teacher): Promise<ApiAnswer> => {
  const { kind, id, name } = schema;
  return send('save', { kind, id, name, schema, revision: await revisionOf(kind, id) }, client);
};
/** Sees that a change is refused without the right to grant, and made with it; then it is taken back. */
async function onlyWithGrant(schema: AtriumDocument, path: string): Promise<void> {
  const before = documents.find(({ kind, id }) => kind === schema.kind && id === schema.id) ?? schema;
  const refused = await saved(schema);
  expect(refused, refused.text).toMatchObject({ code: 'RIGHT_TO_USE', errors: [{ path }] });
  await letDesign('design', 'grant');
  expect(codeOf(await saved(schema))).toBe('in');
  expect(codeOf(await saved(before))).toBe('in');
}

describe('the columns of a form', () => {
  const swapped = { ...form, fields: [input('f1', 'phone2'), input('f2', 'phone'), input('f3', 'owner')] };

  test('stay behind the codes that grants name', () => onlyWithGrant(swapped, 'schema.grants.0'));

  test('stay behind the codes that the rules of its rows read', () =>
    onlyWithGrant(
      { ...form, fields: [input('f1', 'phone'), input('f3', 'salary'), input('f2', 'owner')] },
      'schema.grants.1',
    ));

  test('stay so in a patch', async () => {
    const patch = swapped.fields.map(({ name }, at) => ({
      ...{ op: 'replace', path: `/fields/${String(at)}/name`, value: name },
    }));
    const { result } = await send('get', { kind: 'form', id: 'staff', version: 'draft' });
    const { schema, revision } = result as { schema: FormDocument; revision: number };
    const fields = schema.fields.map((field, at) => ({ ...field, name: swapped.fields[at]?.name }));
    const renamed = { ...schema, fields };
    const sum = createHash('md5').update(canonicalJson(renamed)).digest('hex');
    const at = { kind: 'form', id: 'staff', revision };
    const answer = await send('patch', { ...at, patch, sum });
    expect(answer, answer.text).toMatchObject({ code: 'RIGHT_TO_USE' });
  });

  test('may be called otherwise together with what names them, and others may be added', async () => {
    const fields = [input('f4', 'more'), input('f1', 'mobile'), ...form.fields.slice(1)];
    const grants = [{ ...form.grants[0], read: ['mobile'] }, form.grants[1]];
    expect(codeOf(await saved({ ...form, fields, grants } as FormDocument))).toBe('in');
    expect(codeOf(await saved(form))).toBe('in');
  });
});

describe('a condition that grants name', () => {
  const always = condition('own-rows', { testRule: 'every', conditionList: [] });

  test('keeps its rules, be it named by way of another', () => onlyWithGrant(always, 'schema.rules'));
  test('is not put in the place of another', () =>
    onlyWithGrant(condition('alias', { condition: 'free' }), 'schema.rules'));

  test('is published by who may grant alone, and called otherwise by anybody', async () => {
    const { result } = await saved(always, admin);
    const { revision } = result as { revision: number };
    const at = { kind: 'condition', id: 'own-rows', revision };
    expect(await send('publish', at)).toMatchObject({
      code: 'RIGHT_TO_USE',
      errors: [{ path: 'schema.rules' }],
    });
    expect(await send('publishAll', { items: [at] })).toMatchObject({
      ...{ code: 'RIGHT_TO_USE', errors: [{ path: 'items.0.schema.rules' }] },
    });
    expect((await send('review', { items: [at] })).result).toMatchObject({
      findings: [{ code: 'RIGHT_TO_USE' }],
    });
    const renamed = { ...condition('own-rows', rules('own')), name: 'Own' };
    expect(codeOf(await saved(condition('own-rows', rules('own')), admin))).toBe('in');
    const next = (await saved(renamed)).result as { revision: number };
    expect(codeOf(await send('publish', { ...at, revision: next.revision }))).toBe('in');
  });

  test('is anybody’s to change where none does', async () => {
    const { result } = await saved(condition('free', rules('y')));
    const { revision } = result as { revision: number };
    expect(codeOf(await send('publish', { kind: 'condition', id: 'free', revision }))).toBe('in');
  });

  test('is not taken to a system where one may grant', async () => {
    await server.db
      .updateTable('atrium.design_right')
      .set({ rights: ['design', 'grant'] })
      .where('system', '=', 'second')
      .execute();
    const second = { ...system, id: 'second', name: 'second', menus: [] };
    await send('save', { kind: 'system', id: 'second', name: 'second', schema: second }, admin);
    for (const at of [
      { kind: 'condition', id: 'own-rows' },
      { kind: 'form', id: 'staff' },
    ])
      expect(codeOf(await send('tag', { ...at, system: 'second' }))).toBe('FORBIDDEN');
    const together = { documents: ['condition.free', 'form.staff'], tags: [], system: 'second' };
    expect(codeOf(await callOffice(teacher, 'tagging', 'add', { data: together }))).toBe('FORBIDDEN');
    // Of no grant today, and of any tomorrow.
    expect(codeOf(await send('tag', { kind: 'condition', id: 'free', system: 'second' }))).toBe('FORBIDDEN');
  });
});

describe('the menus of a system', () => {
  const opens = (id: string, app: { kind: 'app' | 'form'; id: string }, role: string) => ({
    ...{ id, name: id, app, grants: [{ role }] },
  });
  const form = { kind: 'form', id: 'staff' } as const;
  const page = { kind: 'app', id: 'page' } as const;
  const [m1, m2] = [opens('m1', form, 'counsellor'), opens('m2', page, 'student')];
  const m3 = { id: 'm3', name: 'm3', app: page };
  const withMenus = (...menus: SystemDocument['menus']): SystemDocument => ({ ...system, menus });

  test.each<readonly [string, SystemDocument, string]>([
    ['swapped', withMenus({ ...m1, app: page }, { ...m2, app: form }, m3), 'schema.menus.0.grants.0'],
    ['of another target', withMenus(m1, { ...m2, app: form }, m3), 'schema.menus.1.grants.0'],
  ])('are not %s', (_name, changed, path) => onlyWithGrant(changed, path));

  test('are moved, called otherwise, and made without rights', async () => {
    const group = { id: 'm4', name: 'd', children: [m1] };
    expect(codeOf(await saved(withMenus({ ...m2, name: 'x' }, group, m3)))).toBe('in');
    expect(codeOf(await saved(system))).toBe('in');
  });
});

test('an old version does not give back the rights that were taken', async () => {
  const less = { ...form, grants: form.grants.slice(1) };
  const { result } = await saved(less, admin);
  const { revision } = result as { revision: number };
  await send('publish', { kind: 'form', id: 'staff', revision }, admin);
  const back = { kind: 'form', id: 'staff', version: 1 };
  expect(codeOf(await send('rollback', back))).toBe('RIGHT_TO_USE');
  expect((await send('review', { items: [back] })).result).toMatchObject({
    findings: [{ code: 'RIGHT_TO_USE' }],
  });
  await letDesign('design', 'publish', 'grant');
  const answer = await send('rollback', back);
  expect(answer, answer.text).toMatchObject({ msgState: 1 });
});
