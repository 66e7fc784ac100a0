import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { isCancelled, isForbidden, messageOf, refusesFields } from '../../../runtime/data/ApiError.ts';
import type { ModuleClient } from '../../../runtime/data/ModuleClient.ts';
import type { RuleSet } from '../../../schemas/condition.ts';
import type { Sort } from '../../../schemas/documents/mgrList.ts';
import type { ListRequest, ModuleRecord } from '../../../schemas/wire/record.ts';
import type { KeptChange } from './RecordUndo.ts';
import { RecordWrites } from './RecordWrites.ts';

/** Which records are asked for. */
export interface Asked {
  where: RuleSet | undefined;
  sort: readonly Sort[];
  offset: number;
  limit: number;
}

/** Records that stand before the others: those of the ids, newest first. */
export interface Leading extends Asked {
  ids: readonly string[];
}

/** The members by which the records behind one are asked for. */
function placeOf(row: ModuleRecord, sort: readonly Sort[]): Record<string, unknown> {
  const codes = sort.length === 0 ? ['createdAt'] : sort.map(({ field }) => field);
  return Object.fromEntries([...codes, 'id'].map((code) => [code, row[code] ?? null]));
}

/** The newest records of a few. */
export const newest = (where: RuleSet | undefined): Asked => ({
  where,
  sort: [{ field: 'createdAt', order: 'desc' }],
  offset: 0,
  limit: 10,
});

/** The records of an open list that are here: asked for anew, the last question wins. */
export class ListRecords {
  /** As the server has them. */
  private loaded: readonly ModuleRecord[] = [];
  /** Ids of those that stand first because they were just added. */
  fresh: ReadonlySet<string> = new Set();
  /** How many fit the question, here or not. */
  total = 0;
  status: 'loading' | 'ready' | 'failed' = 'loading';
  error = '';
  /** Whether it failed for want of a right. */
  refused = false;
  /** Whether nothing stands behind the records that are here. */
  ended = true;
  /** How it stands with the records behind. */
  going: 'idle' | 'loading' | 'failed' = 'idle';
  goingError: unknown;
  /** The record behind which the others stand. */
  private last: ModuleRecord | undefined;
  private controller: AbortController | undefined;
  /** The server has refused some of the fields: everything is asked for since. */
  private takesAll = false;
  private readonly client: () => ModuleClient;
  private readonly fields: () => string[] | undefined;
  private readonly writes = new RecordWrites();

  /** @param fields what is asked of the records; undefined: everything that the role may read */
  constructor(client: () => ModuleClient, fields: () => string[] | undefined = () => undefined) {
    this.client = client;
    this.fields = fields;
    makeAutoObservable<this, 'client' | 'fields' | 'takesAll' | 'controller' | 'writes' | 'loaded' | 'last'>(
      this,
      {
        client: false,
        fields: false,
        takesAll: false,
        controller: false,
        writes: false,
        last: false,
        loaded: observableRef,
        fresh: observableRef,
        goingError: observableRef,
      },
      { autoBind: true },
    );
  }

  /** With the changes that are on their way. */
  get rows(): readonly ModuleRecord[] {
    return this.writes.over(this.loaded);
  }

  /**
   * @param first what stands before the rest, asked for besides where it is not among it; where that fails there is none
   *   of it
   * @returns whether they are here: neither failed nor overtaken by another question
   */
  async load(
    asked: Asked,
    { fits = () => true, first }: { fits?: (total: number) => boolean; first?: Leading } = {},
  ): Promise<boolean> {
    this.stop();
    const controller = new AbortController();
    this.controller = controller;
    this.status = 'loading';
    this.going = 'idle';
    try {
      const { signal } = controller;
      const { list, total } = await this.ask(asked, signal);
      const leading = first && fits(total) ? await this.leading(first, list, signal) : [];
      if (signal.aborted) return false;
      runInAction(() => {
        this.total = total;
        if (!fits(total)) return;
        this.fresh = new Set(leading.map(({ id }) => id));
        this.loaded = [...leading, ...list.filter(({ id }) => !this.fresh.has(id))];
        this.last = list.at(-1);
        this.ended = asked.offset + list.length >= total;
        this.status = 'ready';
      });
      return true;
    } catch (error) {
      if (isCancelled(error)) return false;
      runInAction(() => {
        this.error = messageOf(error);
        this.refused = isForbidden(error);
        this.status = 'failed';
      });
      return false;
    }
  }

  /** Adds the records that stand behind those that are here. @returns whether they came */
  async more({ where, sort, limit }: Omit<Asked, 'offset'>): Promise<boolean> {
    const { last } = this;
    if (!last || this.ended || this.going === 'loading' || this.status !== 'ready') return false;
    const controller = new AbortController();
    this.controller = controller;
    this.going = 'loading';
    try {
      const question = { ...(where ? { where } : {}), sort: [...sort], limit, after: placeOf(last, sort) };
      const { list } = await this.list(question, controller.signal);
      runInAction(() => {
        const here = new Set(this.loaded.map(({ id }) => id));
        this.loaded = [...this.loaded, ...list.filter(({ id }) => !here.has(id))];
        this.last = list.at(-1) ?? last;
        this.ended = list.length < limit;
        this.going = 'idle';
      });
      return true;
    } catch (error) {
      if (isCancelled(error)) return false;
      runInAction(() => {
        this.goingError = error;
        this.going = 'failed';
      });
      return false;
    }
  }

  /** Shows the records of a list that is no more until its own have come. */
  takeOver({ loaded, total, last, ended }: ListRecords): void {
    this.loaded = loaded;
    this.total = total;
    this.last = last;
    this.ended = ended;
  }

  /** What is here answers another question than the one that failed. */
  clear(): void {
    this.loaded = [];
    this.fresh = new Set();
    this.total = 0;
    this.ended = true;
    this.last = undefined;
  }

  private async leading(
    { ids, ...asked }: Leading,
    list: readonly ModuleRecord[],
    signal: AbortSignal,
  ): Promise<readonly ModuleRecord[]> {
    const here = ids.flatMap((id) => list.find((row) => row.id === id) ?? []);
    if (here.length === ids.length) return here;
    return this.ask(asked, signal).then(
      (answer) => answer.list,
      () => [],
    );
  }

  private ask(
    { where, sort, offset, limit }: Asked,
    signal: AbortSignal,
  ): Promise<{ list: ModuleRecord[]; total: number }> {
    return this.list({ ...(where ? { where } : {}), sort: [...sort], offset, limit }, signal);
  }

  /**
   * Asks for records with the fields that the list reads. Where the form or the rights are others by now than when they
   * were read, so that the server refuses one, for everything: a list goes without a field rather than not at all.
   * @throws ApiError
   */
  async list(question: ListRequest, signal?: AbortSignal): Promise<{ list: ModuleRecord[]; total: number }> {
    const options = signal ? { signal } : {};
    const fields = this.takesAll ? undefined : this.fields();
    if (!fields) return this.client().list(question, options);
    try {
      return await this.client().list({ ...question, fields }, options);
    } catch (error) {
      if (!refusesFields(error)) throw error;
      this.takesAll = true;
      return this.client().list(question, options);
    }
  }

  /** The ids of records that are not loaded to be shown. @throws ApiError */
  async idsOf({ where, sort, offset, limit }: Asked): Promise<readonly string[]> {
    const question = { ...(where ? { where } : {}), sort: [...sort], offset, limit, fields: ['id'] };
    const { list } = await this.client().list(question);
    return list.map(({ id }) => id);
  }

  stop(): void {
    this.controller?.abort();
  }

  /** One record is another now, before the list is asked again. */
  replace(row: ModuleRecord): void {
    this.loaded = this.loaded.map((each) => (each.id === row.id ? row : each));
  }

  /**
   * Changes a record: shown at once, and taken back where the server refuses it, which is thrown.
   * @param revision that the record must have; absent: the one that was read, and those that it was brought to from here
   * @returns what brings it back
   */
  async write(
    row: ModuleRecord,
    changes: Readonly<Record<string, unknown>>,
    revision?: number,
  ): Promise<KeptChange> {
    let [before, kept, sent] = [row, row, row.revision];
    const send = (reached: number): Promise<ModuleRecord> => {
      // As the server has it by now, after the changes that went before this one.
      before = this.loaded.find(({ id }) => id === row.id) ?? row;
      sent = revision ?? reached;
      return this.client().update(row.id, sent, changes);
    };
    await this.writes.keep(row, changes, send, (now) => {
      kept = now;
      this.replace(now);
    });
    const former = Object.fromEntries(Object.keys(changes).map((code) => [code, before[code] ?? null]));
    return { id: row.id, former, before: sent, after: kept.revision };
  }
}
