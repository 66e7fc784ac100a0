import { expect, test } from 'vitest';
import { interfaceIds } from './describeModules.ts';

const many = (count: number) => Array.from({ length: count }, (_, at) => `m${String(at)}/list`);

test('takes 200 ids after splitting at commas, and not one more', () => {
  expect(interfaceIds({ ids: many(200).join(',') })).toHaveLength(200);
  expect(() => interfaceIds({ ids: many(201).join(',') })).toThrow(
    expect.objectContaining({ code: 'INPUT_INVALID' }),
  );
  expect(() => interfaceIds({ id: 'a/list', ids: many(200) })).toThrow(
    expect.objectContaining({ code: 'INPUT_INVALID' }),
  );
});
