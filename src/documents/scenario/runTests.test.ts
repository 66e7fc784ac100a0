import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plainMetas } from '../../../tests/support/plainMetas.ts';
import type { FormDocument } from '../../schemas/documents/index.ts';
import type { FieldNode } from '../../schemas/node.ts';
import { type PageTest, expectedFlags } from '../../schemas/pageTest.ts';
import type { Flag } from '../../schemas/flag.ts';
import { createMetaIndex } from '../metaIndex.ts';
import { linearPattern } from '../pattern.ts';
import { expectationsOf, recordable } from './recorded.ts';
import { runTests, Scenario } from './runTests.ts';
import type { ScenarioContext } from './subject.ts';

const context: ScenarioContext = {
  metas: createMetaIndex(plainMetas),
  document: () => undefined,
  pattern: linearPattern,
};
const text = (name: string, more: Partial<FieldNode> = {}): FieldNode => ({
  ...{ type: 'text-field', id: `f-${name}`, name },
  ...more,
});
const number = (name: string, more: Partial<FieldNode> = {}): FieldNode => ({
  ...{ type: 'number-field', id: `f-${name}`, name },
  ...more,
});
const grant = {
  id: 'g',
  roles: ['student'],
  actions: ['add' as const],
  read: '*' as const,
  write: '*' as const,
};
const formOf = (fields: FieldNode[], more: Partial<FormDocument> = {}): FormDocument => ({
  ...{ kind: 'form', schemaVersion: 2, id: 'leave', name: 'Leave', fields, grants: [grant] },
  ...more,
});
const pageTest = (more: Partial<PageTest>): PageTest => ({
  ...{ id: 't', title: 'T', as: { role: 'student' }, expect: [] },
  ...more,
});
const failuresOf = (form: FormDocument, more: Partial<PageTest>, around = context) => {
  const [result] = [...runTests({ ...form, tests: [pageTest(more)] }, around)];
  return (result?.failures ?? []).map(({ part, member, actual, reason }) => [
    part,
    member,
    actual,
    reason.zhCN,
  ]);
};

const leave = formOf([
  number('days'),
  text('proof', { visible: '{{ form.days > 3 }}', required: '{{ form.days > 3 }}', hide: 'clear' }),
  number('double', { value: '{{ form.days * 2 }}' }),
  text('late', { visible: "{{ today() > '2026-03-01' }}", rules: [{ rule: 'minLength', value: 4 }] }),
]);

describe('a test of a page', () => {
  test('passes where the page is as it says, and fails with the reason of the inspector', () => {
    const expected = [
      { part: 'f-proof', visible: true, required: true, valid: false },
      { part: 'f-double', value: 10, readOnly: true },
      { part: 'f-late', visible: false },
    ];
    const at = '2026-02-01';
    expect(failuresOf(leave, { at, record: { days: 5 }, expect: expected })).toEqual([]);
    expect(
      failuresOf(leave, { at: '2026-04-01', record: { days: 2, proof: 'x' }, expect: expected }),
    ).toEqual([
      ['f-proof', 'visible', false, '表达式 {{ form.days > 3 }}，form.days 实际：2'],
      [
        'f-proof',
        'required',
        false,
        '不在页面上，因此不要求填写；表达式 {{ form.days > 3 }}，form.days 实际：2',
      ],
      ['f-proof', 'valid', true, '没有违反任何校验规则'],
      ['f-double', 'value', 4, '由表达式计算 {{ form.days * 2 }}，form.days 实际：2'],
      ['f-late', 'visible', true, "表达式 {{ today() > '2026-03-01' }}"],
    ]);
  });

  test('looks with the rights of the role, and with those of nobody where no grant names it', () => {
    const expected = [{ part: 'f-days', visible: true, readOnly: false, value: 5 }];
    const masked = {
      ...leave,
      grants: [{ ...grant, roles: ['teacher'], read: ['double'], write: ['double'] }],
    };
    for (const role of ['teacher', 'stranger'])
      expect(failuresOf(masked, { as: { role }, record: { days: 5 }, expect: expected })).toEqual([
        ['f-days', 'visible', false, '当前角色的字段权限'],
        ['f-days', 'readOnly', true, '当前角色的字段权限'],
        ['f-days', 'value', null, '测试中填写的值或默认值'],
      ]);
  });

  test('says that nobody can tell what hangs on a source, also by way of other fields', () => {
    const form = formOf(
      [
        number('rate', { value: '{{ sources.rates[0].rate }}' }),
        number('price', { value: '{{ form.rate * 2 }}' }),
        text('why', { visible: '{{ form.price > 10 }}' }),
        text('mights', { visible: "{{ 'add' in actionMights }}" }),
        text('own', { required: true }),
      ],
      { sources: { rates: { call: 'rate/list' } } },
    );
    const expect_ = ['price', 'why', 'mights', 'own'].map((name) => ({ part: `f-${name}`, visible: true }));
    const failed = failuresOf(form, { expect: [...expect_, { part: 'f-price', value: 4 }] });
    expect(failed.map(([part, member, , why]) => [part, member, /“(.*)”/.exec(String(why))?.[1]])).toEqual([
      ['f-why', 'visible', 'sources.rates'],
      ['f-mights', 'visible', 'actionMights'],
      ['f-price', 'value', 'sources.rates'],
    ]);
    // By which menu somebody comes a test may say.
    const told = (actionMights: string[], visible: boolean) =>
      failuresOf(form, { actionMights, expect: [{ part: 'f-mights', visible }] });
    expect([told(['add'], true), told([], false)]).toEqual([[], []]);
    expect(told([], true)).toHaveLength(1);
  });

  test('a person who is not there, has another role, or is known elsewhere only', () => {
    const named = formOf([text('name', { default: '{{ platform_realName }}' })]);
    const person = { userId: 'u1', userName: 'u1', realName: '王芳', roles: ['student'] };
    const more = { as: { role: 'student', userId: 'u1' }, expect: [{ part: 'f-name', value: '王芳' }] };
    const asking = (found: typeof person | null | undefined) =>
      failuresOf(named, more, { ...context, person: () => found }).map(([part, , , why]) => [part, why]);
    expect(asking(person)).toEqual([]);
    expect(asking(null)).toEqual([['document', '测试中的用户不存在']]);
    expect(asking({ ...person, roles: [] })).toEqual([['document', '测试中的用户没有这个角色']]);
    expect(asking(undefined)).toEqual([
      ['f-name', '无法判断：取决于“platform_realName”，测试中没有这项数据'],
    ]);
  });

  test('ends where a form never settles, and where it takes too long', () => {
    const restless = formOf([
      number('days', { visible: '{{ not (form.total > 0) }}' }),
      number('total', { value: '{{ form.days }}' }),
    ]);
    const record = { days: 3 };
    expect(failuresOf(restless, { record })).toEqual([
      ['document', 'valid', null, expect.stringContaining('无法稳定')],
    ]);
    // Each field is shown by the one behind it: they are emptied one by one, from the last, in as many rounds.
    const chained = Array.from({ length: 400 }, (_, at) =>
      text(`t${String(at)}`, { hide: 'clear', visible: `{{ not isEmpty(form.t${String(at + 1)}) }}` }),
    );
    const filled = Object.fromEntries(chained.map(({ name }) => [name, 'x']));
    let time = 0;
    const clock = (): number => (time += 1);
    const slow = failuresOf(formOf([...chained, text('t400')]), { record: filled }, { ...context, clock });
    expect(slow).toEqual([['document', 'valid', null, expect.stringContaining('用时过长')]]);
    expect(time).toBeLessThan(10_000);
  });

  test('of a list: columns, tool bar, and what can be done with a row', () => {
    const document = {
      ...{ kind: 'mgrList' as const, schemaVersion: 2, id: 'leaves', name: 'Leaves', module: 'leave' },
      columns: [{ field: 'days', visible: "{{ 'teacher' in platform_group }}" }],
      rowActions: [{ type: 'label', id: 'decide', visible: '{{ row.days > 3 }}' }],
      tests: [
        pageTest({
          record: { days: 5 },
          expect: [
            { part: 'column:days', visible: false },
            { part: 'decide', visible: true },
          ],
        }),
        pageTest({ record: null, expect: [{ part: 'decide', visible: true }] }),
      ],
    };
    const around = { ...context, document: (kind: string) => (kind === 'form' ? leave : undefined) };
    const results = [...runTests(document, around as ScenarioContext)];
    expect(results.map(({ failures }) => failures.map(({ reason }) => reason.zhCN))).toEqual([
      [],
      ['当前没有记录'],
    ]);
  });
});

describe('what is recorded', () => {
  const flag = fc.oneof(
    fc.boolean(),
    fc.constantFrom(
      ...[
        '{{ form.a > 3 }}',
        '{{ not isEmpty(form.b) }}',
        "{{ 'student' in platform_group }}",
        '{{ form.c == 6 }}',
      ],
      ...['{{ sources.rows[0].x }}', '{{ params.mode == "edit" }}', '{{ today() > "2026-06-01" }}'],
    ),
  ) as fc.Arbitrary<Flag>;
  const states = fc.record(
    { visible: flag, enabled: flag, required: flag, readOnly: flag },
    { requiredKeys: [] },
  );
  const hide = fc.constantFrom<FieldNode['hide'][]>('clear', 'keep', 'omit', undefined);
  const forms = fc
    .record({
      a: states,
      b: fc.record({
        ...{ states, hide },
        rules: fc.constantFrom<NonNullable<FieldNode['rules']>[]>([], [{ rule: 'maxLength', value: 2 }]),
      }),
      c: fc.record({
        states,
        value: fc.constantFrom('{{ form.a * 2 }}', '{{ form.a + count(form.b) }}', '{{ sources.rows }}'),
      }),
      box: states,
    })
    .map(({ a, b, c, box }) =>
      formOf(
        [
          number('a', a),
          text('b', { ...b.states, rules: b.rules, ...(b.hide && { hide: b.hide }) }),
          number('c', { ...c.states, value: c.value }),
        ],
        {
          sources: { rows: { call: 'x/list' } },
          layout: [
            { type: 'box', id: 'box', ...box, children: [{ field: 'a' }, { field: 'b' }] },
            { field: 'c' },
          ],
        },
      ),
    );
  const data = fc.record({
    record: fc.option(
      fc.record(
        { a: fc.option(fc.integer({ min: 0, max: 6 })), b: fc.option(fc.string()) },
        { requiredKeys: [] },
      ),
    ),
    role: fc.constantFrom('student', 'teacher'),
    at: fc.constantFrom('2026-01-01', '2026-09-01'),
  });

  test('passes at once on the document that it was recorded on, and tells nothing of what is undecided', () => {
    fc.assert(
      fc.property(forms, data, (form, { record, role, at }) => {
        const begun = pageTest({ record, as: { role }, at });
        const recorded = recordable(new Scenario(form, context), begun);
        if ('failed' in recorded) return;
        const tests = [{ ...begun, expect: expectationsOf(recorded.found) }];
        expect([...runTests({ ...form, tests }, context)].flatMap(({ failures }) => failures)).toEqual([]);
        // And it can fail: of each flag the contrary does.
        const contrary = recorded.found
          .filter(({ member }) => expectedFlags.some((each) => each === member))
          .slice(0, 1);
        for (const { part, member, value } of contrary) {
          const against = [{ ...begun, expect: [{ part, [member]: value !== true }] }];
          expect([...runTests({ ...form, tests: against }, context)][0]?.passed).toBe(false);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('telling is what is computed, and what is other than before anything was filled in', () => {
    const begun = pageTest({ record: { days: 5, late: 'ok' }, at: '2026-01-01' });
    const recorded = recordable(new Scenario(leave, context), begun);
    const telling = 'found' in recorded ? recorded.found.filter((each) => each.telling) : [];
    expect(telling.map(({ part, member, value }) => [part, member, value])).toEqual([
      ['f-proof', 'visible', true],
      ['f-proof', 'required', true],
      ['f-proof', 'valid', false],
      ['f-double', 'value', 10],
    ]);
  });
});
