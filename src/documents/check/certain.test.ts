import { Type } from 'typebox';
import { describe, expect, test } from 'vitest';
import {
  click,
  field,
  findings,
  found,
  key,
  metas,
  page,
  part,
  title,
  whole,
} from '../../../tests/support/checkedDocuments.ts';
import { prop } from '../../schemas/prop.ts';
import { defineMeta } from '../../schemas/rendererMeta.ts';
import { checkDocumentSet } from './documentSet.ts';

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
  test.each([
    "{{ 'javascript:' + 'alert(1)' }}",
    'javascript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,x',
    '//evil.example',
  ])('%j never opens', (url) => {
    expect(findings(click({ do: 'openUrl', url }))).toEqual(['UNSAFE_ADDRESS /body/0/on/click/0/url']);
    expect(findings(page([key({ props: { page: url, picture: url } })]))).toEqual([
      'UNSAFE_ADDRESS /body/0/props/page',
      'UNSAFE_ADDRESS /body/0/props/picture',
    ]);
  });

  test.each([
    '/app/x',
    'https://a.example/b',
    'mailto:a@b.example',
    '{{ url.next }}',
    "{{ '/app/' + 'x' }}",
    '',
  ])('%j may open', (url) => {
    expect(findings(page([key({ props: { page: url } })]))).toEqual([]);
  });

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
    [{ selectable: true }, {}, ['/selectable']],
    [{ bulkActions: [], selectable: true }, {}, ['/selectable']],
    [{ bulkActions, selectable: true }, {}, []],
  ])('%j of %j', (more, changes, expected) => {
    expect(findings(list(more), field(changes))).toEqual(expected.map((path) => `MEMBER_UNUSED ${path}`));
  });
});
