import { expect, test, vi } from 'vitest';
import { drawInTurn } from './drawInTurn.ts';

/** A browser whose idle moments the test gives; each has room for so many drawings. */
function idleBrowser() {
  const calls = new Map<number, (deadline: { timeRemaining(): number }) => void>();
  let asked = 0;
  vi.stubGlobal('requestIdleCallback', (call: (deadline: { timeRemaining(): number }) => void) => {
    calls.set((asked += 1), call);
    return asked;
  });
  vi.stubGlobal('cancelIdleCallback', (id: number) => calls.delete(id));
  return (room: number): void => {
    let left = room;
    const [first] = calls;
    if (!first) return;
    calls.delete(first[0]);
    first[1]({ timeRemaining: () => (left -= 1) });
  };
}

test('an idle moment takes as many drawings as fit, and one at least', () => {
  const idle = idleBrowser();
  const drawn: number[] = [];
  for (const each of [1, 2, 3, 4]) drawInTurn(() => drawn.push(each));
  expect(drawn).toEqual([]);
  idle(3);
  expect(drawn).toEqual([1, 2, 3]);
  idle(0);
  expect(drawn).toEqual([1, 2, 3, 4]);
});

test('what is taken back is not drawn, and what fails holds up no other', () => {
  const idle = idleBrowser();
  const drawn: string[] = [];
  const takeBack = drawInTurn(() => drawn.push('gone'));
  drawInTurn(() => {
    throw new Error('broken');
  });
  drawInTurn(() => drawn.push('there'));
  takeBack();
  expect(() => idle(0)).toThrow('broken');
  idle(0);
  expect(drawn).toEqual(['there']);
});

test('a moment that nobody waits for any more is given up', () => {
  const lost = idleBrowser();
  drawInTurn(() => undefined)();
  const idle = idleBrowser();
  const drawn: string[] = [];
  drawInTurn(() => drawn.push('there'));
  lost(1);
  expect(drawn).toEqual([]);
  idle(1);
  expect(drawn).toEqual(['there']);
});
