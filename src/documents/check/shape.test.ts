import { describe, expect, test } from 'vitest';
import { click, field, findings, found, key, page, whole } from '../../../tests/support/checkedDocuments.ts';

describe('the shape', () => {
  test('every place is told of, up to fifty', () => {
    const wrong = (count: number) =>
      page(Array.from({ length: count }, (_, at) => key({ id: `k${String(at)}`, colour: 'red' })));
    expect(findings(wrong(20))).toHaveLength(20);
    expect(findings(wrong(80))).toHaveLength(50);
  });

  test('a wrong kind of value is told with the kinds that may stand there', () => {
    const [one, ...others] = found(page([key({ visible: 1 })]));
    expect(others).toEqual([]);
    expect([one!.code, one!.message.enUS]).toEqual([
      'WRONG_KIND',
      'This has to be true or false / a text / a record.',
    ]);
  });

  test('where one kind fits, what it wants is told', () => {
    const [one, ...others] = found(page([key({ visible: 'vars.flag' })]));
    expect(others).toEqual([]);
    expect([one!.code, one!.message.enUS]).toEqual([
      'WRONG_FORMAT',
      'The format is not right: an {{ expression }}; did you mean "{{ vars.flag }}"?',
    ]);
  });

  test('a member that is not known is told with the nearest one', () => {
    expect(found(page([key({ visibel: true })]))[0]!.message.enUS).toContain('did you mean "visible"');
  });

  test('a format is told in words', () => {
    expect(found(page([key({ id: '1x' })]))[0]!.message.enUS).toContain('a letter, then letters, digits');
  });

  test('what is wrong with a prop or a parameter is told', () => {
    expect(found(page([{ type: 'label', id: 'l', props: { level: 9 } }]))[0]!.message.enUS).toContain(
      'above the limit 5',
    );
    expect(found(click({ do: 'wait', milliseconds: -1 }))[0]!.message.enUS).toContain('below the limit 0');
  });

  test('a broken document that another names is told of as broken, not as missing', () => {
    const broken = { ...field({}), fields: 5 };
    const list = { ...whole, kind: 'mgrForm', id: 'more', module: 'plain' };
    expect(findings(list, broken)).toEqual(['BROKEN_DOCUMENT /module']);
  });
});

describe('braces', () => {
  test('none belong around the expression of a rule', () => {
    const rules = [{ rule: 'expression', value: '{{ value > 3 }}' }];
    expect(found(field({ rules }))).toMatchObject([
      { code: 'EXPRESSION_BRACES', fix: { path: '/fields/0/rules/0/value', value: 'value > 3' } },
    ]);
    expect(findings(field({ rules: [{ rule: 'expression', value: 'value > 3' }] }))).toEqual([]);
  });

  test.each([
    ['vars.count > 1', '{{ vars.count > 1 }}'],
    ['{ vars.flag }', '{{ vars.flag }}'],
    ['vars.count >', undefined],
  ])('belong around a condition: %s', (visible, fix) => {
    const [first] = found(page([key({ visible })]));
    expect(first).toMatchObject({ code: 'WRONG_FORMAT', path: '/body/0/visible' });
    expect(first?.fix?.value).toBe(fix);
  });
});
