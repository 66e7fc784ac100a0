import type { PortAnswer, ToFrame, AvailableApi } from '../schemas/embed/protocol.ts';
import { AtriumError } from './AtriumError.ts';
import { report } from './console.ts';
import type { SdkErrorCode } from '../schemas/embed/publicTypes.ts';
import { faultOf } from './faultOf.ts';
import { unknownApi } from './texts.ts';

/** What a timer can wait for at most. */
const LONGEST = 2 ** 31 - 1;

interface Call {
  readonly name: string;
  readonly params: unknown;
  readonly fail: (code: SdkErrorCode, message: string) => void;
  readonly succeed: (result: unknown) => void;
  /** Its time stands still, or begins anew. */
  readonly wait: (waits: boolean) => void;
}

/** The calls that wait for the link, and those that are under way. Each settles: with its answer, or at its time. */
export class Calls {
  readonly #waiting = new Set<Call>();
  readonly #sent = new Map<number, Call>();
  readonly #say: (word: ToFrame) => void;
  #lastId = 0;

  constructor(say: (word: ToFrame) => void) {
    this.#say = say;
  }

  get waiting(): number {
    return this.#waiting.size;
  }

  /**
   * Makes a call.
   * @param timeout milliseconds until it fails, waiting included
   * @param apis what the frame offers; absent: the call waits for the link
   */
  make(name: string, params: unknown, timeout: number, apis?: readonly AvailableApi[]): Promise<unknown> {
    return new Promise((resolve, reject) => {
      let timer: ReturnType<typeof setTimeout>;
      const start = (): void => {
        timer = setTimeout(
          () => call.fail('TIMEOUT', `No answer to ${name} within ${timeout} ms.`),
          Math.min(timeout, LONGEST),
        );
      };
      const over = (): void => {
        clearTimeout(timer);
        this.#waiting.delete(call);
        for (const [id, sent] of this.#sent) if (sent === call) this.#sent.delete(id);
      };
      const call: Call = {
        name,
        params,
        fail: (code, message) => {
          over();
          reject(new AtriumError(code, message));
        },
        succeed: (result) => {
          over();
          resolve(result);
        },
        wait: (waits) => {
          clearTimeout(timer);
          if (!waits) start();
        },
      };
      start();
      if (apis === undefined) this.#waiting.add(call);
      else this.#send(call, apis);
    });
  }

  /** Sends what waited. */
  flush(apis: readonly AvailableApi[]): void {
    for (const call of [...this.#waiting]) {
      this.#waiting.delete(call);
      this.#send(call, apis);
    }
  }

  answered({ id, error, result }: PortAnswer): void {
    const call = this.#sent.get(id);
    if (error === undefined) call?.succeed(result);
    else call?.fail(error.code, error.message);
  }

  /** A person is asked about a call, or has answered. */
  wait({ id, waits }: { readonly id: number; readonly waits: boolean }): void {
    this.#sent.get(id)?.wait(waits);
  }

  /** Fails what is under way, and with `waiting` also what waits. */
  failAll(code: SdkErrorCode, message: string, waiting = false): void {
    for (const call of [...this.#sent.values(), ...(waiting ? this.#waiting : [])]) call.fail(code, message);
  }

  #send(call: Call, apis: readonly AvailableApi[]): void {
    const { params } = call;
    const asked = call.name.toLowerCase();
    const api = apis.find((each) => each.name.toLowerCase() === asked);
    if (api === undefined) {
      const text = unknownApi(call.name);
      report.failed(text);
      call.fail('UNKNOWN_API', text);
      return;
    }
    const { name } = api;
    const fault = faultOf(api.params, params);
    if (fault !== undefined) {
      call.fail('PARAMS_INVALID', `The params of ${name} do not fit its schema: ${fault || 'as a whole'}.`);
      return;
    }
    const id = ++this.#lastId;
    this.#sent.set(id, call);
    try {
      this.#say({ action: 'CALL', id, name, params });
    } catch (thrown) {
      call.fail('PARAMS_INVALID', `${name}: ${String(thrown)}`);
    }
  }
}
