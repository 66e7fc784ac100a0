import { AppError } from '../errors/AppError.ts';
import { makeSlots } from './slots.ts';
import type { Slots } from './slots.ts';

/** Lets only so many tasks of one name run at once; what waits too long does not run at all. */
export class ModuleSlots {
  readonly #count: number;
  readonly #slots = new Map<string, { readonly slots: Slots; users: number }>();

  constructor(count: number) {
    this.#count = count;
  }

  /**
   * Runs a task in its turn.
   * @param deadline milliseconds for waiting and running together
   * @param task is told how many of them are left
   * @throws AppError TIMEOUT where its turn did not come
   */
  async within<T>(name: string, deadline: number, task: (left: number) => Promise<T>): Promise<T> {
    const entry = this.#slots.get(name) ?? { slots: makeSlots(this.#count), users: 0 };
    this.#slots.set(name, entry);
    entry.users += 1;
    try {
      return await inTime(entry.slots, deadline, task);
    } finally {
      entry.users -= 1;
      if (entry.users === 0) this.#slots.delete(name);
    }
  }
}

async function inTime<T>(slots: Slots, deadline: number, task: (left: number) => Promise<T>): Promise<T> {
  const end = performance.now() + deadline;
  let isLate = false;
  let started = false;
  const waiting = { timer: undefined as NodeJS.Timeout | undefined };
  const late = new Promise<never>((_resolve, reject) => {
    waiting.timer = setTimeout(() => {
      if (started) return;
      isLate = true;
      reject(new AppError('TIMEOUT'));
    }, deadline);
  });
  const turn = slots.inTurn(async () => {
    started = true;
    // Whoever gave up has been answered; the slot goes on at once.
    if (isLate) throw new AppError('TIMEOUT');
    return task(Math.max(1, end - performance.now()));
  });
  // Of the two only the first is heard.
  turn.catch(() => undefined);
  late.catch(() => undefined);
  try {
    return await Promise.race([turn, late]);
  } finally {
    clearTimeout(waiting.timer);
  }
}
