import {
  autorun,
  type IReactionDisposer,
  makeAutoObservable,
  observableRef,
  runInAction,
  untracked,
} from 'mobx';
import { compileFlag } from '../../documents/flag.ts';
import type { SourceView } from '../../schemas/prop.ts';
import type { Source } from '../../schemas/source.ts';
import { isCancelled, messageOf } from '../data/ApiError.ts';
import type { PageModel } from './PageModel.ts';

/**
 * One data source of a page. It loads when the page starts and again whenever what its parameters read changes, or
 * the module behind it was written to; the last answer stays in sight while the next is on its way.
 */
export class SourceModel implements SourceView {
  readonly name: string;
  status: SourceView['status'] = 'idle';
  data: unknown = undefined;
  total = 0;
  error = '';
  private asked = 0;
  private controller: AbortController | undefined;
  private disposer: IReactionDisposer | undefined;
  private readonly page: PageModel;
  private readonly source: Source;

  constructor(page: PageModel, name: string, source: Source) {
    this.page = page;
    this.name = name;
    this.source = source;
    makeAutoObservable<this, 'page' | 'source' | 'controller' | 'disposer'>(
      this,
      { page: false, source: false, controller: false, disposer: false, name: false, data: observableRef },
      { autoBind: true },
    );
  }

  start(): void {
    if (this.disposer) return;
    const { environment, templates } = this.page;
    const when = compileFlag(this.source.when, environment, { otherwise: true, onFailure: false });
    const param = templates.value(this.source.param ?? {});
    this.disposer = autorun(() => {
      // Both counts are read so that each becomes a reason to load again.
      const reasons = this.asked + this.page.root.changes.of(this.module);
      const waits = this.source.auto === false && this.asked === 0;
      if (Number.isNaN(reasons) || waits || !when.test(this.page.scope)) return;
      const value = param.evaluate(this.page.scope) as object;
      untracked(() => void this.load(value));
    });
  }

  reload(): void {
    this.asked += 1;
  }

  dispose(): void {
    this.disposer?.();
    this.controller?.abort();
  }

  private get module(): string {
    return this.source.call.split('/')[0] ?? '';
  }

  private async load(param: object): Promise<void> {
    this.controller?.abort();
    const controller = new AbortController();
    this.controller = controller;
    runInAction(() => {
      this.status = 'loading';
    });
    const { client, session } = this.page.root;
    const groupId = session.currentRole;
    try {
      const answer = await client.call(
        'interface',
        `/rest/http/${this.source.call}.htm`,
        groupId === undefined ? param : { groupId, ...param },
        { signal: controller.signal },
      );
      runInAction(() => {
        this.data = answer.list ?? answer.result;
        this.total = answer.total ?? answer.list?.length ?? 0;
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
