import type { ToFrame, ToParent } from '../schemas/embed/protocol.ts';

type Ask = Extract<ToParent, { action: 'ASK' }>;
type Ability = (params: Readonly<Record<string, unknown>>) => unknown;

/** What the parent page can do for its frame. */
export class Provided {
  readonly #abilities = new Map<string, Ability>();

  get names(): readonly string[] {
    return [...this.#abilities.keys()];
  }

  /** Adds abilities by name; what is no function takes that name away. */
  add(abilities: object): void {
    for (const [name, ability] of Object.entries<unknown>({ ...abilities })) {
      if (isAbility(ability)) this.#abilities.set(name, ability);
      else this.#abilities.delete(name);
    }
  }

  /** Does what was asked for and says what came of it: a result, or `FAILED` with the message of what was thrown. */
  async answer({ id, name, params }: Ask, say: (word: ToFrame) => void): Promise<void> {
    try {
      const ability = this.#abilities.get(name);
      if (ability === undefined) throw new Error(`The page provides no ${name}.`);
      say({ action: 'ANSWER', id, result: await ability({ ...toObject(params) }) });
    } catch (thrown) {
      const message = thrown instanceof Error ? thrown.message : String(thrown);
      say({ action: 'ANSWER', id, error: { code: 'FAILED', message } });
    }
  }
}

const isAbility = (value: unknown): value is Ability => typeof value === 'function';
const toObject = (value: unknown): object | undefined =>
  typeof value === 'object' && value !== null ? value : undefined;
