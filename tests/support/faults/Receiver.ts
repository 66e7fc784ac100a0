import { startUpstream, type Upstream } from '../upstream.ts';

/** A service of others that does what flows ask it once for each key, and calls back by the first request that it got. */
export class Receiver {
  readonly #upstream: Upstream;
  /** Tokens to call back with by the keys of what was asked. */
  readonly #tokens = new Map<string, string>();
  readonly #answered = new Set<string>();
  /** Whether it calls back by itself, as soon as it was asked. */
  isQuick = true;
  /** Where the product answers just now. */
  url = '';

  private constructor(upstream: Upstream) {
    this.#upstream = upstream;
  }

  static async start(): Promise<Receiver> {
    const receiver = new Receiver(await startUpstream());
    receiver.#upstream.answer = (response, { body }) => {
      const { idempotencyKey: key, callbackToken: token } = JSON.parse(body) as Record<string, string>;
      if (key !== undefined && token !== undefined && !receiver.#tokens.has(key)) {
        receiver.#tokens.set(key, token);
        if (receiver.isQuick) void receiver.#callBack(key);
      }
      response.end('{}');
    };
    return receiver;
  }

  get origin(): string {
    return this.#upstream.origin;
  }

  /** What was asked, each once however often it came. */
  get keys(): readonly string[] {
    return [...this.#tokens.keys()].toSorted();
  }

  /** How often it was asked for anything. */
  get asked(): number {
    return this.#upstream.asked.length;
  }

  /** Calls back again where nobody has answered yet. */
  async callBackAgain(): Promise<void> {
    for (const key of this.#tokens.keys()) if (!this.#answered.has(key)) await this.#callBack(key);
  }

  close(): Promise<void> {
    return this.#upstream.close();
  }

  async #callBack(key: string): Promise<void> {
    const address = `${this.url}/api/form/flow/callback.do?token=${this.#tokens.get(key) ?? ''}`;
    try {
      const { status } = await fetch(address, { method: 'POST' });
      // What was taken, and not answered any more, is not waited for a second time.
      if (status === 200 || status === 404) this.#answered.add(key);
    } catch {
      // It was killed meanwhile.
    }
  }
}

/** The interface by which flows call the receiver. */
export const receiverInterface = (origin: string): Record<string, unknown> => ({
  ...{ moduleCode: 'outside', interfaceUrl: 'ask', name: '外部系统', kind: 'http', answers: 'result' },
  inputs: ['idempotencyKey', 'callbackToken'].map((name) => ({ name, type: 'text' })),
  outputs: [],
  roles: ['administrator'],
  writes: true,
  http: {
    ...{ method: 'POST', origin, path: '/ask' },
    body: ['idempotencyKey', 'callbackToken'].map((name) => ({ name, input: name })),
  },
});
