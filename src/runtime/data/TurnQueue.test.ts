import { expect, test } from 'vitest';
import { TurnQueue } from './TurnQueue.ts';

test('so many run at once, the others in their turn, and one that fails keeps none from its own', async () => {
  const queue = new TurnQueue(2);
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const tasks = Array.from({ length: 4 }, (_, n) =>
    queue
      .run(() => {
        begun.push(n);
        return new Promise<void>((resolve, reject) =>
          ends.push(n === 0 ? () => reject(new Error()) : resolve),
        );
      })
      .catch(() => undefined),
  );
  expect(begun).toEqual([0, 1]);
  ends[0]!();
  await tasks[0];
  await expect.poll(() => begun).toEqual([0, 1, 2]);
  ends[1]!();
  await expect.poll(() => begun).toEqual([0, 1, 2, 3]);
});
