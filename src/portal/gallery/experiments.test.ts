import { expect, test } from 'vitest';
import { KeyValueStore } from '../../runtime/stores/KeyValueStore.ts';
import { memoryStorage } from '../../runtime/stores/memoryStorage.ts';
import { readExperiment, writeExperiment } from './experimentLink.ts';
import { Experiments } from './Experiments.ts';

const place = { type: 'title', fixture: 0 } as const;
const page = { type: 'title', fixture: 'page' } as const;

test('what was edited outlives the page in its tab, until the example is put back', () => {
  const storage = memoryStorage();
  const first = new Experiments(new KeyValueStore(storage));
  first.keep(place, '{"type":');
  first.keep(page, '[]');
  const after = new Experiments(new KeyValueStore(storage));
  expect([after.textOf(place), after.textOf(page), after.has('title'), after.has('tit')]).toEqual([
    '{"type":',
    '[]',
    true,
    false,
  ]);
  after.drop(place);
  expect(new Experiments(new KeyValueStore(storage)).textOf(place)).toBeUndefined();
  after.drop(page);
  expect(storage.getItem('web0_experiments')).toBeNull();
});

test('the tab keeps the latest twenty, and none that is too long for it', () => {
  const storage = memoryStorage();
  const all = new Experiments(new KeyValueStore(storage));
  for (let number = 0; number < 25; number++) all.keep({ type: `t${String(number)}`, fixture: 0 }, '1');
  all.keep(place, 'x'.repeat(300_000));
  const after = new Experiments(new KeyValueStore(storage));
  expect([after.has('t5'), after.has('t6'), after.has('t24')]).toEqual([false, true, true]);
  expect(all.textOf(place)).toHaveLength(300_000);
  expect(after.textOf(place)).toBeUndefined();
});

test('what somebody else wrote into the storage counts as nothing', () => {
  const storage = memoryStorage();
  storage.setItem('web0_experiments', '[["title 0", 5], null, {"a": 1}]');
  expect(new Experiments(new KeyValueStore(storage)).has('title')).toBe(false);
});

test('a link carries a value there and back', () => {
  const value = { type: 'title', id: 'a', props: { text: { zhCN: '学生名单？', enUS: 'Students ÿ' } } };
  const hash = writeExperiment(value)!;
  expect(hash).toMatch(/^#json=[\w-]+$/);
  expect(JSON.parse(readExperiment(hash)!)).toEqual(value);
});

test.each([
  ['is not of ours', '#section', undefined],
  ['is cut off', '#json=eyJ0eXBlIjoi', null],
  ['is no base64', '#json=%%%', null],
  ['is no UTF-8', `#json=${btoa('"\u00ff"')}`, null],
  ['is too long', `#json=${btoa(JSON.stringify('a'.repeat(12_000)))}`, null],
])('a link that %s', (_what, hash, read) => {
  expect(readExperiment(hash)).toBe(read);
});

test('what is too long for an address goes into no link', () => {
  expect(writeExperiment('a'.repeat(12_000))).toBeUndefined();
});
