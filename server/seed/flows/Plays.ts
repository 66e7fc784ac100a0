import type { TaskAction } from '../../../src/documents/flow/actions/act.ts';
import type { Values } from '../../../src/documents/recordScope.ts';
import type { ActParam } from '../../flow/acting.ts';
import type { Stage } from './Stage.ts';

const DAY = 86_400_000;
const MINUTE = 60_000;
/** What is the latest of all is so long ago. */
const LATEST = 5 * MINUTE;
/** Clocks in China, which has one zone and no summer time. */
const ZONE = 8 * 60 * MINUTE;

/** What happens, and when. */
interface Scene {
  readonly at: Date;
  readonly play: (stage: Stage) => Promise<void>;
}

/** Days before today, and the time of that day: `[3, '09:30']`. */
export type Moment = readonly [days: number, time: string];
type More = Omit<ActParam, 'taskId' | 'action' | 'revision'>;
/** What somebody fills in; worked out when it is started. */
type Filled = Readonly<Values> | ((stage: Stage) => Promise<Readonly<Values>>);

/** What becomes of papers over some days, one scene after another whatever paper it is of. */
export class Plays {
  readonly #scenes: Scene[] = [];
  readonly #today: Date;

  /** @param today the last moment that there is */
  constructor(today: Date) {
    this.#today = today;
  }

  /** A moment of days that have passed; what would be still to come is some minutes ago. */
  moment([days, time]: Moment): Date {
    const [hours = 0, minutes = 0] = time.split(':').map(Number);
    const midnight = Math.floor((this.#today.getTime() + ZONE) / DAY) * DAY - ZONE;
    const at = midnight - days * DAY + (hours * 60 + minutes) * MINUTE;
    return new Date(Math.min(at, this.#today.getTime() - LATEST));
  }

  /** The date so many days from today, `YYYY-MM-DD`. */
  date(days: number): string {
    return new Date(this.#today.getTime() + ZONE + days * DAY).toISOString().slice(0, 10);
  }

  /** A paper of somebody, from its start on. */
  paper(by: string, flow: string, at: Moment, data: Filled): Paper {
    return new Paper(this, by, flow, at, data);
  }

  add(at: Moment, play: Scene['play']): void {
    this.#scenes.push({ at: this.moment(at), play });
  }

  async playAll(stage: Stage): Promise<void> {
    const scenes = this.#scenes.toSorted((one, other) => one.at.getTime() - other.at.getTime());
    for (const { at, play } of scenes) {
      await stage.until(at);
      await play(stage);
    }
    await stage.until(this.#today);
  }
}

/** One paper and what people do with it. */
export class Paper {
  readonly #plays: Plays;
  #instance = '';

  constructor(plays: Plays, by: string, flow: string, at: Moment, data: Filled) {
    this.#plays = plays;
    plays.add(at, async (stage) => {
      const filled = typeof data === 'function' ? await data(stage) : data;
      this.#instance = await stage.start(by, { flowId: flow, data: filled });
    });
  }

  does(at: Moment, by: string, action: TaskAction, more: More = {}): this {
    this.#plays.add(at, (stage) => stage.act(by, this.#instance, action, more));
    return this;
  }

  agrees(at: Moment, by: string, comment = '', data?: Readonly<Values>): this {
    return this.does(at, by, 'agree', { comment, ...(data && { data }) });
  }

  ends(at: Moment, by: string, action: 'withdraw' | 'suspend' | 'terminate', comment: string): this {
    this.#plays.add(at, (stage) => stage.end(by, this.#instance, action, comment));
    return this;
  }

  says(at: Moment, by: string, comment: string): this {
    this.#plays.add(at, (stage) => stage.comment(by, this.#instance, comment));
    return this;
  }

  urges(at: Moment, by: string, comment: string): this {
    this.#plays.add(at, (stage) => stage.urge(by, this.#instance, comment));
    return this;
  }
}
