import { expect, test } from 'vitest';
import { NearCheckWorker } from '../../../tests/support/nearCheckWorker.ts';
import type { AtriumDocument } from '../../schemas/documents/index.ts';
import type { Surroundings } from '../../schemas/wire/surroundings.ts';
import { LiveChecker } from './LiveChecker.ts';

const page = (condition: string): AtriumDocument => ({
  kind: 'app',
  schemaVersion: 1,
  id: 'desk',
  name: 'Desk',
  showCondition: { rules: { condition } },
  body: [],
});
const enrolled: AtriumDocument = {
  ...{ kind: 'condition', schemaVersion: 1, id: 'is-enrolled', name: 'Enrolled' },
  rules: {
    testRule: 'every',
    conditionList: [{ bindKey: 'grade', type: 'text', judgeType: 'equal', value: '1' }],
  },
};
const nothing: Surroundings = {
  ...{ ids: { condition: ['is-enrolled'] }, dictionaries: [], roles: [], interfaces: [], writing: [] },
  asked: { documents: {}, values: {} },
};

const { signal } = new AbortController();

test('asks for what a document names when a check first looks at it, and once', async () => {
  const asked: (readonly string[])[] = [];
  const checker = new LiveChecker(
    () => new NearCheckWorker(),
    (names) => {
      asked.push(names);
      const documents = names.includes('condition/is-enrolled') ? { 'condition/is-enrolled': enrolled } : {};
      return Promise.resolve({ ...nothing, asked: { documents, values: {} } });
    },
    () => '',
  );
  const found = await checker.check(page('is-enrolled'), signal);
  expect(found?.map(({ code }) => code)).not.toContain('UNKNOWN_CONDITION');
  await checker.check(page('is-enrolled'), signal);
  expect(asked).toEqual([[], ['condition/is-enrolled']]);
  const missing = await checker.check(page('is-enroled'), signal);
  expect(missing).toHaveLength(1);
  expect(asked).toHaveLength(2);
});

test('reads what is around anew after it could not be read, and tells whoever asked', async () => {
  let round = 0;
  const checker = new LiveChecker(
    () => new NearCheckWorker(),
    () => {
      round += 1;
      return round === 1 ? Promise.reject(new Error('offline')) : Promise.resolve(nothing);
    },
    () => '',
  );
  await expect(checker.check(page('no-such'), signal)).rejects.toThrow('offline');
  expect(await checker.check(page('no-such'), signal)).toHaveLength(1);
});
