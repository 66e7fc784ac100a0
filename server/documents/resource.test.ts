import { describe, expect, test } from 'vitest';
import { reachableFrom } from './policy.ts';
import type { Published } from './publishedDocuments.ts';
import { findReferences } from './references.ts';

const published = (kind: string, id: string, document: object): Published => ({
  kind,
  id,
  name: id,
  version: 1,
  revision: 1,
  publishedAt: new Date(0),
  document,
  references: findReferences({ kind, id, ...document }),
});

describe('references', () => {
  test('are found wherever a document names another', () => {
    const document = {
      kind: 'mgrList',
      id: 'student-list',
      module: 'student',
      sources: { numbers: { call: 'statistics/count' } },
      toolbar: [
        { type: 'button', id: 'add', visible: { condition: 'may-add' } },
        {
          type: 'button',
          id: 'open',
          on: { click: [{ do: 'openDialog', target: { kind: 'mgrForm', id: 'profile' } }] },
        },
      ],
    };
    expect(findReferences(document)).toEqual(
      expect.arrayContaining([
        { kind: 'form', id: 'student' },
        { kind: 'form', id: 'statistics' },
        { kind: 'call', id: 'statistics/count' },
        { kind: 'condition', id: 'may-add' },
        { kind: 'mgrForm', id: 'profile' },
      ]),
    );
    expect(findReferences(document)).toHaveLength(5);
  });

  test('of a manager are its list and forms', () => {
    expect(findReferences({ kind: 'mgr', id: 'students', list: 'student-list', forms: ['a', 'b'] })).toEqual([
      { kind: 'mgrList', id: 'student-list' },
      { kind: 'mgrForm', id: 'a' },
      { kind: 'mgrForm', id: 'b' },
    ]);
  });
});

test('references of flows, data screens and controls are found', () => {
  const flow = {
    kind: 'flow',
    id: 'leave-approval',
    form: 'leave',
    settings: { managers: { roles: ['a'] }, print: 'leave-sheet' },
    nodes: [
      {
        type: 'parallel',
        id: 'both',
        branches: [{ id: 'one', nodes: [{ type: 'subFlow', id: 's', flow: 'return', mode: 'sync' }] }],
      },
    ],
  };
  expect(findReferences(flow)).toEqual([
    { kind: 'form', id: 'leave' },
    { kind: 'app', id: 'leave-sheet' },
    { kind: 'flow', id: 'return' },
  ]);
  const screen = {
    kind: 'appBi',
    id: 'screen',
    layers: [
      {
        components: [
          { is: 'bi', bi: 'by-college' },
          { is: 'node', node: { type: 'control/card', id: 'c' } },
        ],
      },
    ],
  };
  expect(findReferences(screen)).toEqual([
    { kind: 'bi', id: 'by-college' },
    { kind: 'control', id: 'card' },
  ]);
});

test('what can be reached goes along references, ends in circles, and never enters a system', () => {
  const all = [
    published('mgr', 'students', { list: 'student-list', forms: ['profile'] }),
    published('mgrList', 'student-list', { module: 'student' }),
    published('mgrForm', 'profile', {
      module: 'student',
      layout: [{ target: { kind: 'mgr', id: 'students' } }],
    }),
    published('form', 'student', { layout: [{ target: { kind: 'system', id: 'secret' } }] }),
    published('system', 'secret', { menus: [{ app: { kind: 'app', id: 'hidden' } }] }),
    published('app', 'hidden', {}),
  ];
  expect([...reachableFrom([{ kind: 'mgr', id: 'students' }], all)].sort()).toEqual([
    'form/student',
    'mgr/students',
    'mgrForm/profile',
    'mgrList/student-list',
  ]);
});

test('the path of a plugin reaches the first page that is published there', () => {
  const menus = [{ type: 'plugin', menuPath: '/mgr/student' }];
  const path = findReferences({ kind: 'system', menus });
  expect(path).toEqual([{ kind: 'path', id: '/mgr/student' }]);
  const list = published('mgrList', 'student', {});
  const form = published('form', 'student', {});
  expect([...reachableFrom(path, [form, list])]).toEqual(['mgrList/student']);
  expect([...reachableFrom(path, [form])]).toEqual(['form/student']);
  expect([...reachableFrom(findReferences({ menuPath: '/system/secret' }), [form])]).toEqual([]);
});
