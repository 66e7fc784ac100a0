import { expect, test } from 'vitest';
import type { RuleSet } from '../../schemas/condition.ts';
import { checkCondition } from './checkCondition.ts';
import { checkTemplate } from './checkTemplate.ts';
import { listOf, NUMBER, recordOf, TEXT } from './staticType.ts';

// What a finding says and proposes, beyond that it is there.

const scope = recordOf({
  platform_group: listOf(TEXT),
  form: recordOf({ name: TEXT, days: NUMBER }),
});

test('several mistakes of one text are mended by each fix, so that none undoes another', () => {
  const text = '{{ form.dayz + platfrom_group.length + form.nmae }}';
  const { findings } = checkTemplate(text, scope);
  expect(findings.map(({ code }) => code)).toEqual(['UNKNOWN_MEMBER', 'UNKNOWN_NAME', 'UNKNOWN_MEMBER']);
  for (const { fix } of findings)
    expect(fix?.value).toBe('{{ form.days + platform_group.length + form.name }}');
  expect(findings[1]?.fix?.title.enUS).toBe('Write "platform_group", "days", "name"');
});

test('a value that is no option is told those that there are, and how many where not all are named', () => {
  const values = Array.from({ length: 9 }, (_, at) => `v${String(at)}`);
  const known = recordOf({ form: recordOf({ status: { kind: 'text', values } }) });
  const conditionList = [{ bindKey: 'form.status', type: 'text', judgeType: 'equal', value: 'other' }];
  const [found] = checkCondition({ testRule: 'every', conditionList } as RuleSet, known);
  expect(found?.message.enUS).toMatch(/\(there are "v0", .*"v7", … 9 in all\)\.$/);
  expect(found?.message.zhCN).toMatch(/（可选：“v0”、.*“v7”…共 9 个）。$/);
});

test.each([
  ['{{ (form.days ?? 0) * (form.days ?? 1) }}', '{{ coalesce(form.days, 0) * coalesce(form.days, 1) }}'],
  ['{{ max(form.days ?? 0, 2) }}', '{{ max(coalesce(form.days, 0), 2) }}'],
  ["{{ [form.name ?? 'a, (b', 'c ?? d'] }}", "{{ [coalesce(form.name, 'a, (b'), 'c ?? d'] }}"],
  ['{{ ((form.days ?? 1) + 1) ?? 0 }}', '{{ (coalesce(form.days, 1) + 1) ?? 0 }}'],
  ['{{ round(((form.days ?? 1))) }}', '{{ round((coalesce(form.days, 1))) }}'],
])('a default within brackets, %s, is proposed as %s', (text, value) => {
  const [found, ...more] = checkTemplate(text, scope).findings;
  expect(found).toMatchObject({ code: 'EXPRESSION_OPERATOR', fix: { value } });
  expect(more).toEqual([]);
  expect(checkTemplate(value, scope).findings).toEqual([]);
});

test.each([
  '{{ (form.name ? form.days ?? 1 : 2) }}',
  '{{ (form.days ?? ) }}',
  '{{ (form.days ?? (1 }}',
  '{{ form.days || 1 }}',
  `{{ (1 ?? 2) + ${'('.repeat(4000)} }}`,
])('nothing is proposed for %s, which could mean several things or none', (text) => {
  const fixes = checkTemplate(text, scope).findings.map(({ fix }) => fix);
  expect(fixes).toEqual([undefined]);
});

test('a path in braces is told to be plain, and proposed without them', () => {
  const keyed = (bindKey: string) => {
    const conditionList = [{ bindKey, type: 'number', judgeType: 'equal', value: 1 }];
    return checkCondition({ testRule: 'every', conditionList } as RuleSet, scope);
  };
  expect(keyed('{{ form.days }}')).toMatchObject([
    {
      code: 'CONDITION_BIND_KEY',
      message: { enUS: '"bindKey" is a plain path, without {{ }}; did you mean "form.days"?' },
      fix: { path: '/conditionList/0/bindKey', value: 'form.days' },
    },
  ]);
  expect(keyed('{{ form.days + 1 }}')[0]?.fix).toBeUndefined();
});

test('a function written in place is told to be none of the language', () => {
  const [found] = checkTemplate('{{ platform_group.map(x => x) }}', scope).findings;
  expect(found).toMatchObject({ code: 'EXPRESSION_OPERATOR' });
  expect(found?.message.enUS).toMatch(/^Functions cannot be written in place/);
});

test('a name without its record is proposed with it, where it stands alone', () => {
  const text = "{{ days > 3 and form.days > 1 and form.name == 'days' ? days : 0 }}";
  const [found] = checkTemplate(text, scope).findings;
  expect(found?.message.enUS).toBe('There is no "days" here; did you mean "form.days"?');
  expect(found?.fix?.value).toBe(
    "{{ form.days > 3 and form.days > 1 and form.name == 'days' ? form.days : 0 }}",
  );
  const conditionList = [{ bindKey: 'days', type: 'number', judgeType: 'equal', value: 1 }];
  const [key] = checkCondition({ testRule: 'every', conditionList } as RuleSet, scope);
  expect(key?.fix).toMatchObject({ path: '/conditionList/0/bindKey', value: 'form.days' });
});

test('of two records that hold a name neither is proposed', () => {
  const two = recordOf({ form: recordOf({ days: NUMBER }), row: recordOf({ days: NUMBER }) });
  expect(checkTemplate('{{ days }}', two).findings[0]?.fix).toBeUndefined();
});
