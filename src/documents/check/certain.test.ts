import { describe, expect, test } from 'vitest';
import { plainMetas } from '../../../tests/support/plainMetas.ts';
import { Type } from 'typebox';
import { AddressSchema, PictureAddressSchema } from '../../schemas/address.ts';
import type { Finding } from '../../schemas/finding.ts';
import { prop } from '../../schemas/prop.ts';
import { defineMeta } from '../../schemas/rendererMeta.ts';
import { checkDocumentSet } from './documentSet.ts';

const title = { zhCN: '物', enUS: 'thing' };
const part = { version: 1, icon: 'edit', budget: 1, title } as const;
const keyMeta = defineMeta({
  ...part,
  type: 'key',
  family: 'action',
  props: {
    page: prop.bindable(AddressSchema, title),
    picture: prop.bindable(PictureAddressSchema, title),
  },
  events: { click: { title } },
});
const metas = [...plainMetas, keyMeta];
const whole = { schemaVersion: 1, name: 'name' };
const page = (body: readonly object[], more: object = {}) => ({
  ...whole,
  kind: 'app',
  id: 'page',
  variables: { flag: { type: 'bool' }, count: { type: 'number' } },
  ...more,
  body,
});
const key = (more: object) => ({ type: 'key', id: 'key', ...more });
const click = (...chain: object[]) => page([key({ on: { click: chain } })]);
const field = (more: object) => ({
  ...whole,
  kind: 'form',
  id: 'plain',
  grants: [{ roles: ['*'], actions: ['list'], read: '*', write: '*' }],
  fields: [{ type: 'number-field', id: 'n', name: 'n', title, ...more }],
});

function found(...documents: object[]): readonly Finding[] {
  const entries = documents.map((document, at) => ({ name: String(at), document }));
  return checkDocumentSet(entries, { metas })[0]!.findings;
}
/** Findings of the first of some documents, as `CODE /path`. */
const findings = (...documents: object[]): readonly string[] =>
  found(...documents).map(({ code, path }) => `${code} ${path ?? ''}`);

describe('a first value', () => {
  const max = { rules: [{ rule: 'max', value: 10 }] };
  test.each([
    [{ default: 'x' }, ['WRONG_DEFAULT /fields/0/default']],
    [{ default: [1] }, ['WRONG_DEFAULT /fields/0/default']],
    [{ default: 50, ...max }, ['DEFAULT_REFUSED /fields/0/default']],
    [{ type: 'whole-field', default: 4, props: { most: 3 } }, ['UNKNOWN_PROP', 'DEFAULT_REFUSED']],
    [{ default: 5, ...max }, []],
    [{ default: '', ...max }, []],
    [{ default: null }, []],
    [{ default: '{{ 1 + 1 }}' }, []],
  ])('%j', (more, expected) => {
    expect(findings(field(more)).map((each, at) => each.slice(0, expected[at]?.length))).toEqual(expected);
  });

  test('that is only written as a text is proposed as it was meant', () => {
    expect(found(field({ default: '5' }))[0]?.fix).toMatchObject({ path: '/fields/0/default', value: 5 });
  });
});

describe('limits', () => {
  const limits = { min: prop.static(Type.Number(), title), max: prop.static(Type.Number(), title, 100) };
  const days = { minDate: prop.bindable(Type.String(), title), maxDate: prop.bindable(Type.String(), title) };
  const meter = defineMeta({
    ...part,
    type: 'meter',
    family: 'input',
    props: { ...limits, ...days, minute: prop.static(Type.Number(), title) },
    field: { column: 'number', dataType: 'number', value: Type.Number() },
  });
  const told = (more: object): readonly string[] =>
    checkDocumentSet([{ name: 'form', document: field({ type: 'meter', ...more }) }], {
      metas: [...metas, meter],
    })[0]!.findings.map(({ code, path }) => `${code} ${path ?? ''}`);
  test.each([
    [{ props: { min: 10, max: 5 } }, ['EMPTY_RANGE /fields/0/props/max']],
    [{ props: { min: 200 } }, ['EMPTY_RANGE /fields/0/props/min']],
    [{ props: { minDate: '2024-02-01', maxDate: '2024-01-01' } }, ['EMPTY_RANGE /fields/0/props/maxDate']],
    [{ props: { minDate: '2024-02-01', maxDate: '{{ today() }}' } }, []],
    [{ props: { min: 11 }, rules: [{ rule: 'max', value: 10 }] }, ['EMPTY_RANGE /fields/0/rules/0/value']],
    [{ rules: [{ rule: 'min', value: 101 }] }, ['EMPTY_RANGE /fields/0/rules/0/value']],
    [{ rules: [{ rule: 'minItems', value: 1 }] }, ['RULE_UNFIT /fields/0/rules/0']],
    [{ props: { min: 5, max: 5 }, rules: [{ rule: 'max', value: 5 }] }, []],
  ])('%j', (more, expected) => {
    expect(told(more)).toEqual(expected);
  });
});

describe('a yes or no', () => {
  test.each([
    ['{{ vars.flag\n  and vars.count > 1 }}', []],
    ['{{ true }} and {{ false }}', ['MIXED_FLAG /body/0/enabled']],
    ['{{ "abc" }}', ['CONSTANT_FLAG /body/0/enabled']],
    ['{{ 1 > 2 }}', ['CONSTANT_FLAG /body/0/enabled']],
    [true, []],
  ])('%j', (enabled, expected) => {
    expect(findings(page([key({ enabled })]))).toEqual(expected);
  });

  test.each([false, '{{ false }}', '{{ 1 > 2 }}'])('that hides for ever: %j', (visible) => {
    expect(findings(page([key({ visible })]))).toContain('UNREACHABLE /body/0/visible');
  });

  test.each([false, '{{ 1 > 2 }}'])('that keeps a step from running: %j', (when) => {
    expect(findings(click({ do: 'message', text: 'x', when }))).toContain(
      'UNREACHABLE /body/0/on/click/0/when',
    );
  });
});

describe('an address', () => {
  test.each(['javascript:alert(1)', 'java\tscript:alert(1)', 'data:text/html,x', '//evil.example'])(
    '%j never opens',
    (url) => {
      expect(findings(click({ do: 'openUrl', url }))).toEqual(['UNSAFE_ADDRESS /body/0/on/click/0/url']);
      expect(findings(page([key({ props: { page: url, picture: url } })]))).toEqual([
        'UNSAFE_ADDRESS /body/0/props/page',
        'UNSAFE_ADDRESS /body/0/props/picture',
      ]);
    },
  );

  test.each(['/app/x', 'https://a.example/b', 'mailto:a@b.example', '{{ url.next }}', ''])(
    '%j may open',
    (url) => {
      expect(findings(page([key({ props: { page: url } })]))).toEqual([]);
    },
  );

  test('of a picture may be the picture', () => {
    const picture = 'data:image/png;base64,AAAA';
    expect(findings(page([key({ props: { picture } })]))).toEqual([]);
    expect(findings(page([key({ props: { page: picture } })]))).toHaveLength(1);
  });
});

describe('what is set and given', () => {
  test.each([
    [{ do: 'setVariable', name: 'count', value: 'abc' }, ['WRONG_TYPE /body/0/on/click/0/value']],
    [{ do: 'setVariable', name: 'count', value: '12' }, []],
    [{ do: 'setVariable', name: 'count', value: [1] }, ['WRONG_TYPE /body/0/on/click/0/value']],
    [{ do: 'setVariable', name: 'flag', value: '{{ vars.count > 1 }}' }, []],
    [{ do: 'print', node: 'kei' }, ['UNKNOWN_NODE /body/0/on/click/0/node']],
    [{ do: 'print', node: 'key' }, []],
  ])('%j', (step, expected) => {
    expect(findings(click(step))).toEqual(expected);
  });

  test('first values of variables and parameters are of their type', () => {
    const more = {
      variables: { count: { type: 'number', initial: 'abc' }, on: { type: 'bool', initial: false } },
      params: { tags: { type: 'list', default: 'a' } },
    };
    expect(findings(page([], more))).toEqual([
      'WRONG_TYPE /variables/count/initial',
      'WRONG_TYPE /params/tags/default',
    ]);
  });

  test('a page is given what it nearly declares', () => {
    const other = { ...page([], { params: { record: { type: 'text' } } }), id: 'other' };
    const open = (params: object) =>
      findings(click({ do: 'openPage', target: { kind: 'app', id: 'other' }, params }), other);
    expect(open({ recrod: '1' })).toEqual(['UNKNOWN_PARAM /body/0/on/click/0/params/recrod']);
    expect(open({ record: '1', colour: 'red' })).toEqual([]);
  });
});

describe('options and rules', () => {
  const options = [
    { value: 'a', label: title },
    { value: 'b', label: title },
  ];
  const label = (written: readonly object[]) =>
    page([{ type: 'label', id: 'l', props: { options: written } }]);

  test('a value stands once among the options, or once below each', () => {
    expect(findings(label([...options, options[0]!]))).toEqual([
      'DUPLICATE_OPTION /body/0/props/options/2/value',
    ]);
    expect(findings(label([...options, { ...options[0], parent: 'b' }]))).toEqual([]);
  });

  test.each([
    [{ rules: [{ rule: 'min', value: 'x' }] }, ['NO_LIMIT /fields/0/rules/0/value']],
    [{ rules: [{ rule: 'max' }] }, ['NO_LIMIT /fields/0/rules/0/value']],
    [
      {
        rules: [
          { rule: 'min', value: 10 },
          { rule: 'max', value: 5 },
        ],
      },
      ['EMPTY_RANGE /fields/0/rules/1/value'],
    ],
    [
      {
        rules: [
          { rule: 'min', value: 5 },
          { rule: 'max', value: '5' },
        ],
      },
      [],
    ],
  ])('%j', (more, expected) => {
    expect(findings(field(more))).toEqual(expected);
  });
});

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

describe('what a form is opened with', () => {
  const open = (params: object) => ({ do: 'openDialog', target: { kind: 'form', id: 'plain' }, params });
  test.each([
    [{ id: '1', mode: 'view' }, []],
    [{ mode: '{{ vars.mode }}', from: 'here' }, ['UNKNOWN_MEMBER']],
    [{ mode: 'vew' }, ['WRONG_VALUE']],
    [{ idd: '1' }, ['UNKNOWN_PARAM']],
  ])('%j', (params, expected) => {
    const told = found(click(open(params)), field({}));
    expect(told.map(({ code }) => code)).toEqual(expected);
  });
});

describe('switches of a list that can do nothing', () => {
  const list = (more: object) => ({
    ...whole,
    kind: 'mgrList',
    id: 'many',
    module: 'plain',
    columns: [{ field: 'n' }],
    ...more,
  });
  const bulkActions = [key({})];
  const open = [{ do: 'closeDialog' }];
  test.each([
    [{ columns: [{ field: 'n', editable: true }] }, { value: '{{ 1 + 1 }}' }, ['/columns/0/editable']],
    [{ columns: [{ field: 'n', editable: true }] }, {}, []],
    [{ columns: [{ field: 'n', opens: true }] }, {}, ['/columns/0/opens']],
    [{ columns: [{ field: 'n', opens: true }], open }, {}, []],
    [{ bulkActions, selectable: false }, {}, ['/bulkActions']],
    [{ bulkActions }, {}, []],
  ])('%j of %j', (more, changes, expected) => {
    expect(findings(list(more), field(changes))).toEqual(expected.map((path) => `MEMBER_UNUSED ${path}`));
  });
});
