import { MOST_TOPICS } from '../../schemas/wire/live.ts';
import type { LiveMessage } from '../../schemas/wire/live.ts';
import { randomToken } from '../data/randomToken.ts';
import { HeldLine, type Listen } from './HeldLine.ts';
import { leadByLock, leadByWord, SILENCE, type Lead } from './lead.ts';
import type { Channel, Neighbours } from './neighbours.ts';

/** Milliseconds in which what pages want is put together. */
const GATHER = 50;
/** Milliseconds after which whoever leads says so again, and all say again what they want. */
const BEAT = 10_000;
/** Beats without a word after which a page is gone that could not say so. */
const MOST_MISSED = 3;
/** Pages that whoever leads listens for; more have to ask by themselves. */
const MOST_PAGES = 64;

export interface CircleParts {
  /** Whose the circle is, in a form that tells nobody so: all who know it hear what is said in it. */
  readonly name: string;
  readonly neighbours: Neighbours;
  readonly listen: Listen;
  /** Whether a page that hears no neighbours holds a line of its own. */
  readonly alone: boolean;
  /** Of what the circle is told from now on; as in `HeldLine`. @param own by the line of this very page */
  readonly covered: (chain: string, topics: readonly string[], own: boolean) => void;
  readonly told: (topic: string) => void;
}

/**
 * The pages of one browser that listen to the server as the same session. One of them leads: it holds the line, for what
 * any of them wants, and says to the others what it is told. When it ends the next one leads at once.
 */
export class Circle {
  private readonly parts: CircleParts;
  private readonly page = randomToken(2);
  private readonly channel: Channel | undefined;
  private lead: Lead | undefined;
  private own: readonly string[] = [];
  private line: HeldLine | undefined;
  /** What others want, and at which beat they said so last. */
  private readonly others = new Map<string, { readonly topics: readonly string[]; readonly beat: number }>();
  private now: { readonly chain: string; readonly topics: readonly string[] } = { chain: '', topics: [] };
  private beat = 0;
  private beats: ReturnType<typeof setInterval> | undefined;
  private gathered: ReturnType<typeof setTimeout> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;

  constructor(parts: CircleParts) {
    this.parts = parts;
    const { name, neighbours } = parts;
    this.channel = neighbours.open(name, (message) => this.hear(message));
    if (this.channel === undefined) {
      if (parts.alone) this.began();
      return;
    }
    const { locks } = neighbours;
    this.lead =
      locks === undefined
        ? this.byWord()
        : leadByLock({
            ...{ locks, name },
            began: () => this.began(),
            failed: () => (this.lead = this.byWord()),
          });
  }

  /** @param topics what this page wants to be told of, one at least */
  want(topics: readonly string[]): void {
    this.own = topics;
    if (this.line !== undefined) this.lineUpSoon();
    else this.say({ says: 'wants', page: this.page, topics: topics.slice(0, MOST_TOPICS) });
  }

  /** Takes part no more. */
  leave(): void {
    const { page } = this;
    this.say(this.line === undefined ? { says: 'wants', page, topics: [] } : { says: 'leaves', page });
    this.stop();
    clearTimeout(this.silence);
    this.lead?.end();
    this.channel?.close();
  }

  private byWord(): Lead {
    return leadByWord({
      page: this.page,
      say: (message) => this.say(message),
      began: () => this.began(),
      ended: () => this.stop(),
      affirm: () => this.affirm(),
    });
  }

  private began(): void {
    clearTimeout(this.silence);
    this.line = new HeldLine({
      listen: this.parts.listen,
      told: (topic) => {
        this.say({ says: 'changed', topic });
        this.parts.told(topic);
      },
      covers: (chain, topics) => {
        this.now = { chain, topics };
        this.affirm();
        this.parts.covered(chain, topics, true);
      },
    });
    this.beats = setInterval(() => {
      this.beat += 1;
      for (const [page, { beat }] of this.others)
        if (this.beat - beat > MOST_MISSED) this.others.delete(page);
      this.affirm();
    }, BEAT);
    // The others say what they want, before a line is opened for all.
    this.affirm();
    this.lineUpSoon();
  }

  private stop(): void {
    clearInterval(this.beats);
    clearTimeout(this.gathered);
    this.line?.close();
    this.line = undefined;
    this.others.clear();
    this.now = { chain: '', topics: [] };
    this.parts.covered('', [], false);
  }

  private affirm(): void {
    this.say({ says: 'leads', page: this.page, ...this.now, topics: [...this.now.topics] });
  }

  private lineUpSoon(): void {
    clearTimeout(this.gathered);
    this.gathered = setTimeout(() => this.lineUp(), GATHER);
  }

  private lineUp(): void {
    if (this.own.length === 0) return;
    const others = [...this.others.values()].flatMap(({ topics }) => topics);
    this.line?.want([...new Set([...this.own, ...others])].slice(0, MOST_TOPICS));
  }

  private hear(message: LiveMessage): void {
    this.lead?.hear(message);
    if (this.line === undefined) this.follow(message);
    else if (message.says === 'wants') this.noteWants(message.page, message.topics);
  }

  private noteWants(page: string, topics: readonly string[]): void {
    const isNew = !this.others.has(page);
    if (topics.length === 0) this.others.delete(page);
    else if (this.others.has(page) || this.others.size < MOST_PAGES)
      this.others.set(page, { topics, beat: this.beat });
    // Whoever comes knows at once what it is told of already.
    if (isNew && this.others.has(page)) this.affirm();
    this.lineUpSoon();
  }

  private follow(message: LiveMessage): void {
    const { covered, told } = this.parts;
    switch (message.says) {
      case 'leads':
        clearTimeout(this.silence);
        this.silence = setTimeout(() => covered('', [], false), SILENCE);
        covered(message.chain, message.topics, false);
        if (this.own.length > 0) this.want(this.own);
        return;
      case 'leaves':
        covered('', [], false);
        return;
      case 'changed':
        told(message.topic);
        return;
      default:
    }
  }

  private say(message: LiveMessage): void {
    this.channel?.say(message);
  }
}
