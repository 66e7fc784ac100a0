import { expect, test, vi } from 'vitest';
import { createPlainRoot } from '../../../tests/support/testRoot.ts';
import { createTestUi } from '../../../tests/support/testUi.ts';
import type { Ability } from '../../schemas/container.ts';
import type { ProvidedName } from '../../schemas/embed/protocol.ts';
import type { FileValue } from '../../schemas/wire/file.ts';
import { browserContainer } from './browserContainer.ts';
import { parentContainer } from './parentContainer.ts';

const stored: FileValue = { id: 'f1', name: 'a.png', size: 1, type: 'image/png' };
/** The first bytes of a PNG. */
const png = `data:image/png;base64,${btoa('\u0089PNG')}`;

/** A parent that provides what it has an answer for. */
function begin(given: Partial<Record<ProvidedName, unknown>>) {
  const { root } = createPlainRoot({ answers: { '/upload': { result: { ...stored, url: '/x' } } } });
  root.attach(createTestUi());
  const answers = { ...given };
  const ask = vi.fn((name: ProvidedName, _params?: unknown) => Promise.resolve(answers[name]));
  const parent = { makesRoom: false, provides: (name: ProvidedName) => name in answers, ask };
  const container = parentContainer(root, window, browserContainer(root, window), parent);
  const call = async (name: Ability, param: object = {}): Promise<unknown> =>
    container.abilities[name]?.({ ...param });
  return { container, call, ask, answers };
}

test('what the parent provides takes the place of the browser’s from when it says so', () => {
  const { container, answers } = begin({});
  expect(Object.keys(container.abilities)).not.toContain('scan');
  answers.scan = { text: 'x' };
  expect(Object.keys(container.abilities)).toContain('scan');
  expect(Object.keys(container.abilities)).toContain('copy');
});

test.each<[ProvidedName & Ability, unknown, object, unknown]>([
  ['scan', { text: 'A-17' }, {}, { text: 'A-17' }],
  ['scan', 'A-17', {}, { text: 'A-17' }],
  [
    'location',
    { latitude: 31.2, longitude: '121.4', accuracy: 12, more: 1 },
    {},
    { latitude: 31.2, longitude: 121.4, accuracy: 12 },
  ],
  ['record', { text: '请假' }, {}, { text: '请假' }],
  ['chooseImage', [png], {}, [expect.objectContaining({ id: 'f1' })]],
  ['chooseImage', [new File(['x'], 'a.png')], {}, [expect.objectContaining({ id: 'f1' })]],
  ['pay', { done: true }, { order: 1 }, undefined],
  ['openMap', undefined, { latitude: 31, longitude: 121, name: '图书馆' }, undefined],
  ['share', undefined, { title: 'x' }, undefined],
  ['close', undefined, {}, undefined],
  ['setTitle', undefined, { title: 'x' }, undefined],
])('%s: of %j comes what a page takes', async (name, answer, param, expected) => {
  const { call, ask } = begin({ [name]: answer });
  expect(await call(name, param)).toEqual(expected);
  expect(ask.mock.calls[0]?.[0]).toBe(name);
});

test.each<[ProvidedName & Ability, unknown, object]>([
  ['scan', { text: 'x'.repeat(8_001) }, {}],
  ['scan', { text: 17 }, {}],
  ['scan', undefined, {}],
  ['location', { latitude: 91, longitude: 0 }, {}],
  ['location', 'here', {}],
  ['record', {}, {}],
  ['chooseImage', { length: 1 }, {}],
  ['chooseImage', ['data:text/html;base64,PGI+'], {}],
  ['chooseImage', [{ name: 'a.png' }], {}],
  ['pay', false, {}],
  ['openMap', undefined, { latitude: 'north' }],
])('%s: %j is no answer', async (name, answer, param) => {
  const { call } = begin({ [name]: answer });
  await expect(call(name, param)).rejects.toThrow(/./);
});

test('a voice is translated by the parent where it gives no text', async () => {
  const { call, ask } = begin({ record: { voice: 'v1' }, translateVoice: { text: '请假' } });
  expect(await call('record')).toEqual({ text: '请假' });
  expect(ask.mock.calls).toEqual([['record'], ['translateVoice', { voice: 'v1' }]]);
});

test('a sound that the parent records is the page’s, where it gives one', async () => {
  expect(begin({}).container.recordSound).toBeUndefined();
  const sound = new Blob(['abc'], { type: 'audio/mpeg' });
  expect(await begin({ record: { sound } }).container.recordSound?.()).toBe(sound);
  for (const record of [{ text: 'x' }, { sound: 'abc' }, { sound: new Blob([]) }])
    expect(await begin({ record }).container.recordSound?.()).toBeUndefined();
});

test('addresses of other sites are opened by the parent, else in a window of their own', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  const url = 'https://other.example.edu/';
  const { container, ask } = begin({ openLink: undefined });
  container.openOutside?.(url);
  expect([ask.mock.calls, open.mock.calls]).toEqual([[['openLink', { url }]], []]);
  begin({}).container.openOutside?.(url);
  expect(open).toHaveBeenCalledExactlyOnceWith(url, '_blank', 'noopener,noreferrer');
});
