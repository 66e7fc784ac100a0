import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import { isCancelled, messageOf } from '../../../runtime/data/ApiError.ts';
import type { AggregateRequest } from '../../../schemas/wire/record.ts';
import type { Column } from './columns.ts';
import type { ListModel } from './ListModel.ts';

type Measures = AggregateRequest['measures'];

/** As many as one call takes. */
const AT_ONCE = 10;

/** What the server measures for a column. */
const measureOf = ({ code, source }: Column): Measures =>
  source.summary === undefined ? [] : [{ as: code, fn: source.summary, field: code }];

/** What all records that a list asks for come to, by column: measured by the server, anew whenever they change. */
export class ListSummary {
  status: 'loading' | 'ready' | 'failed' = 'loading';
  error = '';
  values: Readonly<Record<string, unknown>> = {};
  private again = 0;
  private controller: AbortController | undefined;
  private readonly model: ListModel;

  constructor(model: ListModel) {
    this.model = model;
    makeAutoObservable<this, 'model' | 'controller'>(
      this,
      { model: false, controller: false, values: observableRef },
      { autoBind: true },
    );
  }

  /** Follows the list. @returns ends that */
  follow(): () => void {
    const { model } = this;
    const { changes } = model.page.root;
    const end = reaction(
      () =>
        JSON.stringify([
          model.question.where,
          this.measures,
          model.refreshes,
          changes.of(model.module),
          this.again,
        ]),
      () => void this.load(),
      { fireImmediately: true },
    );
    return () => {
      end();
      this.controller?.abort();
    };
  }

  retry(): void {
    this.again += 1;
  }

  private get measures(): Measures {
    return this.model.columns.shown.flatMap(measureOf);
  }

  private async load(): Promise<void> {
    this.controller?.abort();
    const controller = new AbortController();
    this.controller = controller;
    this.status = 'loading';
    const { module, page, question } = this.model;
    const { where } = question;
    const { measures } = this;
    const parts = Array.from({ length: Math.ceil(measures.length / AT_ONCE) }, (_, index) =>
      measures.slice(index * AT_ONCE, (index + 1) * AT_ONCE),
    );
    try {
      const client = page.root.module(module);
      const answers = await Promise.all(
        parts.map((part) =>
          client.aggregate({ ...(where ? { where } : {}), measures: part }, { signal: controller.signal }),
        ),
      );
      runInAction(() => {
        this.values = Object.assign({}, ...answers.map(({ list }) => list[0])) as Record<string, unknown>;
        this.status = 'ready';
      });
    } catch (error) {
      if (isCancelled(error)) return;
      runInAction(() => {
        this.error = messageOf(error);
        this.status = 'failed';
      });
    }
  }
}
