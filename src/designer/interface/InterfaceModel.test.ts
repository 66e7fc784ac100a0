import { expect, test, vi } from 'vitest';
import { createPlainRoot } from '../../../tests/support/testRoot.ts';
import type { FixedAnswers } from '../../runtime/data/fixedTransport.ts';
import type { InterfaceDefinition } from '../../schemas/wire/interface.ts';
import { InterfaceModel } from './InterfaceModel.ts';

const KEY = { moduleCode: 'teaching', interfaceUrl: 'courses' };
const definition: InterfaceDefinition = {
  ...KEY,
  name: '课程',
  kind: 'sql',
  answers: 'list',
  inputs: [{ name: 'least', type: 'number' }],
  outputs: [{ name: 'id', type: 'number', title: '编号' }],
  sql: { database: 'courses', text: 'select id from course' },
  roles: [],
};
const stored = { definition, revision: 3, publishedVersion: 4, updatedAt: '2026-02-23T00:00:00.000Z' };
const lookups: FixedAnswers = {
  '/database/list.do': { list: [] },
  '/credential/list.do': { list: [] },
  '/getInterfaceOrigins.htm': { list: [{ origin: 'https://service.example' }] },
  '/getSelectorData.htm': { list: [] },
};

/** A model over answers, opened at the interface that is there. */
async function open(answers: FixedAnswers = {}, key: typeof KEY | undefined = KEY): Promise<InterfaceModel> {
  const { root } = createPlainRoot({
    answers: { ...lookups, '/interface/get.do': { result: stored }, ...answers },
  });
  const model = new InterfaceModel(root);
  await model.open(key, new AbortController().signal);
  return model;
}

test('what is typed is unsaved until it is stored, and stands as changed then', async () => {
  const sent: unknown[] = [];
  const model = await open({
    '/interface/save.do': (param) => {
      sent.push(param);
      return { result: { revision: 5, publishedVersion: 2 } };
    },
  });
  expect([model.opening.status, model.state, model.dirty]).toEqual(['ready', 'published', false]);
  model.change({ cacheSeconds: 60 });
  expect(model.dirty).toBe(true);
  model.change({ cacheSeconds: undefined });
  expect(model.dirty).toBe(false);
  model.change({ name: '全部课程' });
  expect(await model.save()).toBe(true);
  expect(sent).toMatchObject([{ definition: { name: '全部课程' }, revision: 3 }]);
  expect([model.state, model.dirty]).toEqual(['changed', false]);
});

test('what the server refuses stands at its path until that changes', async () => {
  const errors = [
    { path: 'definition.sql.text', code: 'SQL_SYNTAX', message: 'no', place: '2:5' },
    { path: 'definition.inputs.0.name', code: 'NAME_RESERVED', message: 'kept' },
    { path: 'definition.name', code: 'TOO_SHORT', message: 'short' },
  ];
  const model = await open({
    '/interface/save.do': { msgState: 2, code: 'DOCUMENT_INVALID', msg: '', errors },
  });
  model.change({ name: '' });
  expect(await model.save()).toBe(false);
  expect(model.findings.at('sql.text')).toBe('no');
  expect(model.findings.placeAt('sql.text')).toBe('2:5');
  expect(model.findings.at('inputs.0.name')).toBe('kept');
  expect(model.findings.at('name')).toBe('必填');
  model.change({ inputs: [] });
  expect(model.findings.at('inputs.0.name')).toBeUndefined();
  expect(model.dirty).toBe(true);
});

test('somebody else who was faster takes nothing away', async () => {
  const theirs = { ...stored, definition: { ...definition, name: '他人的' }, revision: 9 };
  let current: object = stored;
  const revisions: unknown[] = [];
  const model = await open({
    '/interface/get.do': () => ({ result: current }),
    '/interface/save.do': ({ revision }) => {
      revisions.push(revision);
      return revision === 9
        ? { result: { revision: 10, publishedVersion: 4 } }
        : { msgState: 5, code: 'REVISION_CONFLICT', msg: 'conflict' };
    },
  });
  current = theirs;
  model.change({ name: '我的' });
  expect(await model.save()).toBe(false);
  expect(model.conflict?.definition.name).toBe('他人的');
  expect(model.definition.name).toBe('我的');
  expect(await model.overwrite()).toBe(true);
  expect(revisions).toEqual([3, 9]);
  expect([model.conflict, model.dirty]).toEqual([undefined, false]);
  // They have published meanwhile.
  expect(model.stored).toMatchObject({ revision: 10, publishedVersion: 4 });
});

test('who was overtaken and typed nothing is shown what is stored by now', async () => {
  const theirs = { ...stored, definition: { ...definition, name: '他人的' }, revision: 9 };
  let current: object = stored;
  const model = await open({
    '/interface/get.do': () => ({ result: current }),
    '/interface/publish.do': { msgState: 5, code: 'REVISION_CONFLICT', msg: 'conflict' },
  });
  current = theirs;
  expect(await model.publish()).toBe(false);
  expect(model.conflict).toBeUndefined();
  expect(model.definition.name).toBe('他人的');
  expect(model.stored?.revision).toBe(9);
  expect(model.failure).toContain('已显示最新内容');
});

test('another kind takes the place of the first, which is kept at hand', async () => {
  const model = await open({}, undefined);
  model.change({ sql: { database: 'courses', text: 'select 1' } });
  model.choose('http');
  expect(model.definition).toMatchObject({ kind: 'http', http: { method: 'GET', path: '/' } });
  expect(model.definition).not.toHaveProperty('sql');
  model.choose('sql');
  expect(model.definition).toMatchObject({ kind: 'sql', sql: { text: 'select 1' } });
  expect(model.definition).not.toHaveProperty('http');
});

test('a try sends what was entered for inputs that are there, and its columns become outputs', async () => {
  const sent: unknown[] = [];
  const columns = [
    { name: 'id', type: 'number' },
    { name: 'name', type: 'text' },
  ];
  const model = await open({
    '/interface/test.do': ({ inputs }) => {
      sent.push(inputs);
      return { result: { ok: true, columns, rows: [], total: 0, took: 1, missing: [] } };
    },
  });
  model.tried.enter({ name: 'least', type: 'number' }, 1);
  model.tried.enter({ name: 'gone', type: 'number' }, 2);
  await model.tried.run(model.definition);
  expect(sent).toEqual([{ least: 1 }]);
  // Of another type by now: nothing is sent that nobody sees.
  await model.tried.run({ ...model.definition, inputs: [{ name: 'least', type: 'date' }] });
  expect(sent).toEqual([{ least: 1 }, {}]);
  expect(model.tried.outputs(model.definition.outputs)).toEqual([
    { name: 'id', type: 'number', title: '编号' },
    { name: 'name', type: 'text' },
  ]);
});

test('says that an interface is not there, and that it cannot be reached', async () => {
  const gone = await open({ '/interface/get.do': { msgState: 4, msg: 'none' } });
  expect(gone.opening).toMatchObject({ status: 'failed', why: 'gone' });
  const refused = await open({ '/interface/get.do': { msgState: 3, msg: 'no right' } });
  expect(refused.opening).toMatchObject({ status: 'failed', why: 'forbidden' });
  const fault = await open({ '/interface/get.do': { msgState: 9, msg: 'broken' } });
  expect(fault.opening).toEqual({ status: 'failed', why: 'other', message: 'broken' });
});

test('what was typed when the page was left is there again, over the state that it was typed over', async () => {
  const sent: unknown[] = [];
  const answers: FixedAnswers = {
    '/interface/save.do': (param) => {
      sent.push(param);
      return { msgState: 5, code: 'REVISION_CONFLICT', msg: 'changed' };
    },
  };
  const left = await open();
  expect(left.carried).toBeUndefined();
  left.change({ name: '课程表' });
  const { carried } = left;
  const { root } = createPlainRoot({
    answers: { ...lookups, '/interface/get.do': { result: { ...stored, revision: 5 } }, ...answers },
  });
  const model = new InterfaceModel(root);
  await model.open(KEY, new AbortController().signal, carried);
  expect(model.definition.name).toBe('课程表');
  expect(model.dirty).toBe(true);
  expect(await model.save()).toBe(false);
  expect(sent).toMatchObject([{ revision: 3 }]);
  expect(model.conflict?.revision).toBe(5);
});

test('a text that is no value keeps everything from being stored or tried, and is told at its field', async () => {
  const sent = vi.fn(() => ({ result: { revision: 5, publishedVersion: 2 } }));
  const model = await open({ '/interface/save.do': sent, '/interface/test.do': sent });
  const path = 'composed.steps.0.param.city';
  model.findings.hold(path, 'no JSON');
  expect(model.dirty).toBe(true);
  expect([await model.save(), await model.publish()]).toEqual([false, false]);
  await model.tried.run(model.definition);
  expect([model.tried.refused, model.tried.running]).toEqual([true, false]);
  expect(model.findings.at(path)).toBe('no JSON');
  expect(sent).not.toHaveBeenCalled();
  model.findings.hold(path, undefined);
  expect(model.dirty).toBe(false);
});

test('what somebody else has removed can be stored as a new one', async () => {
  const revisions: unknown[] = [];
  const model = await open({
    '/interface/save.do': ({ revision }) => {
      revisions.push(revision);
      return revision === undefined
        ? { result: { revision: 1, publishedVersion: null } }
        : { msgState: 4, code: 'NOT_FOUND', msg: 'gone' };
    },
  });
  model.change({ name: '我的' });
  expect(await model.save()).toBe(false);
  expect([model.state, model.failure]).toEqual(['new', expect.stringContaining('已被删除')]);
  expect(await model.save()).toBe(true);
  expect([revisions, model.state, model.definition.name]).toEqual([[3, undefined], 'draft', '我的']);
});

test('what somebody else has taken back is shown so', async () => {
  let current: object = stored;
  const model = await open({
    '/interface/get.do': () => ({ result: current }),
    '/interface/unpublish.do': { msgState: 5, code: 'NOT_PUBLISHED', msg: 'not published' },
  });
  current = { ...stored, publishedVersion: null };
  expect(await model.unpublish()).toBe(false);
  expect([model.state, model.failure]).toEqual(['draft', 'not published']);
});

test('what was typed before somebody removed the interface comes back as a new one', async () => {
  const gone = { msgState: 4, code: 'NOT_FOUND', msg: 'gone' } as const;
  const { root } = createPlainRoot({ answers: { ...lookups, '/interface/get.do': gone } });
  const model = new InterfaceModel(root);
  const carried = { definition: { ...definition, name: '我的' }, revision: 3 };
  await model.open(KEY, new AbortController().signal, carried);
  expect([model.opening.status, model.state, model.dirty]).toEqual(['ready', 'new', true]);
  expect(model.definition.name).toBe('我的');
  expect(model.failure).toContain('已被删除');
  const other = new InterfaceModel(root);
  await other.open(KEY, new AbortController().signal);
  expect(other.opening).toMatchObject({ status: 'failed', why: 'gone' });
});
