import { describe, expect, test } from 'vitest';
import { plainMetas } from '../../../tests/support/plainMetas.ts';
import { checkDocumentSet, type SetSurroundings } from './documentSet.ts';

// What waits for something that is never there in time, and what nobody or nothing can reach.

const whole = { schemaVersion: 1, name: 'name' };

/** Findings of the first of some documents, with the way of a circle. */
function findings(...documents: object[]): readonly string[] {
  return findingsAmong({}, ...documents);
}

function findingsAmong(around: Partial<SetSurroundings>, ...documents: object[]): readonly string[] {
  const entries = documents.map((document, at) => ({ name: String(at), document }));
  const [first] = checkDocumentSet(entries, { metas: plainMetas, ...around });
  return first!.findings.map(({ code, path, message }) => {
    const way = code === 'CYCLE' ? ` ${message.enUS.split(': ')[1]?.replace('.', '') ?? ''}` : '';
    return `${code} ${path ?? ''}${way}`;
  });
}

const page = (parts: object) => ({ ...whole, kind: 'app', id: 'page', body: [], ...parts });
const variables = (initial: Record<string, unknown>) => ({
  variables: Object.fromEntries(
    Object.entries(initial).map(([name, value]) => [name, { type: 'text', initial: value }]),
  ),
});
const form = { ...whole, kind: 'form', id: 'course', titleField: 'name', grants: [], fields: [] };

describe('first values of variables', () => {
  test('do not wait for each other', () => {
    expect(findings(page(variables({ n: '{{ vars.m }}', m: '{{ vars.k }}', k: '{{ vars.n }}' })))).toEqual([
      'CYCLE /variables/n/initial n → m → k → n',
    ]);
    expect(findings(page(variables({ n: '{{ vars.n }}' })))).toEqual(['CYCLE /variables/n/initial n → n']);
    expect(findings(page(variables({ n: 'x', m: '{{ vars.n }}' })))).toEqual([]);
  });

  test('come before any source has loaded', () => {
    const sources = { all: { call: 'course/list', param: {} } };
    expect(findings(page({ ...variables({ n: '{{ sources.all }}' }), sources }), form)).toContain(
      'NOT_LOADED_YET /variables/n/initial',
    );
  });
});

test('a source is not asked for by its own answer', () => {
  const source = (parts: object) => ({ call: 'course/list', param: {}, ...parts });
  const self = { all: source({ when: '{{ sources.all == null }}' }) };
  expect(findings(page({ sources: self }), form)).toEqual(['CYCLE /sources/all/when all → all']);
  const rules = {
    testRule: 'every',
    conditionList: [{ bindKey: 'sources.b', type: 'array', judgeType: 'notEmpty' }],
  };
  const other = { a: source({ when: rules }), b: source({ when: '{{ sources.a != null }}' }) };
  expect(findings(page({ sources: other }), form)).toContain('CYCLE /sources/a/when a → b → a');
});

describe('a menu', () => {
  const grants = [{ role: 'admin' }];
  const system = (menu: object, more: object = {}) => ({
    ...whole,
    kind: 'system',
    id: 'system',
    title: 'system',
    group: 'group',
    menus: [{ name: 'menu', ...menu }],
    ...more,
  });

  test.each([
    ['javascript:alert(1)', ['UNSAFE_ADDRESS /menus/0/url']],
    ['https://example.edu/', []],
    ['/mgr/leave', []],
  ])('opens no address that is never opened: %s', (url, found) => {
    expect(findings(system({ type: 'url', url, grants }))).toEqual(found);
  });

  test.each([
    ['/mgr/course', []],
    ['/mgr/leave', ['UNKNOWN_DOCUMENT /menus/0/menuPath']],
    ['/system/nowhere', ['UNKNOWN_DOCUMENT /menus/0/menuPath']],
    ['/flowWaitListAll/all', []],
    ['/flowStart', []],
    ['/flowApply/nowhere', ['UNKNOWN_DOCUMENT /menus/0/menuPath']],
    ['/flowNowhere/all', ['NO_PAGE_ADDRESS /menus/0/menuPath']],
    ['/leave', ['NO_PAGE_ADDRESS /menus/0/menuPath']],
    ['', ['MISSING_TARGET /menus/0']],
  ])('leads as a plugin to what is at an address of the portal: %s', (menuPath, found) => {
    expect(findings(system({ type: 'plugin', menuPath, grants }), form)).toEqual(found);
  });

  test('opens its app without saying so, and that app is there', () => {
    const app = { kind: 'mgrList', id: 'nowhere' };
    expect(findings(system({ app, grants }))).toEqual(['UNKNOWN_DOCUMENT /menus/0/app/id']);
    expect(findings(system({ app }))).toContain('MISSING_RIGHT /menus/0');
    expect(findings(system({ children: [{ name: 'inner', app, grants }] }))).toEqual([
      'UNKNOWN_DOCUMENT /menus/0/children/0/app/id',
    ]);
    expect(findings(system({}))).toEqual(['EMPTY_GROUP /menus/0']);
  });

  test('opens what users have, where it is known what they have', () => {
    const menu = { app: { kind: 'form', id: 'course' }, grants };
    expect(findingsAmong({ published: new Set() }, system(menu), form)).toEqual([
      'UNPUBLISHED_TARGET /menus/0/app/id',
    ]);
    expect(findingsAmong({ published: new Set(['form/course']) }, system(menu), form)).toEqual([]);
  });

  test('has an id of its own, wherever it stands', () => {
    const menu = { id: 'twice', type: 'url', url: 'https://example.edu/', grants };
    expect(findings(system({ id: 'twice', children: [{ name: 'inner', ...menu }] }))).toEqual([
      'DUPLICATE_CODE /menus/0/children/0/id',
    ]);
  });

  test('is shown by the parameters of the address, by their names or as pages see them', () => {
    const shown = (bindKey: string) => ({
      testRule: 'every',
      conditionList: [{ bindKey, type: 'text', judgeType: 'equal', value: 'gate' }],
    });
    for (const bindKey of ['from', 'url.from']) {
      const menu = { type: 'url', url: 'https://example.edu/', grants, showCondition: shown(bindKey) };
      expect(findings(system(menu))).toEqual([]);
    }
  });

  test('is somebody’s to see, but in a system open to visitors', () => {
    const menu = { type: 'url', url: 'https://example.edu/' };
    expect(findings(system(menu))).toEqual(['MISSING_RIGHT /menus/0']);
    expect(findings(system(menu, { public: true }))).toEqual([]);
    expect(findings(system({ ...menu, grants: [] }, { public: true }))).toEqual([
      'MISSING_RIGHT /menus/0/grants',
    ]);
  });
});

test('a grant has an id of its own', () => {
  const grant = (role: string) => ({ id: 'twice', roles: [role], actions: ['list'], read: '*' });
  expect(findings({ ...form, grants: [grant('admin'), grant('student')] })).toContain(
    'DUPLICATE_CODE /grants/1/id',
  );
});

test('of two conditions with one id a tree means neither for certain', () => {
  const condition = (id: string) => ({ id, bindKey: 'platform_userId', type: 'text', judgeType: 'notEmpty' });
  const rules = (...ids: string[]) => ({
    testRule: 'custom',
    conditionList: ids.map(condition),
    conditionTree: { union: 'OR', list: ['a', 'b'] },
  });
  const shown = (...ids: string[]) =>
    page({ body: [{ type: 'label', id: 'l', props: { text: 'x' }, visible: rules(...ids) }] });
  expect(findings(shown('a', 'b', 'a'))).toContain('CONDITION_ID /body/0/visible/conditionList/2/id');
  expect(findings(shown('a', 'b')).filter((each) => each.startsWith('CONDITION_ID'))).toEqual([]);
});
