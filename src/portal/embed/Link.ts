import { observable, runInAction } from 'mobx';
import type { EmbedScope } from '../../schemas/embed/verify.ts';
import {
  providedNames,
  type EmbedEvent,
  type EmbedEvents,
  type PortAnswer,
  type ProvidedName,
  type RejectionCode,
  type ToFrame,
  type ToParent,
} from '../../schemas/embed/protocol.ts';
import { readToFrame } from './readMessages.ts';

/** The parent's page, as the server knows it. */
export interface Site {
  readonly appKey: string;
  readonly origin: string;
  readonly scope: EmbedScope;
  /** Known by the deployment's own recogniser alone: it is registered nowhere. */
  readonly isRecognised?: true;
}

type Port = Pick<MessagePort, 'postMessage' | 'close' | 'onmessage'>;
type Call = Extract<ToFrame, { action: 'CALL' }>;

export interface LinkParts {
  readonly port: Port;
  readonly site: Site;
  /** Makes a call of the parent. Never throws. */
  readonly call: (call: Call) => Promise<Pick<PortAnswer, 'result' | 'error'>>;
  /** An error for an ask that came to nothing. */
  readonly failed: (why: 'closed' | 'notProvided' | 'busy', name: ProvidedName, said?: string) => Error;
}

/** Calls of a parent, and asks of ours, that may be under way at once. */
const MOST = 50;

interface Waiting {
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** The open port to a parent: its calls are answered, and it is told of events and asked for what it provides. */
export class Link {
  site: Site;
  /** What the parent provides; observable. */
  readonly provided = observable.set<ProvidedName>();
  isOpen = true;
  /** The site is switched off: nothing passes until it is on again. */
  private isSuspended = false;
  /** When the parent gave the provider of login codes that it has, milliseconds since 1970. */
  codesSince = 0;
  /** Something has come over the port: the parent has it. */
  isTaken = false;
  private readonly parts: LinkParts;
  private readonly waiting = new Map<number, Waiting>();
  private readonly provideListeners = new Set<() => void>();
  private closed: () => void = () => undefined;
  private told: () => void = () => undefined;
  private lastAsk = 0;
  private underWay = 0;

  constructor(parts: LinkParts) {
    this.parts = parts;
    this.site = parts.site;
    parts.port.onmessage = ({ data }: MessageEvent<unknown>) => {
      const message = readToFrame(data);
      if (message === undefined) return;
      if (this.isOpen) this.receive(message);
      else if (message.action === 'CLOSE') this.close();
    };
  }

  /** Tells the parent; nothing where the link is closed. */
  say(message: ToParent): void {
    if (this.isOpen) this.parts.port.postMessage(message);
  }

  tell<Event extends EmbedEvent>(event: Event, detail: EmbedEvents[Event]): void {
    this.say({ action: 'EVENT', event, detail });
  }

  /**
   * Asks the parent for something that it provides. It takes as long as a person takes, and ends with the link.
   * @throws Error where the parent does not provide it, fails, or goes
   */
  ask(name: ProvidedName, params: unknown = {}): Promise<unknown> {
    return new Promise((resolve, reject) => {
      if (!this.isOpen) reject(this.parts.failed('closed', name));
      else if (!this.provided.has(name)) reject(this.parts.failed('notProvided', name));
      else if (this.waiting.size >= MOST) reject(this.parts.failed('busy', name));
      else {
        this.lastAsk += 1;
        const failed = (error: Error): void => {
          reject(error.message === '' ? this.parts.failed('notProvided', name) : error);
        };
        this.waiting.set(this.lastAsk, { resolve, reject: failed });
        this.say({ action: 'ASK', id: this.lastAsk, name, params });
      }
    });
  }

  /** Resolves once the parent has said what it provides; at the latest when the link closes. */
  hasSaid(): Promise<void> {
    if (this.isTaken || !this.isOpen) return Promise.resolve();
    return new Promise((resolve) => this.provideListeners.add(resolve));
  }

  /** @param told called each time that the parent says what it provides */
  onProvided(told: () => void): void {
    this.told = told;
  }

  /** Waits for a person in a call of the parent: that time does not count for who has called. */
  async forPerson<T>(id: number, question: () => Promise<T>): Promise<T> {
    this.say({ action: 'WAIT', id, waits: true });
    try {
      return await question();
    } finally {
      this.say({ action: 'WAIT', id, waits: false });
    }
  }

  /** @param closed called once the link is over */
  onClosed(closed: () => void): void {
    this.closed = closed;
  }

  /** Ends the link. @param code what the parent is told; absent: it has ended it itself */
  close(code?: RejectionCode | 'RELOADED'): void {
    if (this.isOpen) this.end(code);
    else if (!this.isSuspended) return;
    this.isSuspended = false;
    this.parts.port.close();
  }

  /** The site is switched off: the parent is told so, and for it the link is over until `resume`. */
  suspend(): void {
    if (!this.isOpen) return;
    this.isSuspended = true;
    this.end('ORIGIN_DENIED');
  }

  /** The site is on again. @param site as the server knows it now @returns whether the parent still holds the link */
  resume(site: Site): boolean {
    if (!this.isSuspended) return false;
    this.isSuspended = false;
    this.isOpen = true;
    this.isTaken = false;
    this.site = site;
    return true;
  }

  private end(code?: RejectionCode | 'RELOADED'): void {
    if (code !== undefined) this.say({ action: 'CLOSE', code });
    this.isOpen = false;
    runInAction(() => {
      this.provided.clear();
    });
    const waiting = [...this.waiting.values()];
    this.waiting.clear();
    for (const { reject } of waiting) reject(this.parts.failed('closed', 'close'));
    this.heard();
    this.closed();
  }

  private receive(message: ToFrame): void {
    this.isTaken = true;
    switch (message.action) {
      case 'CALL':
        void this.answer(message);
        break;
      case 'ANSWER':
        this.answered(message);
        break;
      case 'PROVIDE':
        this.provide(message);
        break;
      case 'CLOSE':
        this.close();
        break;
    }
  }

  private async answer(call: Call): Promise<void> {
    if (this.underWay >= MOST) {
      const { message } = this.parts.failed('busy', 'close');
      this.say({ action: 'ANSWER', id: call.id, error: { code: 'QUEUE_FULL', message } });
      return;
    }
    this.underWay += 1;
    const answer = await this.parts.call(call);
    this.underWay -= 1;
    this.say({ action: 'ANSWER', id: call.id, ...answer });
  }

  private answered({ id, result, error }: PortAnswer): void {
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    if (error === undefined) waiting?.resolve(result);
    else waiting?.reject(new Error(error.message));
  }

  private provide({ names, codesSince = 0 }: Extract<ToFrame, { action: 'PROVIDE' }>): void {
    this.codesSince = codesSince;
    const known = providedNames.filter((name) => names.includes(name));
    runInAction(() => {
      this.provided.replace(known);
    });
    this.heard();
    this.told();
  }

  private heard(): void {
    for (const listener of this.provideListeners) listener();
    this.provideListeners.clear();
  }
}
