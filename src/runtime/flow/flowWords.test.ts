import { expect, test } from 'vitest';
import { journalKinds } from '../../documents/flow/journal.ts';
import { flowWordsLocale } from './flowWords.locale.ts';

test('every kind of line that the engine writes is told in words', () => {
  const told = Object.keys(flowWordsLocale.texts.zhCN).flatMap((key) => /^kind\.(\w+)$/.exec(key)?.[1] ?? []);
  expect(told.toSorted()).toEqual([...journalKinds].toSorted());
});
