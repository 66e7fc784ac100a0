import {
  action,
  autorun,
  type IReactionDisposer,
  makeAutoObservable,
  observableRef,
  runInAction,
  untracked,
} from 'mobx';
import type { SourceView } from '../../schemas/prop.ts';
import { toExpressionError } from '../../conditions/index.ts';
import type { LocalText } from '../../schemas/text.ts';
import type { Source } from '../../schemas/source.ts';
import { isCancelled, isForbidden, messageOf } from '../data/ApiError.ts';
import { callInterface } from '../data/callInterface.ts';
import type { PageModel } from './PageModel.ts';

/** What a source asks for, with a text that changes with it; or why it cannot be asked. */
type Question =
  | { readonly param: object; readonly key: string; readonly failure?: undefined }
  | { readonly param?: undefined; readonly key?: undefined; readonly failure: LocalText };

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
  refused = false;
  private asked = 0;
  /** The question that was asked last. */
  private key: string | undefined;
  private controller: AbortController | undefined;
  private disposer: IReactionDisposer | undefined;
  private readonly page: PageModel;
  private readonly source: Source;

  constructor(page: PageModel, name: string, source: Source) {
    this.page = page;
    this.name = name;
    this.source = source;
    makeAutoObservable<this, 'page' | 'source' | 'controller' | 'disposer' | 'key' | 'load'>(
      this,
      {
        page: false,
        source: false,
        controller: false,
        disposer: false,
        key: false,
        load: action,
        name: false,
        data: observableRef,
      },
      { autoBind: true },
    );
  }

  start(): void {
    if (this.disposer) return;
    this.disposer = autorun(() => {
      const question = this.question;
      untracked(() => {
        this.ask(question);
      });
    });
  }

  reload(): void {
    this.asked += 1;
  }

  dispose(): void {
    this.disposer?.();
    this.controller?.abort();
  }

  /** What is to be asked for now, and why again; undefined where nothing is. */
  private get question(): Question | undefined {
    const { page, source } = this;
    const waits = source.auto === false && this.asked === 0;
    const reasons = `${String(this.asked)} ${String(page.root.changes.of(this.module))}`;
    if (waits || !page.templates.when(source.when).test(page.scope)) return undefined;
    try {
      const param = page.templates.param(source.param ?? {}).evaluateStrictly(page.scope) as object;
      return { param, key: `${reasons} ${JSON.stringify(param)}` };
    } catch (error) {
      // Without what fails it would be another question, such as one without its filter.
      return { failure: toExpressionError(error).text };
    }
  }

  /** Asks anew where the question is another one; objects that say the same are the same question. */
  private ask(question: Question | undefined): void {
    if (question?.key !== undefined && question.key === this.key) return;
    this.key = question?.key;
    this.controller?.abort();
    if (question?.param) void this.load(question.param);
    else if (question) this.fail(this.page.root.locale.localise(question.failure));
    else if (this.status === 'loading') this.status = this.data === undefined ? 'idle' : 'ready';
  }

  /** It is not answered. @param message for the person who misses it @param refused for want of a right */
  fail(message: string, refused = false): void {
    this.error = message;
    this.refused = refused;
    this.status = 'failed';
  }

  private get module(): string {
    return this.source.call.split('/')[0] ?? '';
  }

  private async load(param: object): Promise<void> {
    const controller = new AbortController();
    this.controller = controller;
    this.status = 'loading';
    try {
      const { signal } = controller;
      const answer = await callInterface(this.page.root, this.source.call, param, { signal });
      runInAction(() => {
        this.data = answer.list ?? answer.result;
        this.total = answer.total ?? answer.list?.length ?? 0;
        this.status = 'ready';
      });
    } catch (error) {
      if (!isCancelled(error)) this.fail(messageOf(error), isForbidden(error));
    }
  }
}
