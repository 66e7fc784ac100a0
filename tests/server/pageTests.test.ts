import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type DesignServer, startDesignServer } from '../support/designServer.ts';

// Tests of pages are kept with documents, run on the server, and stop what would not pass them.

let design: DesignServer;
beforeAll(async () => {
  design = await startDesignServer();
});
afterAll(() => design.server.close());

const send: DesignServer['send'] = (...call) => design.send(...call);
const save: DesignServer['save'] = (...call) => design.save(...call);

const both = (text: string) => ({ zhCN: text, enUS: text });
const asStudent = { role: 'student' };
const longLeave = {
  ...{ id: 'long', title: '三天以上须审批', as: asStudent, record: { days: 5 } },
  expect: [{ part: 'f-approver', visible: true, required: true }],
};
const form = (id: string, most: number, tests: readonly object[] = [longLeave]) => ({
  ...{ kind: 'form', schemaVersion: 2, id, name: '请假' },
  fields: [
    { type: 'number', id: 'f-days', name: 'days', title: both('天数') },
    {
      ...{ type: 'input', id: 'f-approver', name: 'approver', title: both('审批人') },
      visible: `{{ form.days > ${String(most)} }}`,
      required: true,
    },
  ],
  grants: [{ id: 'g', roles: ['student'], actions: ['add'], read: '*', write: '*' }],
  tests,
});
const further = (id: string, module: string) => ({
  ...{ kind: 'mgrForm', schemaVersion: 1, id, name: '请假申请', module },
  layout: [{ field: 'days' }, { field: 'approver' }],
  tests: [{ ...longLeave, title: both('申请时') }],
});

let count = 0;
let ids: { form: string; further: string };

const publish = (revision: number, more: object = {}) => design.publish('form', ids.form, revision, more);

beforeEach(async () => {
  count += 1;
  ids = { form: `test-leave-${String(count)}`, further: `test-apply-${String(count)}` };
  await save(form(ids.form, 3));
  expect((await publish(1)).msg).toBe('操作成功');
});

const failed = (kind: string, id: string) => ({
  ...{ kind, id, test: 'long', passed: false },
  failures: [
    {
      ...{ part: 'f-approver', member: 'visible', expected: true, actual: false },
      reason: '表达式 {{ form.days > 9 }}，form.days 实际：5',
    },
    { part: 'f-approver', member: 'required', expected: true, actual: false },
  ],
});

describe('a test that fails', () => {
  test('is told with its reasons, of the draft and of what users have', async () => {
    await save(form(ids.form, 9), 1);
    const at = { kind: 'form', id: ids.form };
    const draft = await send('test', { ...at, version: 'draft' });
    const { failures } = failed('form', ids.form);
    expect(draft.list).toMatchObject([{ test: 'long', title: '三天以上须审批', passed: false, failures }]);
    const users = await send('test', { ...at, version: 'published' });
    expect(users.list).toMatchObject([{ test: 'long', passed: true, failures: [] }]);
  });

  test('stops publishing and going back unless somebody says why, which the audit keeps', async () => {
    await save(form(ids.form, 9), 1);
    expect(await publish(2)).toMatchObject({ code: 'TEST_FAILED', list: [failed('form', ids.form)] });
    const at = { kind: 'form', id: ids.form, revision: 2 };
    expect(await send('publishAll', { items: [at] })).toMatchObject({ code: 'TEST_FAILED' });
    expect((await send('review', { items: [at] })).result).toMatchObject({
      tests: [failed('form', ids.form)],
    });
    expect(await publish(2, { override: '规则已调整' })).toMatchObject({ msgState: 1 });
    expect(await design.audited(`form/${ids.form}`)).toMatchObject({
      override: '规则已调整',
      failed: [`form/${ids.form}#long`],
    });
    await save(form(ids.form, 3), 2);
    expect(await publish(3)).toMatchObject({ msgState: 1 });
    const back = { kind: 'form', id: ids.form, version: 2 };
    expect(await send('rollback', back)).toMatchObject({ code: 'TEST_FAILED' });
    expect(await send('rollback', { ...back, override: '回退' })).toMatchObject({ msgState: 1 });
  });

  test('of a further form stops the form by which it fails, and is told beforehand', async () => {
    await save(further(ids.further, ids.form));
    expect((await send('publish', { kind: 'mgrForm', id: ids.further, revision: 1 })).msg).toBe('操作成功');
    await save(form(ids.form, 9, []), 1);
    const impact = await send('impact', { kind: 'form', id: ids.form, revision: 2 });
    expect(impact.list).toMatchObject([
      { id: ids.further, published: true, draft: true, places: [{ sentence: '测试“申请时”不再通过' }] },
    ]);
    expect(await publish(2)).toMatchObject({ code: 'TEST_FAILED', list: [failed('mgrForm', ids.further)] });
    // One that fails already stops nobody.
    expect(await publish(2, { override: '随后修改' })).toMatchObject({ msgState: 1 });
    await save(form(ids.form, 8, []), 2);
    expect(await publish(3)).toMatchObject({ msgState: 1 });
  });
});

test('what was not run does not count as passed, and is published with a reason alone', async () => {
  await save(form(ids.form, 4), 1);
  const late = { judged: [], unjudged: 'late' as const };
  vi.spyOn(design.server.platform.testThread, 'judge').mockResolvedValue(late);
  const notRun = {
    ...{ kind: 'form', id: ids.form, test: '*', title: '全部 1 项测试' },
    passed: false,
    notRun: true,
  };
  const why = expect.stringContaining('没有运行') as string;
  const told = { ...notRun, failures: [{ part: 'document', reason: why }] };
  expect(await publish(2)).toMatchObject({ code: 'TEST_FAILED', list: [told] });
  const items = [{ kind: 'form', id: ids.form, revision: 2 }];
  expect((await send('review', { items })).result).toMatchObject({ tests: [told] });
  const one = await send('test', { kind: 'form', id: ids.form, version: 'draft' });
  expect(one.list).toMatchObject([{ test: 'long', notRun: true, failures: [{ reason: why }] }]);
  expect(await publish(2, { override: '明天再测' })).toMatchObject({ msgState: 1 });
  expect(await design.audited(`form/${ids.form}`)).toMatchObject({
    override: '明天再测',
    failed: [`form/${ids.form}#*`],
  });
});

test('tests travel in bundles, and are kept from whoever only uses the page', async () => {
  const at = { kind: 'form', id: ids.form };
  expect((await send('get', at)).result).not.toHaveProperty('schema.tests');
  expect((await send('get', { ...at, version: 'draft' })).result).toHaveProperty('schema.tests.0.id', 'long');
  const { result } = await send('export', { ids: [`form/${ids.form}`] });
  expect(result).toHaveProperty('documents.0.schema.tests.0.id', 'long');
  expect(await send('test', { ...at, version: 'draft' }, design.teacher)).toMatchObject({ msgState: 3 });
});

test('a renamed field keeps its value in the tests', async () => {
  await save(further(ids.further, ids.form));
  await send('rename', { kind: 'form', id: ids.form, part: 'f-days', to: 'dayCount' });
  for (const [kind, id] of [
    ['form', ids.form],
    ['mgrForm', ids.further],
  ] as const) {
    const { result } = await send('get', { kind, id, version: 'draft' });
    expect(result).toHaveProperty('schema.tests.0.record', { dayCount: 5 });
    const tested = await send('test', { kind, id, version: 'draft' });
    expect(tested.list).toMatchObject([{ passed: true }]);
  }
});

test('as a person: who is not there, has another role, and what is told of a name', async () => {
  const named = (userId: string, role = 'student') => ({
    ...{ id: `as-${userId}`, title: userId, as: { role, userId } },
    expect: [{ part: 'f-days', visible: true }],
  });
  await save(form(ids.form, 3, [named('nobody'), named('teacher')]), 1);
  const { list } = await send('test', { kind: 'form', id: ids.form, version: 'draft' });
  expect(list).toMatchObject([
    { failures: [{ part: 'document', reason: '测试中的用户不存在' }] },
    { failures: [{ part: 'document', reason: expect.stringMatching(/没有这个角色|不存在/) as string }] },
  ]);
});

describe('hostile tests', () => {
  test('that never settle are ended', async () => {
    const chained = Array.from({ length: 400 }, (_, at) => ({
      ...{ type: 'input', id: `t${String(at)}`, name: `t${String(at)}`, hide: 'clear' },
      visible: `{{ not isEmpty(form.t${String(at + 1)}) }}`,
    }));
    const { fields, ...rest } = form(ids.form, 3, [
      { ...longLeave, record: Object.fromEntries(chained.map(({ name }) => [name, 'x'])) },
    ]);
    const last = { type: 'input', id: 't400', name: 't400' };
    await save({ ...rest, fields: [...fields, ...chained, last] }, 1);
    const answer = await send('test', { kind: 'form', id: ids.form, version: 'draft' });
    expect(answer.list).toMatchObject([
      {
        passed: false,
        failures: [{ part: 'document', reason: expect.stringContaining('用时过长') as string }],
      },
    ]);
  });

  test.each([
    [
      'too many expectations',
      { expect: Array.from({ length: 10_000 }, () => ({ part: 'a', visible: true })) },
    ],
    [
      'a record of which somebody made a prototype',
      { record: JSON.parse('{"__proto__":{"x":1}}') as object },
    ],
    ['a record that is deeper than documents are', { record: { days: nested(60) } }],
    ['a part without an end', { expect: [{ part: 'a'.repeat(10_000), visible: true }] }],
    ['an expectation of nothing', { expect: [{ part: 'a' }] }],
  ])('%s are no documents', async (_, more) => {
    const { kind, id, name, ...rest } = form(ids.form, 3, [{ ...longLeave, ...more }]);
    const saved = await send('save', { kind, id, name, schema: { kind, id, name, ...rest }, revision: 1 });
    expect(saved.msgState).toBe(2);
  });

  test('with patterns that take long are stopped by the pattern itself', async () => {
    const { fields, ...rest } = form(ids.form, 3, [
      {
        ...longLeave,
        record: { days: 5, approver: 'a'.repeat(9_000) },
        expect: [{ part: 'f-approver', valid: false }],
      },
    ]);
    const rules = [{ rule: 'pattern', value: '^(a{1,50}){1,9}$', message: both('不合格式') }];
    await save({ ...rest, fields: [fields[0] ?? {}, { ...fields[1], rules }] }, 1);
    const { list } = await send('test', { kind: 'form', id: ids.form, version: 'draft' });
    expect(list).toMatchObject([{ passed: true }]);
  });
});

function nested(depth: number): unknown {
  return depth === 0 ? 1 : [nested(depth - 1)];
}
