import { linkStates, type RejectionCode } from '../schemas/embed/protocol.ts';
import { AtriumError } from './AtriumError.ts';
import { Calls } from './Calls.ts';
import { guarded, report } from './console.ts';
import { Link } from './Link.ts';
import { mountFrame } from './mountFrame.ts';
import { Provided } from './Provided.ts';
import type {
  Sdk,
  SdkAbilities,
  SdkCallArguments,
  SdkCalls,
  SdkEvents,
  SdkLoginCode,
  SdkMountOptions,
  SdkOptions,
} from '../schemas/embed/publicTypes.ts';
import { CHECK_APPKEY, rejectionTexts, STILL_PENDING } from './texts.ts';

/** Milliseconds that a frame which loads a page has to show that it is still the same. */
const SIGN_OF_LIFE = 3_000;
/** CSS pixels that an iframe is made at most, whatever its page says. */
const HIGHEST = 50_000;

interface Waiter {
  readonly resolve: () => void;
  readonly reject?: (reason: AtriumError) => void;
}

/** The link between a parent window and the portal in one iframe: `docs/embedding.md`. */
export class AtriumSDK implements Sdk {
  static readonly AtriumError = AtriumError;
  readonly target: HTMLIFrameElement;
  readonly #maxQueue: number;
  readonly #link: Link;
  readonly #calls: Calls;
  readonly #provided = new Provided();
  readonly #handlers = new Map<string, Set<(detail: never) => void>>();
  #waiters: readonly Waiter[] = [];
  #mounted = false;
  #codesSince: number | undefined;

  constructor({ appKey, target, timeout = 10_000, maxQueue = 100 }: SdkOptions) {
    if (target.localName !== 'iframe') throw new TypeError('target must be an iframe element.');
    this.target = target;
    this.#maxQueue = maxQueue;
    this.#link = new Link(target, appKey, timeout, {
      changed: () => this.#changed(),
      lost: () => this.#calls.failAll('RELOADED', 'The frame was loaded anew.'),
      heard: (word, say) => {
        if (word.action === 'ASK') void this.#provided.answer(word, say);
        else if (word.action === 'ANSWER') this.#calls.answered(word);
        else if (word.action === 'WAIT') this.#calls.wait(word);
        else this.#emit(word.event, word.detail);
      },
      isThere: () =>
        this.#calls.make('getState', {}, SIGN_OF_LIFE, this.#link.apis).then(
          () => true,
          (failure: unknown) => failure instanceof AtriumError && failure.code !== 'TIMEOUT',
        ),
    });
    this.#calls = new Calls(this.#link.say);
    this.#link.open();
  }

  static mount(element: Element, options: SdkMountOptions): AtriumSDK {
    const target = mountFrame(element, options);
    const sdk = new AtriumSDK({ ...options, target });
    sdk.#mounted = true;
    if (options.autoHeight)
      sdk.on('height', ({ height }) => {
        // Another page may stand in the frame by now.
        if (Number.isFinite(height) && height > 0)
          target.style.height = `${Math.min(Math.ceil(height), HIGHEST)}px`;
      });
    return sdk;
  }

  get state(): Sdk['state'] {
    return this.#link.state;
  }

  ready(callback: () => void): void {
    if (this.#link.state === linkStates.RESOLVED) guarded(callback);
    else this.#waiters = [...this.#waiters, { resolve: callback }];
  }

  whenReady(): Promise<void> {
    return new Promise((resolve, reject) => {
      if (this.#link.state === linkStates.RESOLVED) resolve();
      else if (this.#link.code) reject(rejection(this.#link.code));
      else this.#waiters = [...this.#waiters, { resolve, reject }];
    });
  }

  call<Name extends keyof SdkCalls>(
    name: Name,
    ...[params = {}, { timeout = 30_000 } = {}]: SdkCallArguments<Name>
  ): Promise<SdkCalls[Name]['answer']> {
    // An address that has just been given counts.
    if (this.#link.state === linkStates.PRISTINE) this.#link.look();
    const { state, apis } = this.#link;
    const refusal = this.#refusal();
    const answer =
      refusal === undefined
        ? this.#calls.make(name, params, timeout, state === linkStates.RESOLVED ? apis : undefined)
        : Promise.reject(refusal);
    return answer as Promise<SdkCalls[Name]['answer']>;
  }

  on<Name extends keyof SdkEvents>(event: Name, handler: (detail: SdkEvents[Name]) => void): () => void {
    const own = (detail: SdkEvents[Name]): void => handler(detail);
    const handlers = this.#handlers.get(event) ?? new Set();
    this.#handlers.set(event, handlers.add(own));
    return () => void handlers.delete(own);
  }

  apis(): Link['apis'] {
    return this.#link.apis;
  }

  setToken(provider: SdkLoginCode | undefined): void {
    this.#provided.add({ loginCode: provider });
    this.#codesSince = provider && Date.now();
    this.#tellProvided();
  }

  provide(abilities: SdkAbilities): void {
    this.#provided.add(abilities);
    this.#tellProvided();
  }

  destroy(): void {
    this.#link.reject('DESTROYED');
    this.#handlers.clear();
    if (this.#mounted) this.target.remove();
  }

  /** The frame is told again after each reload. */
  #tellProvided(): void {
    if (this.#link.state === linkStates.RESOLVED)
      this.#link.say({
        action: 'PROVIDE',
        names: this.#provided.names,
        ...(this.#codesSince && { codesSince: this.#codesSince }),
      });
  }

  /** Why a call cannot even wait. */
  #refusal(): AtriumError | undefined {
    const { state, code } = this.#link;
    if (state === linkStates.RESOLVED) return undefined;
    if (state === linkStates.PENDING) {
      report.waiting(STILL_PENDING);
      return this.#calls.waiting < this.#maxQueue
        ? undefined
        : new AtriumError('QUEUE_FULL', `${this.#maxQueue} calls wait already.`);
    }
    if (code === 'DESTROYED') return rejection(code);
    report.failed(CHECK_APPKEY);
    return new AtriumError(code ?? 'NOT_READY', CHECK_APPKEY);
  }

  #changed(): void {
    const { state, code, apis } = this.#link;
    if (state === linkStates.RESOLVED) {
      this.#tellProvided();
      this.#calls.flush(apis);
      for (const { resolve } of this.#takeWaiters()) guarded(resolve);
    } else if (code !== undefined) {
      const reason = rejection(code);
      this.#calls.failAll(code, reason.message, true);
      const waiters = this.#takeWaiters();
      // A late frame is linked all the same: who has asked to be called back is.
      if (code === 'TIMEOUT') this.#waiters = waiters.filter(({ reject }) => reject === undefined);
      for (const { reject } of waiters) reject?.(reason);
    }
    this.#emit('state', code === undefined ? { state } : { state, code });
  }

  #takeWaiters(): readonly Waiter[] {
    const waiters = this.#waiters;
    this.#waiters = [];
    return waiters;
  }

  #emit(event: string, detail: unknown): void {
    for (const handler of [...(this.#handlers.get(event) ?? [])])
      guarded(() => (handler as (detail: unknown) => void)(detail));
  }
}

const rejection = (code: RejectionCode): AtriumError => new AtriumError(code, rejectionTexts[code]);
