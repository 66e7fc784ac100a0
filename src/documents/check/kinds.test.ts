import { describe, expect, test } from 'vitest';
import { plainMetas } from '../../../tests/support/plainMetas.ts';
import { defineMeta } from '../../schemas/rendererMeta.ts';
import { checkDocumentSet } from './documentSet.ts';

const whole = { schemaVersion: 1, name: 'name' };
const label = (id: string, text = 'text') => ({ type: 'label', id, props: { text } });

/** A widget that tells of clicks. */
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
const key = (chain: readonly object[]) => ({ type: 'key', id: 'key', on: { click: chain } });

/** Findings of the first of some documents, as `CODE /path`. */
function findings(...documents: object[]): readonly string[] {
  const entries = documents.map((document, at) => ({ name: String(at), document }));
  const [first] = checkDocumentSet(entries, { metas: [...plainMetas, keyMeta] });
  return first!.findings.map(({ code, path }) => `${code} ${path ?? ''}`);
}

describe('a control', () => {
  const control = (id: string, more: object = {}) => ({
    ...whole,
    kind: 'control',
    id,
    body: [label('a')],
    ...more,
  });
  const card = control('card', {
    inputs: { name: { type: 'text' }, size: { type: 'number' } },
    emits: { chosen: { payload: { id: 'text' } } },
    body: [label('line', '{{ params.name }}'), key([{ do: 'emit', event: 'chosen' }])],
  });
  const page = (node: object) => ({ ...whole, kind: 'app', id: 'page', body: [node] });

  test('reads its inputs and emits what it declares', () => {
    expect(findings(card)).toEqual([]);
    const wrong = { ...card, body: [label('line', '{{ params.nam }}')] };
    expect(findings(wrong)).toEqual(['UNKNOWN_MEMBER /body/0/props/text']);
  });

  test('is a widget whose inputs are props and whose events carry what it says', () => {
    expect(
      findings(page({ type: 'control/card', id: 'c', props: { name: '{{ platform_realName }}' } }), card),
    ).toEqual([]);
    expect(findings(page({ type: 'control/card', id: 'c', props: { size: 'big' } }), card)).toEqual([
      'WRONG_PROP /body/0/props/size',
    ]);
    const on = (event: string, text: string) => ({
      type: 'control/card',
      id: 'c',
      on: { [event]: [{ do: 'message', text }] },
    });
    expect(findings(page(on('chosen', '{{ event.id }}')), card)).toEqual([]);
    expect(findings(page(on('chosen', '{{ event.no }}')), card)).toEqual([
      'UNKNOWN_MEMBER /body/0/on/chosen/0/text',
    ]);
    expect(findings(page(on('other', 'x')), card)).toEqual(['UNKNOWN_EVENT /body/0/on/other']);
    expect(findings(page({ type: 'control/cart', id: 'c' }), card)).toEqual(['UNKNOWN_TYPE /body/0/type']);
  });

  test('tells nobody outside of a control', () => {
    const emits = page(key([{ do: 'emit', event: 'chosen' }]));
    expect(findings(emits, card)).toEqual(['UNKNOWN_EVENT /body/0/on/click/0/event']);
  });

  test('does not stand in itself, over whatever ways', () => {
    const one = control('one', {
      body: [{ ...label('x'), slots: { s: [{ type: 'control/two', id: 'y' }] } }],
    });
    const two = control('two', { body: [{ type: 'control/one', id: 'z' }] });
    expect(findings(one, two)).toContain('CYCLE /body');
    expect(findings(control('three', { body: [{ type: 'control/card', id: 'z' }] }), card)).toEqual([]);
  });
});

describe('a data screen', () => {
  const bi = { ...whole, kind: 'bi', id: 'by-college', view: label('view') };
  const part = (component: object) => ({ place: { x: 0, y: 0, width: 4, height: 2 }, ...component });
  const screen = (component: object, canvas: object = { layout: 'grid', columns: 12, rowHeight: 40 }) => ({
    ...whole,
    kind: 'appBi',
    id: 'screen',
    canvas,
    layers: [{ id: 'base', components: [part(component)] }],
  });

  test('holds nodes and visual components that exist', () => {
    expect(findings(screen({ is: 'node', node: label('a') }))).toEqual([]);
    expect(findings(screen({ is: 'bi', id: 'b', bi: 'by-college' }), bi)).toEqual([]);
    expect(findings(screen({ is: 'bi', id: 'b', bi: 'by-colege' }), bi)).toEqual([
      'UNKNOWN_DOCUMENT /layers/0/components/0/bi',
    ]);
    expect(findings(screen({ is: 'node', node: label('base') }))).toEqual([
      'DUPLICATE_ID /layers/0/components/0/node/id',
    ]);
  });

  test('keeps to its canvas: a grid grows downward, a free one does not', () => {
    const free = { layout: 'free', width: 1920, height: 1080, scaling: 'fit' };
    const at = (place: object) => ({ is: 'node', node: label('a'), place });
    const outside = ['OUTSIDE_CANVAS /layers/0/components/0/place'];
    expect(findings(screen(at({ x: 10, y: 0, width: 4, height: 2 })))).toEqual(outside);
    expect(findings(screen(at({ x: 0, y: 900, width: 4, height: 2 })))).toEqual([]);
    expect(findings(screen(at({ x: 0, y: 1000, width: 100, height: 100 }), free))).toEqual(outside);
  });

  test('asks for data that is there', () => {
    const dataset = (more: object) => ({
      ...bi,
      datasets: {
        main: {
          from: { kind: 'interface', call: 'util/x' },
          fields: { count: { type: 'number', role: 'measure' } },
          ...more,
        },
      },
    });
    expect(findings(dataset({}))).toEqual([]);
    expect(findings(dataset({ from: { kind: 'module', module: 'gone' } }))).toEqual([
      'UNKNOWN_DOCUMENT /datasets/main/from/module',
    ]);
    expect(findings(dataset({ sort: [{ field: 'cuont', order: 'asc' }] }))).toEqual([
      'UNKNOWN_FIELD /datasets/main/sort/0/field',
    ]);
    const rules = (bindKey: string) => ({
      where: {
        testRule: 'every',
        conditionList: [{ bindKey, type: 'number', judgeType: 'greater', value: 1 }],
      },
    });
    expect(findings(dataset(rules('count')))).toEqual([]);
    expect(findings(dataset(rules('cuont')))).toContain(
      'UNKNOWN_NAME /datasets/main/where/conditionList/0/bindKey',
    );
    expect(findings(dataset({ from: { kind: 'sql', statement: 'select 1' } }))).toEqual([
      'MISSING_MEMBER /datasets/main/from/database',
    ]);
  });
});

test('a condition under its newer name answers to the older', () => {
  const rules = { testRule: 'every', conditionList: [] };
  const page = {
    ...whole,
    kind: 'appMobile',
    id: 'page',
    body: [{ ...label('a'), visible: { condition: 'open' } }],
  };
  expect(findings(page, { ...whole, kind: 'condition_mew', id: 'open', rules })).toEqual([]);
  expect(findings(page)).toEqual(['UNKNOWN_DOCUMENT /body/0/visible/condition']);
});

test('a layout holds nodes and fields only, and names are names', () => {
  const form = { ...whole, kind: 'form', id: 'form', fields: [], grants: [] };
  expect(findings({ ...form, layout: [5] })[0]).toMatch(/ \/layout\/0$/);
  expect(findings({ ...form, sources: { 'a b': { call: 'x/y' } } })).toEqual(['UNKNOWN_MEMBER /sources/a b']);
});

describe('a form', () => {
  const field = (name: string, more: object = {}) => ({
    type: 'number-field',
    id: `id-${name}`,
    name,
    title,
    ...more,
  });
  const form = (more: object) => ({ ...whole, kind: 'form', id: 'plain', grants: [], ...more });
  const told = (more: object) => findings(form(more)).filter((each) => /NOT_PLACED|NO_FIELDS/.test(each));
  const layout = [{ field: 'amount' }];

  test('without a field is told', () => {
    expect(told({ fields: [] })).toEqual(['NO_FIELDS /fields']);
  });

  test.each([
    [{ required: true }, true],
    [{ required: '{{ form.amount > 1 }}' }, true],
    [{ required: false }, false],
    [{ required: true, default: 1 }, false],
    [{ required: true, value: '{{ form.amount * 2 }}' }, false],
    [{}, false],
  ])('whose layout leaves out a field %j: %s', (more, warned) => {
    const fields = [field('amount'), field('reason', more)];
    expect(told({ fields, layout })).toEqual(warned ? ['NOT_PLACED /fields/1/required'] : []);
    expect(told({ fields })).toEqual([]);
  });
});
