import { setTimeout as pause } from 'node:timers/promises';
import { createChance } from '../chance.ts';
import type { Chance } from '../chance.ts';

// What tests have in common that kill a server over its work, at points that chance chooses.

/** How often it is killed: a few times in the suite, a hundred by `npm run test:faults`. */
export const killsAsked = (inSuite: number): number => Number(process.env.ATRIUM_KILLS ?? inSuite);

/** Milliseconds that a test of so many kills may take. */
export const patienceFor = (kills: number): number => 60_000 + kills * 20_000;

export type Outcome = 'answered' | 'done, not answered' | 'not done';

/** One kill: over which call, what the server was at, and what had become of the call. */
export interface Kill {
  readonly call: string;
  readonly phase: string;
  readonly outcome: Outcome;
}

/** Chooses points of calls by how long they take, and keeps what was met. */
export class Kills {
  readonly seed = Number(process.env.ATRIUM_SEED ?? Math.floor(Math.random() * 2 ** 32));
  readonly chance: Chance = createChance(this.seed);
  readonly #met: Kill[] = [];
  /** Milliseconds that each call takes, as far as it is known. */
  readonly #durations = new Map<string, number>();

  get count(): number {
    return this.#met.length;
  }

  /** Does something whole, and knows from then on how long it takes. */
  async timed<T>(call: string, work: () => Promise<T>): Promise<T> {
    const begun = performance.now();
    const done = await work();
    this.#durations.set(call, performance.now() - begun);
    return done;
  }

  /** Lets a part of a call go by, from none to a little more than all of it; half of the time its second half is met, where it writes. */
  async pointOf(call: string): Promise<void> {
    const { chance } = this;
    const part = chance.below(2) === 0 ? chance.next() * 1.1 : 0.5 + chance.next() * 0.55;
    await pause(part * (this.#durations.get(call) ?? 300));
  }

  /** Keeps a kill that left everything as it has to be. */
  met(kill: Kill): void {
    this.#met.push(kill);
  }

  /** Runs kills until there are so many; a failure says with which seed it comes again, and many kills what they met. */
  async until(count: number, killOnce: () => Promise<void>): Promise<void> {
    try {
      while (this.count < count) await killOnce();
    } catch (error) {
      console.error(`Seed ${String(this.seed)}, kill ${String(this.count + 1)}`);
      throw error;
    }
    if (process.env.ATRIUM_KILLS !== undefined) this.#report();
  }

  #report(): void {
    const outcomes: readonly Outcome[] = ['not done', 'done, not answered', 'answered'];
    const rows = (of: 'call' | 'phase') =>
      [...new Set(this.#met.map((kill) => kill[of]))]
        .toSorted()
        .map((row) => [
          row,
          Object.fromEntries(
            outcomes.map((outcome) => [
              outcome,
              this.#met.filter((kill) => kill[of] === row && kill.outcome === outcome).length,
            ]),
          ),
        ]);
    console.log(`${String(this.count)} kills, seed ${String(this.seed)}`);
    console.table(Object.fromEntries([...rows('call'), ...rows('phase')]));
  }
}
