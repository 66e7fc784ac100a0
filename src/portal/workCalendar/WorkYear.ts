import { makeAutoObservable, observable, runInAction } from 'mobx';
import { messageOf } from '../../runtime/data/ApiError.ts';
import type { ModuleClient } from '../../runtime/data/ModuleClient.ts';
import { randomToken } from '../../runtime/data/randomToken.ts';
import type { Day } from '../../renderers/list/shared/days.ts';
import { overlapping } from '../../renderers/list/shared/overlapping.ts';

export type DayKind = 'work' | 'rest';

/** A day of the calendar as its module keeps it. */
export interface MarkedDay {
  readonly id: string;
  readonly revision: number;
  readonly date: Day;
  readonly kind: DayKind;
  readonly name: string | null;
}

export const CALENDAR_MODULE = 'platform-calendar-day';

/** More days than a year has. */
const MOST = 400;

/** What a day is that nobody has marked. */
export const usualKind = (day: Day): DayKind =>
  [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay()) ? 'rest' : 'work';

/** The days of a year that are marked, and what a press does to one. */
export class WorkYear {
  private readonly days = observable.map<Day, MarkedDay>({}, { deep: false });
  /** Days of which a change is on its way. */
  private readonly busy = observable.set<Day>();
  private readonly module: ModuleClient;
  private readonly tell: (message: string) => void;

  constructor(module: ModuleClient, marked: readonly MarkedDay[], tell: (message: string) => void) {
    this.module = module;
    this.tell = tell;
    for (const day of marked) this.days.set(day.date, day);
    makeAutoObservable<this, 'module' | 'tell'>(this, { module: false, tell: false }, { autoBind: true });
  }

  marked(day: Day): MarkedDay | undefined {
    return this.days.get(day);
  }

  kindOf(day: Day): DayKind {
    return this.days.get(day)?.kind ?? usualKind(day);
  }

  isBusy(day: Day): boolean {
    return this.busy.has(day);
  }

  /** Makes a worked day one of rest, or the other way round. A mark that says nothing any more goes; a name keeps its own. */
  async toggle(day: Day): Promise<void> {
    if (this.busy.has(day)) return;
    const before = this.days.get(day);
    const kind = this.kindOf(day) === 'work' ? 'rest' : 'work';
    this.busy.add(day);
    try {
      const after = await this.write(day, kind, before);
      runInAction(() => (after === undefined ? this.days.delete(day) : this.days.set(day, after)));
    } catch (error) {
      this.tell(messageOf(error));
      await this.refresh(day);
    } finally {
      runInAction(() => this.busy.delete(day));
    }
  }

  private async write(
    date: Day,
    kind: DayKind,
    before: MarkedDay | undefined,
  ): Promise<MarkedDay | undefined> {
    if (before === undefined) return asMarked(await this.module.add({ date, kind }, randomToken(4)));
    const { id, revision, name } = before;
    if (name !== null || kind !== usualKind(date))
      return asMarked(await this.module.update(id, revision, { kind }));
    const [removed] = await this.module.remove([id], { [id]: revision });
    if (removed !== undefined && removed.msgState !== 1) throw new Error(removed.msg);
    return undefined;
  }

  /** Shows a day as others have left it. */
  private async refresh(day: Day): Promise<void> {
    const found = await readDays(this.module, day, day).catch(() => undefined);
    if (found === undefined) return;
    const [marked] = found;
    runInAction(() => (marked === undefined ? this.days.delete(day) : this.days.set(day, marked)));
  }
}

const asMarked = (record: object): MarkedDay => record as MarkedDay;

/** The days that are marked from one to another. @throws ApiError */
export async function readDays(
  module: ModuleClient,
  from: Day,
  to: Day,
  signal?: AbortSignal,
): Promise<readonly MarkedDay[]> {
  const where = overlapping('date', undefined, from, to);
  const sort = [{ field: 'date', order: 'asc' as const }];
  const { list } = await module.list({ where, sort, limit: MOST }, signal === undefined ? {} : { signal });
  return list.map(asMarked);
}
