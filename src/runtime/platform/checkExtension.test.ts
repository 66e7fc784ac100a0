import { expect, test } from 'vitest';
import { types } from '../../conditions/check/index.ts';
import { checkExtension } from './checkExtension.ts';

const texts = { zhCN: '名称', enUS: 'name' };
const meta = { type: 'acme/seat', title: texts, props: {} };
const load = () => Promise.resolve({ default: () => null });
const run = () => 1;
const action = { name: 'acme/copySeats', parameters: {}, optional: [], run };
const variable = { name: 'platform_seat', title: texts, type: types.TEXT, read: run };
const entry = { name: 'seats', help: texts, run };

test('what a package brings is taken', () => {
  const extension = {
    renderers: [{ meta, load }],
    actions: [action],
    functions: [entry],
    platformVariables: [variable],
    webComponents: [],
  };
  expect(() => checkExtension(extension)).not.toThrow();
});

test.each([
  [{ renderes: [] }, '"renderes"; it has renderers'],
  [{ renderers: {} }, '"renderers" of an extension are a list'],
  [{ renderers: [undefined] }, 'renderers[0] of an extension is nothing'],
  ...['seatmap', 'text', 'control/a', 'Acme/A', 'acme/a/b', 'acme/<b>'].map((type) => [
    { renderers: [{ meta: { ...meta, type }, load }] },
    `"${type}" has to be the package and a name`,
  ]),
  [{ renderers: [{ meta }] }, '"acme/seat" has no load'],
  [{ renderers: [{ meta: { ...meta, title: undefined }, load }] }, '"acme/seat" has no title'],
  [{ renderers: [{ meta: { ...meta, props: undefined }, load }] }, 'declares no props'],
  ...['doIt', '__proto__', 'message'].map((name) => [
    { actions: [{ ...action, name }] },
    `"${name}" has to be the package and a name`,
  ]),
  ...['do', 'when', 'onError'].map((name) => [
    { actions: [{ ...action, parameters: { [name]: {} } }] },
    `cannot have a parameter "${name}"`,
  ]),
  [{ actions: [{ ...action, run: undefined }] }, '"acme/copySeats" has no run'],
  [{ functions: [{ ...entry, run: 'x' }] }, '"seats" has no run'],
  [{ functions: [{ ...entry, help: undefined }] }, '"seats" has no help'],
  [{ platformVariables: [{ ...variable, name: 'seat' }] }, '"seat" has to begin with "platform_"'],
  [{ platformVariables: [{ ...variable, type: 'bool' }] }, '"platform_seat" has no type'],
  [{ platformVariables: [{ ...variable, read: undefined }] }, '"platform_seat" has no read'],
] as [object, string][])('%j is told at the start', (extension, message) => {
  expect(() => checkExtension(extension)).toThrow(message);
});
