import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { isCancelled, messageOf } from '../../../runtime/data/ApiError.ts';
import type { RootStore } from '../../../runtime/stores/RootStore.ts';
import { afterFlowRow, hasFlowOrder } from '../../../schemas/flow/listOrder.ts';
import type { FlowRow, FlowScope } from '../../../schemas/wire/flowLists.ts';
import { listFlowRows } from '../flowCalls.ts';
import { flowWalkOf } from '../FlowWalk.ts';
import { FlowChoice } from './FlowChoice.ts';
import { type FlowQuestion, NOTHING_ASKED, questionParameters, whereOf } from './flowQuestion.ts';
import { ListForm } from './ListForm.ts';

/** Lines of a page. */
const PAGE = 30;
/** Milliseconds without a further key before a keyword is asked for. */
const PAUSE = 300;
/** The most that the server answers at once. */
const MOST = 100;

type Param = { readonly scope: FlowScope } & Readonly<Record<string, unknown>>;

interface FlowListParts {
  readonly root: RootStore;
  readonly scope: FlowScope;
  /** Undefined: of all flows. */
  readonly flow: string | undefined;
  readonly question: FlowQuestion;
}

/** An open list of tasks or instances: what is asked, the lines that are there, those that are chosen. */
export class FlowList {
  readonly scope: FlowScope;
  readonly flow: string | undefined;
  question: FlowQuestion;
  rows: readonly FlowRow[] = [];
  more = false;
  status: 'loading' | 'ready' | 'failed' = 'loading';
  error: unknown;
  /** How the next page comes. */
  going: 'idle' | 'loading' | 'failed' = 'idle';
  goingError: unknown;
  readonly choice = new FlowChoice();
  /** What makes conditions of the filters by fields; undefined where several flows are listed. */
  readonly form: ListForm | undefined;
  private readonly root: RootStore;
  private underWay = new AbortController();
  /** What the address says of the question. */
  private said: Readonly<Record<string, string | undefined>>;
  private typing: ReturnType<typeof setTimeout> | undefined;

  constructor({ root, scope, flow, question }: FlowListParts) {
    this.root = root;
    this.scope = scope;
    this.flow = flow;
    this.form = flow === undefined ? undefined : new ListForm(root, scope, flow);
    this.question = this.fitting(question);
    this.said = questionParameters(question);
    makeAutoObservable<this, 'root' | 'underWay' | 'said' | 'typing'>(
      this,
      {
        scope: false,
        flow: false,
        question: observableRef,
        rows: observableRef,
        error: observableRef,
        goingError: observableRef,
        choice: false,
        form: false,
        root: false,
        underWay: false,
        said: false,
        typing: false,
        param: false,
        dispose: false,
      },
      { autoBind: true },
    );
  }

  /** The order that is asked for, as far as this list can have it. */
  get sort(): FlowQuestion['sort'] {
    const { sort } = this.question;
    return sort && hasFlowOrder(this.scope, sort.by) ? sort : undefined;
  }

  /** What `/list.do`, or an export, is asked of this list. Only where `isKnown`: else it would ask for more. */
  param(): Param {
    const { scope, flow, question } = this;
    const where = whereOf(question, this.form?.conditions(question.fields));
    const keyword = question.keyword.trim();
    const { sort } = this;
    return {
      scope,
      ...(flow !== undefined && { flowId: flow }),
      ...(where && { where }),
      ...(keyword !== '' && { keyword }),
      ...(sort && { sort: [{ field: sort.by, order: sort.order }] }),
    };
  }

  /** Whether all that is asked can be said in conditions: filters by fields wait for the form. */
  get isKnown(): boolean {
    return Object.keys(this.question.fields).length === 0 || this.form?.status === 'ready';
  }

  /** Asks something else; the address keeps it. */
  ask(changes: Partial<FlowQuestion>): void {
    clearTimeout(this.typing);
    this.put(changes);
    this.choice.clear();
    void this.load();
  }

  /** Whether the person narrows the list. */
  get isNarrowed(): boolean {
    const { sort: _sort, ...narrowing } = questionParameters(this.question);
    return Object.values(narrowing).some((value) => value !== undefined);
  }

  /** Narrows the list no more. */
  widen(): void {
    this.ask({ ...NOTHING_ASKED, sort: this.question.sort });
  }

  /** Asks for a keyword once nothing more has been typed for a moment. */
  seek(keyword: string): void {
    this.question = { ...this.question, keyword };
    clearTimeout(this.typing);
    this.typing = setTimeout(() => this.ask({ keyword }), PAUSE);
  }

  /** Fetches the first page. */
  async load(): Promise<void> {
    this.status = 'loading';
    await this.fetch(PAGE);
  }

  /** Fetches anew what is shown, with what others did; what is chosen stays chosen as long as it is there. */
  async refresh(): Promise<void> {
    if (this.status === 'loading' || this.going === 'loading') return;
    await this.fetch(Math.max(PAGE, this.rows.length));
  }

  /** Goes on with a list that was left: what was on its way then reached nobody. */
  async resume(): Promise<void> {
    this.going = 'idle';
    await this.fetch(Math.max(PAGE, this.rows.length));
  }

  /** Fetches the page behind the last line. */
  async goOn(): Promise<void> {
    const last = this.rows.at(-1);
    if (!this.more || this.going === 'loading' || last === undefined) return;
    this.going = 'loading';
    const { signal } = this.underWay;
    try {
      const page = await this.page(last, PAGE, signal);
      runInAction(() => {
        if (signal.aborted) return;
        this.take([...this.rows, ...page.list], page.more);
      });
    } catch (error) {
      if (!isCancelled(error)) this.failGoing(error);
    }
  }

  /** Remembers the list as it is for whoever goes through it from one of its lines. */
  beginWalk(): void {
    if (!this.isKnown) return;
    const { scope, flow, rows, more } = this;
    const { sort } = this;
    flowWalkOf(this.root).begin({ scope, flow, sort, param: this.param(), rows, more });
  }

  dispose(): void {
    clearTimeout(this.typing);
    this.underWay.abort();
    this.form?.dispose();
  }

  /** Changes what is asked, and what the address says of it. */
  private put(changes: Partial<FlowQuestion>): void {
    this.question = this.fitting({ ...this.question, ...changes });
    const said = questionParameters(this.question);
    for (const [name, value] of Object.entries(said))
      if (this.said[name] !== value) this.root.ui.replaceParameter(name, value);
    this.said = said;
  }

  /** Several flows have no form in common by whose fields they could be narrowed. */
  private fitting(question: FlowQuestion): FlowQuestion {
    return this.form === undefined ? { ...question, fields: {} } : question;
  }

  /**
   * Makes sure that filters by fields are conditions: what they leave out is not shown meanwhile.
   * @returns false where the list is empty, so that nothing is known of its form
   * @throws ApiError where the form does not come
   */
  private async knowForm(signal: AbortSignal): Promise<boolean> {
    const { form } = this;
    if (form === undefined || this.isKnown) return true;
    await form.load();
    signal.throwIfAborted();
    if (form.status === 'failed') throw form.error;
    if (form.status === 'none') return false;
    // What no field offers any more narrows nothing, and is not said to.
    const { fields } = this.question;
    const offered = new Set(form.fields.map(({ code }) => code));
    const known = Object.entries(fields).filter(([code]) => offered.has(code));
    if (known.length < Object.keys(fields).length) this.put({ fields: Object.fromEntries(known) });
    return true;
  }

  /** Fetches the first lines, as many as are wanted. */
  private async fetch(wanted: number): Promise<void> {
    this.underWay.abort();
    const { signal } = (this.underWay = new AbortController());
    try {
      let rows: readonly FlowRow[] = [];
      let more = await this.knowForm(signal);
      while (more && rows.length < wanted) {
        const page = await this.page(rows.at(-1), Math.min(MOST, wanted - rows.length), signal);
        rows = [...rows, ...page.list];
        ({ more } = page);
      }
      runInAction(() => {
        if (!signal.aborted) this.take(rows, more);
      });
    } catch (error) {
      if (!isCancelled(error) && !signal.aborted) this.fail(error);
    }
  }

  private page(last: FlowRow | undefined, limit: number, signal: AbortSignal) {
    const after = last && { after: afterFlowRow(last, this.scope, this.sort) };
    return listFlowRows(this.root.client, { ...this.param(), ...after, limit }, signal);
  }

  private take(rows: readonly FlowRow[], more: boolean): void {
    // What moved while pages were fetched may stand in two of them.
    const byId = new Map(rows.map((row) => [row.id, row]));
    this.rows = [...byId.values()];
    this.more = more;
    this.status = 'ready';
    this.going = 'idle';
    this.choice.follow(byId);
  }

  private fail(error: unknown): void {
    // Lines that are there already are worth more than the news that they could not be fetched anew.
    if (this.rows.length > 0 && this.status === 'ready') this.root.ui.message('warning', messageOf(error));
    else {
      this.status = 'failed';
      this.error = error;
    }
  }

  private failGoing(error: unknown): void {
    this.going = 'failed';
    this.goingError = error;
  }
}
