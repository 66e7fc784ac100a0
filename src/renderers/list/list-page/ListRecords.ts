import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { isCancelled, messageOf } from '../../../runtime/data/ApiError.ts';
import type { ModuleClient } from '../../../runtime/data/ModuleClient.ts';
import type { RuleSet } from '../../../schemas/condition.ts';
import type { Sort } from '../../../schemas/documents/mgrList.ts';
import type { ModuleRecord } from '../../../schemas/wire/record.ts';

/** Which records are asked for. */
export interface Asked {
  where: RuleSet | undefined;
  sort: readonly Sort[];
  offset: number;
  limit: number;
}

/** The records of an open list that are here: asked for anew, the last question wins. */
export class ListRecords {
  rows: readonly ModuleRecord[] = [];
  /** How many fit the question, here or not. */
  total = 0;
  status: 'loading' | 'ready' | 'failed' = 'loading';
  error = '';
  private controller: AbortController | undefined;
  private readonly client: () => ModuleClient;

  constructor(client: () => ModuleClient) {
    this.client = client;
    makeAutoObservable<this, 'client' | 'controller'>(
      this,
      { client: false, controller: false, rows: observableRef },
      { autoBind: true },
    );
  }

  /** @returns whether they are here: neither failed nor overtaken by another question */
  async load(asked: Asked, fits: (total: number) => boolean = () => true): Promise<boolean> {
    this.stop();
    const controller = new AbortController();
    this.controller = controller;
    this.status = 'loading';
    try {
      const { where, sort, offset, limit } = asked;
      const { list, total } = await this.client().list(
        { ...(where ? { where } : {}), sort: [...sort], offset, limit },
        { signal: controller.signal },
      );
      runInAction(() => {
        this.total = total;
        if (!fits(total)) return;
        this.rows = list;
        this.status = 'ready';
      });
      return true;
    } catch (error) {
      if (isCancelled(error)) return false;
      runInAction(() => {
        this.error = messageOf(error);
        this.status = 'failed';
      });
      return false;
    }
  }

  stop(): void {
    this.controller?.abort();
  }

  /** One record is another now, before the list is asked again. */
  replace(row: ModuleRecord): void {
    this.rows = this.rows.map((each) => (each.id === row.id ? row : each));
  }
}
