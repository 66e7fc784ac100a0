import { autorun } from 'mobx';
import { describe, expect, it } from 'vitest';
import { ChangeStore } from './ChangeStore.ts';

describe('ChangeStore', () => {
  it('tells those who show a module, and nobody else', () => {
    const store = new ChangeStore();
    const seen: [number, number][] = [];
    let others = 0;
    const stops = [
      autorun(() => {
        seen.push([store.of('student'), store.removedFrom('student').length]);
      }),
      autorun(() => {
        others += 1 + store.of('book');
      }),
    ];
    store.changed('student');
    store.changed('student', { removed: ['1', '2'] });
    expect(seen).toEqual([
      [0, 0],
      [1, 0],
      [2, 2],
    ]);
    expect(others).toBe(1);
    for (const stop of stops) stop();
  });

  it('names the record that the last write added', () => {
    const store = new ChangeStore();
    store.changed('student', { added: '7' });
    expect([store.addedTo('student'), store.addedTo('book')]).toEqual(['7', undefined]);
    store.changed('student');
    expect(store.addedTo('student')).toBeUndefined();
  });

  it('names the records of the last removal only', () => {
    const store = new ChangeStore();
    store.changed('student', { removed: ['1'] });
    store.changed('student');
    expect(store.removedFrom('student')).toEqual([]);
  });
});
