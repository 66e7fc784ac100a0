import { expect, test } from 'vitest';
import { batchReads } from './batchReads.ts';

/** A read whose statements end when the test lets them. */
function heldRead() {
  const statements: { keys: readonly string[]; end: (fault?: Error) => void }[] = [];
  const read = (keys: readonly string[]): Promise<readonly string[]> =>
    new Promise((resolve, reject) => {
      const end = (fault?: Error): void => {
        if (fault === undefined) resolve(keys.map((key) => `${key}!`));
        else reject(fault);
      };
      statements.push({ keys, end });
    });
  return { statements, read };
}

/** Lets everything that waits for nothing but a turn of the loop go on. */
const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('reads at once where nothing is on its way, and what is asked meanwhile in one statement after it', async () => {
  const { statements, read } = heldRead();
  const one = batchReads(read);
  const first = one('a');
  await turn();
  expect(statements.map(({ keys }) => keys)).toEqual([['a']]);
  const later = [one('a'), one('b'), one('a')];
  await turn();
  // The answer for the second `a` may not be that of a statement which began before it was asked for.
  expect(statements).toHaveLength(1);
  statements[0]?.end();
  expect(await first).toBe('a!');
  await turn();
  expect(statements.map(({ keys }) => keys)).toEqual([['a'], ['a', 'b']]);
  statements[1]?.end();
  expect(await Promise.all(later)).toEqual(['a!', 'b!', 'a!']);
});

test('a failure reaches those who asked for its keys, and nobody else', async () => {
  const { statements, read } = heldRead();
  const one = batchReads(read);
  const first = one('a');
  await turn();
  const second = one('b');
  statements[0]?.end(new Error('gone'));
  await expect(first).rejects.toThrow('gone');
  await turn();
  statements[1]?.end();
  expect(await second).toBe('b!');
});

test('a statement that hangs holds nobody else up', async () => {
  const { statements, read } = heldRead();
  const one = batchReads(read);
  const stuck = one('a');
  await turn();
  const second = one('b');
  await expect.poll(() => statements.length).toBe(2);
  statements[1]?.end();
  expect(await second).toBe('b!');
  statements[0]?.end();
  expect(await stuck).toBe('a!');
});
