import { walk, type CompiledNode } from '../compile.ts';

/** Most flags of which one test may ask, and milliseconds of processor time that it may take. */
const STEPS = 400_000;
const MILLISECONDS = 500;
/** Flags that cost less than looking at the clock. */
const BETWEEN_LOOKS = 64;

/** A test takes more than it may. */
export class OverBudget extends Error {}

/**
 * What a test may still spend: rules that show and empty each other's fields may go round for as long as there are
 * fields, each time asking all of them.
 */
export class Meter {
  private left = STEPS;
  private until = Infinity;
  private readonly clock: () => number;

  /** @param clock in milliseconds */
  constructor(clock: () => number) {
    this.clock = clock;
  }

  /** A test begins. @param most milliseconds that are left for it and those after it */
  begin(most: number): void {
    this.left = STEPS;
    this.until = this.clock() + Math.min(MILLISECONDS, most);
  }

  /** @param dear it costs more than a look at the clock. @throws OverBudget */
  spend(dear = false): void {
    this.left -= 1;
    const looks = dear || this.left % BETWEEN_LOOKS === 0;
    if (this.left < 0 || (looks && this.clock() > this.until)) throw new OverBudget();
  }

  /** Counts what is asked of the flags of nodes, which are compiled for nobody else. */
  count(nodes: Iterable<CompiledNode>): void {
    for (const node of walk([...nodes])) {
      for (const name of ['visible', 'enabled', 'required', 'readOnly'] as const) {
        const flag = node[name];
        if (flag.constant !== undefined) continue;
        const test = flag.test.bind(flag);
        flag.test = (scope) => {
          this.spend();
          return test(scope);
        };
      }
    }
  }

  /** The same of patterns, one of which may take a while. */
  counting<P extends (source: string) => (text: string) => boolean>(
    pattern: P,
  ): (source: string) => (text: string) => boolean {
    return (source) => {
      const fits = pattern(source);
      return (text) => {
        this.spend(true);
        return fits(text);
      };
    };
  }
}
