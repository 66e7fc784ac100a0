import type { ImportCase } from './importCase.ts';

export const text = (more: object = {}) => ({ type: 'string', 'x-component': 'Input', ...more });
export const reacting = (state: object, more: object = {}) =>
  text({ 'x-reactions': { dependencies: ['a'], fulfill: { state }, ...more } });
export const card = (more: object) => ({
  type: 'void',
  'x-component': 'Card',
  properties: { b: text() },
  ...more,
});
export const tests = "{{$deps[0] === 'x'}}";
export const shown = "{{ (form.a == 'x') }}";

/** States of Formily and what decides them. */
export const formilyStates: readonly ImportCase[] = [
  {
    from: '`x-visible: false`, `x-display: none`',
    becomes: 'hidden; the value is left out of the record',
    properties: { a: text({ 'x-visible': false }), b: text({ 'x-display': 'none' }) },
    fields: [
      { name: 'a', visible: false },
      { name: 'b', visible: false },
    ],
  },
  {
    from: '`x-hidden: true`, `x-display: hidden`, `hidden` in a reaction',
    becomes: 'hidden with `hide: keep`: the value is saved',
    properties: {
      a: text({ 'x-hidden': true }),
      b: text({ 'x-display': 'hidden' }),
      c: reacting({ hidden: tests }),
    },
    fields: [
      { name: 'a', visible: false, hide: 'keep' },
      { name: 'b', visible: false, hide: 'keep' },
      { name: 'c', visible: "{{ not ((form.a == 'x')) }}", hide: 'keep' },
    ],
  },
  {
    from: '`x-pattern`, `x-disabled`, `x-editable`, `x-read-only`, `x-read-pretty`',
    becomes: 'disabled or read-only',
    properties: {
      a: text({ 'x-pattern': 'disabled' }),
      b: text({ 'x-editable': false }),
      c: text({ 'x-read-pretty': true }),
    },
    fields: [{ enabled: false }, { readOnly: true }, { readOnly: true }],
  },
  {
    from: 'states and reactions of a layout',
    becomes: 'those of the layout',
    properties: {
      a: text(),
      box: card({ 'x-reactions': { dependencies: ['a'], fulfill: { state: { visible: tests } } } }),
      fixed: { ...card({ 'x-pattern': 'readPretty' }), properties: { c: text() } },
    },
    fields: [{ name: 'a' }, { name: 'b' }, { name: 'c' }],
    layout: [
      { field: 'a' },
      { type: 'section', visible: shown, children: [{ field: 'b' }] },
      { type: 'section', readOnly: true, children: [{ field: 'c' }] },
    ],
  },
  {
    from: 'a hidden layout whose values stay (`x-hidden`)',
    becomes: 'the layout is hidden, and each field in it has `hide: keep`',
    properties: { box: card({ 'x-hidden': true }) },
    fields: [{ name: 'b', hide: 'keep' }],
    layout: [{ type: 'section', visible: false }],
  },
  {
    from: 'states of an object or of a layout that no widget stands for',
    becomes: 'a group without a look around its fields, which has them',
    properties: {
      o: { type: 'object', 'x-visible': false, properties: { c: text() } },
      box: { type: 'void', 'x-visible': false, properties: { b: text() } },
    },
    fields: [{ name: 'o_c' }, { name: 'b' }],
    layout: [
      { type: 'section', visible: false, props: { bordered: false }, children: [{ field: 'o_c' }] },
      { type: 'section', visible: false, props: { bordered: false }, children: [{ field: 'b' }] },
    ],
    told: ['CODE_CHANGED /properties/o/properties/c'],
  },
  {
    from: '`display` and `pattern` by a condition: `{{ $deps[0] ? "visible" : "hidden" }}`',
    becomes: 'the flags that the two words differ in',
    properties: {
      a: text(),
      b: reacting({ display: "{{$deps[0] === 'x' ? 'visible' : 'hidden'}}" }),
      c: reacting({ pattern: "{{$deps[0] === 'x' ? 'disabled' : 'editable'}}" }),
    },
    fields: [{}, { visible: shown, hide: 'keep' }, { enabled: "{{ not ((form.a == 'x')) }}" }],
  },
  {
    from: 'one word of several: `{{ a ? "visible" : b ? "none" : "visible" }}`',
    becomes: 'the same choices; `hidden` and `none` in one are told as `SCRIPT`',
    properties: {
      a: text(),
      b: reacting({ display: "{{$deps[0] === 'x' ? 'visible' : $deps[0] === 'y' ? 'none' : 'visible'}}" }),
      c: reacting({ display: "{{$deps[0] === 'x' ? 'none' : $deps[0] === 'y' ? 'hidden' : 'visible'}}" }),
    },
    fields: [{}, { visible: "{{ ((form.a == 'x') or not ((form.a == 'y'))) }}" }, {}],
    told: ['SCRIPT /properties/c/x-reactions/fulfill/state/display'],
  },
];
