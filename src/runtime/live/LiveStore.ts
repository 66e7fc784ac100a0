import { reaction } from 'mobx';
import { TOPIC } from '../../schemas/wire/live.ts';
import { sha256Hex } from '../data/digest.ts';
import { Circle } from './Circle.ts';
import type { Listen } from './HeldLine.ts';
import type { Neighbours } from './neighbours.ts';

/** Milliseconds in which what begins and ends to be watched is put together, as a page opens or goes. */
const GATHER = 50;
/** Milliseconds after which what no line tells of counts as changed; half as much again by chance. */
const POLL = 60_000;
/** The same for who comes back and finds no line. */
const FIRST_POLL = 5_000;
/** Polls after which what another page's line tells of counts as changed: that page may be wrong. */
const TRUSTED = 5;

export interface LivePorts {
  readonly listen: Listen;
  /** Changes with whose news these are, such as the session and its role. Observable; undefined: nobody's. */
  owner(): string | undefined;
  /** Whether somebody looks at the page. */
  shown(): boolean;
  /** @returns ends it */
  onShown(listener: () => void): () => void;
  readonly neighbours: Neighbours;
  /** Whether a page that hears no neighbours holds a line of its own. */
  readonly alone: boolean;
  /** Whether what is watched counts as changed from time to time while nobody looks, too. */
  readonly unseen: boolean;
}

/**
 * Tells of changes that others make, by one line to the server for all pages of the browser that ask as the same owner. A
 * page that nobody looks at takes no part in it; after a time without a line all that is watched counts as changed, and
 * while there is none it does so from time to time.
 */
export class LiveStore {
  private readonly ports: LivePorts;
  private readonly listeners = new Map<string, Set<() => void>>();
  /** The chain of the line in which a topic was told of last; '' where some changes may have been missed since. */
  private readonly known = new Map<string, string>();
  private covered: { readonly topics: ReadonlySet<string>; readonly own: boolean } = NOTHING;
  private circle: { readonly owner: string; readonly of: Circle } | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private poll: ReturnType<typeof setTimeout> | undefined;
  private polls = 0;
  private readonly disposers: (() => void)[];

  constructor(ports: LivePorts) {
    this.ports = ports;
    this.disposers = [
      ports.onShown(() => {
        this.settle();
        this.pollAfter(FIRST_POLL);
      }),
      reaction(
        () => ports.owner(),
        () => this.settle(),
      ),
    ];
  }

  /**
   * @param topic a module, or a document as `kind/id`
   * @param listener told of changes, and of times in which some may have been missed @returns ends it
   */
  watch(topic: string, listener: () => void): () => void {
    // The server refuses a line for all that names one which is none.
    if (!IS_TOPIC.test(topic)) return () => undefined;
    const listeners = this.listeners.get(topic) ?? new Set();
    this.listeners.set(topic, listeners.add(listener));
    this.settleSoon();
    if (this.poll === undefined) this.pollAfter(POLL);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0 && this.listeners.get(topic) === listeners) {
        this.listeners.delete(topic);
        this.known.delete(topic);
      }
      this.settleSoon();
    };
  }

  dispose(): void {
    for (const dispose of this.disposers) dispose();
    this.listeners.clear();
    clearTimeout(this.timer);
    this.settle();
  }

  private settleSoon(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.settle(), GATHER);
  }

  /** Takes part in the circle of whoever the page is of now, for what is watched now. */
  private settle(): void {
    const topics = [...this.listeners.keys()].sort();
    const owner = this.ports.shown() && topics.length > 0 ? this.ports.owner() : undefined;
    if (this.circle?.owner !== owner) {
      this.circle?.of.leave();
      this.circle = undefined;
      this.cover('', [], false);
    }
    if (topics.length === 0) {
      clearTimeout(this.poll);
      this.poll = undefined;
    }
    if (owner === undefined) return;
    this.circle ??= { owner, of: this.join(owner) };
    this.circle.of.want(topics);
  }

  private join(owner: string): Circle {
    const { listen, neighbours, alone } = this.ports;
    const circle: Circle = new Circle({
      name: `atrium-live-${sha256Hex(owner)}`,
      ...{ listen, neighbours, alone },
      covered: (chain, topics, own) => this.cover(chain, topics, own),
      told: (topic) => this.tell(topic),
    });
    return circle;
  }

  private cover(chain: string, topics: readonly string[], own: boolean): void {
    this.covered = topics.length === 0 ? NOTHING : { topics: new Set(topics), own };
    for (const topic of [...this.listeners.keys()]) {
      const before = this.known.get(topic);
      if (!this.covered.topics.has(topic)) {
        if (before !== undefined) this.known.set(topic, '');
      } else if (before !== chain) {
        this.known.set(topic, chain);
        if (before !== undefined) this.tell(topic);
      }
    }
  }

  private pollAfter(time: number): void {
    clearTimeout(this.poll);
    this.poll = undefined;
    if (this.listeners.size === 0) return;
    this.poll = setTimeout(
      () => {
        this.pollNow();
        this.pollAfter(POLL);
      },
      time * (1 + Math.random() / 2),
    );
  }

  private pollNow(): void {
    const { ports } = this;
    if ((!ports.shown() && !ports.unseen) || ports.owner() === undefined) return;
    this.polls += 1;
    const isOld = !this.covered.own && this.polls % TRUSTED === 0;
    for (const topic of [...this.listeners.keys()])
      if (isOld || !this.covered.topics.has(topic)) {
        if (!this.covered.topics.has(topic)) this.known.set(topic, '');
        this.tell(topic);
      }
  }

  private tell(topic: string): void {
    for (const listener of [...(this.listeners.get(topic) ?? [])]) listener();
  }
}

const IS_TOPIC = new RegExp(TOPIC);
const NOTHING = { topics: new Set<string>(), own: false } as const;
