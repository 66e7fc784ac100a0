import { describe, expect, test } from 'vitest';
import { plainMetas } from '../../../tests/support/plainMetas.ts';
import { defineMeta } from '../../schemas/rendererMeta.ts';
import { checkDocumentSet } from './documentSet.ts';

const title = { zhCN: '键', enUS: 'Key' };
const keyMeta = defineMeta({
  type: 'key',
  version: 1,
  family: 'action',
  icon: 'edit',
  budget: 1,
  title,
  props: {},
  events: { click: { title } },
});

/** Findings of a page whose only key runs a chain, as `CODE path`, the path beginning in the chain. */
function findings(...chain: object[]): readonly string[] {
  const page = {
    kind: 'app',
    schemaVersion: 1,
    id: 'page',
    name: 'page',
    variables: { ids: { type: 'list' }, out: { type: 'text' } },
    events: { chosen: { payload: { id: 'text' } } },
    body: [{ type: 'key', id: 'key', on: { click: chain } }],
  };
  const [first] = checkDocumentSet([{ name: 'page', document: page }], { metas: [...plainMetas, keyMeta] });
  return first!.findings.map(({ code, path = '' }) => `${code} ${path.replace('/body/0/on/click/', '')}`);
}
const say = (text: string) => ({ do: 'message', text });

describe.each(['forEach', 'bulk'])('%s', (name) => {
  test('gives its steps the element and its number', () => {
    const steps = [say('{{ item }} {{ index + 1 }}')];
    expect(findings({ do: name, items: '{{ vars.ids }}', steps })).toEqual([]);
  });

  test('knows the members of the elements', () => {
    const step = { do: name, items: [{ id: 'a' }], steps: [say('{{ item.id }}'), say('{{ item.no }}')] };
    expect(findings(step)).toEqual(['UNKNOWN_MEMBER 0/steps/1/text']);
  });

  test('gives nobody else the element', () => {
    const step = { do: name, items: '{{ item }}', steps: [say('x')] };
    expect(findings(step, say('{{ item }}'))).toEqual(['UNKNOWN_NAME 0/items', 'UNKNOWN_NAME 1/text']);
  });

  test('needs steps, and checks each', () => {
    expect(findings({ do: name, items: [] })).toEqual(['MISSING_PARAMETER 0']);
    expect(findings({ do: name, items: [], steps: [] })).toEqual(['WRONG_PARAMETER 0/steps']);
    expect(findings({ do: name, items: [], steps: [{ do: 'fly' }] })).toEqual([
      'UNKNOWN_ACTION 0/steps/0/do',
    ]);
  });
});

test('bulk names an element by its label, and its result says what became of each', () => {
  const bulk = { do: 'bulk', items: [{ id: 'a' }], label: '{{ item.id }}', steps: [say('x')] };
  expect(findings(bulk, say('{{ result[0].state }}{{ result[0].message }}'))).toEqual([]);
  expect(findings({ ...bulk, label: '{{ item.no }}' })).toEqual(['UNKNOWN_MEMBER 0/label']);
});

test('the chains of parallel are checked one by one, and see what came before', () => {
  const before = { do: 'forEach', items: [1], steps: [say('x')] };
  const branches = [[say('{{ result[0] }}')], [say('{{ vars.gone }}')]];
  expect(findings(before, { do: 'parallel', branches })).toEqual(['UNKNOWN_MEMBER 1/branches/1/0/text']);
  expect(findings({ do: 'parallel', branches: [[say('x')]] })).toEqual(['WRONG_PARAMETER 0/branches']);
});

test('emit tells events that the page declares', () => {
  expect(findings({ do: 'emit', event: 'chosen', payload: { id: '1' } })).toEqual([]);
  expect(findings({ do: 'emit', event: 'chosn' })).toEqual(['UNKNOWN_EVENT 0/event']);
});

test.each([
  [{ do: 'startFlow', flow: 'leave' }, ['UNKNOWN_DOCUMENT 0/flow']],
  [{ do: 'actFlow', task: '1', decision: 'return', node: 'check', revision: 2 }, []],
  [{ do: 'actFlow', task: '1', decision: 'agree' }, ['MISSING_PARAMETER 0']],
  [{ do: 'actFlow', instance: '1', decision: 'withdraw' }, []],
  [{ do: 'actFlow', decision: 'fly', task: '1', revision: 2 }, ['WRONG_PARAMETER 0/decision']],
  [{ do: 'openFlow', page: 'wait' }, []],
  [{ do: 'openFlow', page: 'apply' }, ['MISSING_PARAMETER 0']],
])('of flows %j comes to %j', (step, expected) => {
  expect(findings(step)).toEqual(expected);
});

test.each([
  [{ do: 'wait', milliseconds: 60_001 }, 'WRONG_PARAMETER 0/milliseconds'],
  [{ do: 'openLink', url: 'https://a.cn', append: ['password'] }, 'WRONG_PARAMETER 0/append/0'],
  [{ do: 'sdk', ability: 'fly' }, 'WRONG_PARAMETER 0/ability'],
  [{ do: 'forEach', items: [], steps: [{ do: 'stop' }], atOnce: 50 }, 'WRONG_PARAMETER 0/atOnce'],
])('%j is refused', (step, finding) => {
  expect(findings(step)).toEqual([finding]);
});

describe('a value that a step gives', () => {
  const thing = {
    kind: 'form',
    schemaVersion: 1,
    id: 'thing',
    name: 'thing',
    fields: [
      { type: 'text-field', id: 'name', name: 'name', title: 'name' },
      { type: 'number-field', id: 'size', name: 'size', title: 'size' },
    ],
    grants: [],
  };
  /** Findings of a key that stands in a form of things, or on a page beside it. */
  const given = (step: object): readonly string[] => {
    const key = { type: 'key', id: 'key', on: { click: [step] } };
    const form = { ...thing, layout: [key, { field: 'name' }, { field: 'size' }] };
    const [first] = checkDocumentSet([{ name: 'form', document: form }], { metas: [...plainMetas, keyMeta] });
    return first!.findings
      .filter(({ path = '' }) => path.startsWith('/layout/0/on'))
      .map(
        ({ code, path = '', fix }) =>
          `${code} ${path.replace('/layout/0/on/click/0/', '')}${fix ? ' fix' : ''}`,
      );
  };

  test.each<[object, readonly string[]]>([
    [{ do: 'setValue', field: 'size', value: 3 }, []],
    [{ do: 'setValue', field: 'size', value: '{{ form.size + 1 }}' }, []],
    [{ do: 'setValue', field: 'size', value: '{{ result }}' }, []],
    [{ do: 'setValue', field: 'size', value: null }, []],
    [{ do: 'setValue', field: 'size', value: 'big' }, ['WRONG_TYPE value']],
    [{ do: 'setValue', field: 'size', value: '{{ [1] }}' }, ['WRONG_TYPE value']],
    [{ do: 'setValue', field: 'name', value: ['a'] }, ['WRONG_TYPE value']],
    [{ do: 'setValue', field: 'siz', value: ['a'] }, ['UNKNOWN_FIELD field fix']],
    [{ do: 'save', module: 'thing', data: { name: '{{ form.name }}', size: '{{ form.size }}' } }, []],
    [{ do: 'save', module: 'thing', data: { size: 'big' } }, ['WRONG_TYPE data/size']],
    [{ do: 'save', module: 'thing', data: { name: { a: 1 } } }, ['WRONG_TYPE data/name']],
    [{ do: 'save', module: 'thing', data: { size: '{{ [form.name] }}' } }, ['WRONG_TYPE data/size']],
    [{ do: 'save', module: 'thing', data: { siez: 1 } }, ['UNKNOWN_FIELD data/siez fix']],
    [{ do: 'save', module: 'other', data: { size: 'big' } }, ['UNKNOWN_DOCUMENT module']],
  ])('%j is held to what takes it', (step, wrong) => {
    expect(given(step)).toEqual(wrong);
  });

  test('is not held to a variable that is not known', () => {
    expect(findings({ do: 'setVariable', name: 'out', value: ['a'] })).toEqual(['WRONG_TYPE 0/value']);
    expect(findings({ do: 'setVariable', name: 'aut', value: '{{ vars.ids }}' })).toEqual([
      'UNKNOWN_VARIABLE 0/name',
    ]);
  });
});
