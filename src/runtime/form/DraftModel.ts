import { makeAutoObservable, observableRef, reaction, runInAction, type IReactionDisposer } from 'mobx';
import type { Draft } from '../../schemas/wire/draft.ts';
import { DraftCalls, unlessContested } from './DraftCalls.ts';
import type { DraftPlace, DraftStore } from './DraftStore.ts';
import type { FormModel } from './FormModel.ts';
import { same } from '../../documents/same.ts';

/** Milliseconds without typing after which a draft is kept. */
const AFTER = 2000;

type Values = Readonly<Record<string, unknown>>;

/**
 * Keeps what is typed into a form as a draft, and offers the one that is there when the form opens. As long as the
 * person has not answered that offer nothing is kept: it would stand in the place of what is offered. A draft that
 * another window has kept meanwhile is offered alike: it never goes without a word.
 */
export class DraftModel {
  /** A draft from before, which differs from what the form shows. */
  offered: Draft | undefined;
  /** The offered draft is of another window in which the same is filled in. */
  contested = false;
  /** When the last draft was kept. */
  keptAt: Date | undefined;
  /** What the kept draft holds; undefined where there is none. */
  private kept: Values | undefined;
  private ready = false;
  /** Whether a draft may be there. */
  private mayExist = true;
  private place: DraftPlace;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;
  private readonly calls: DraftCalls;
  private readonly form: FormModel;
  private readonly store: DraftStore;
  private readonly disposers: IReactionDisposer[];

  constructor(form: FormModel, store: DraftStore, place: DraftPlace) {
    this.form = form;
    this.store = store;
    this.place = place;
    this.calls = new DraftCalls(store, () => {
      this.flush();
    });
    makeAutoObservable<
      this,
      'form' | 'store' | 'calls' | 'disposers' | 'timer' | 'closed' | 'place' | 'mayExist'
    >(this, {
      closed: false,
      form: false,
      store: false,
      calls: false,
      disposers: false,
      timer: false,
      place: false,
      mayExist: false,
      offered: observableRef,
    });
    // One that is still offered was not typed here.
    form.endedDraft = () => (this.offered || !this.mayExist ? undefined : store.endedBy?.(this.place));
    this.disposers = [
      reaction(
        () => this.input,
        () => {
          this.schedule();
        },
        { equals: same },
      ),
      reaction(
        () => this.form.record,
        () => {
          this.submitted();
        },
      ),
    ];
  }

  /** Looks for a draft. Without an answer nothing is kept: a draft might be there. */
  async open(signal: AbortSignal): Promise<void> {
    try {
      const draft = await this.store.get(this.place, { signal });
      if (signal.aborted) return;
      this.found(draft ?? undefined);
    } catch (error) {
      if (!signal.aborted) this.calls.fail(error, () => void this.open(signal));
    }
  }

  /** The last try to keep a draft has failed; the next input tries again, and so does time where nobody answered. */
  get failed(): boolean {
    return this.calls.failed;
  }

  /** Whether drafts of this form stay when it is left. */
  get lasts(): boolean {
    return this.store.lasting;
  }

  /** Whether all that the person has typed is kept, and stays so when the form is left. */
  get isKept(): boolean {
    if (!this.lasts || this.kept === undefined || this.form.pending || this.leavesSecretOut) return false;
    return same(this.kept, this.input);
  }

  /** Something was typed into a field of secrets, which no draft keeps. */
  get leavesSecretOut(): boolean {
    return this.form.changed.length > this.draftable.length;
  }

  /** The form asks for a secret, which the offered draft cannot hold. */
  get lacksSecret(): boolean {
    return [...this.form.fields.values()].some(
      (field) => field.compiled.meta.secret === true && field.state.visible.value,
    );
  }

  /** The record was changed after the offered draft was begun. */
  get isOutdated(): boolean {
    return this.offered?.revision !== undefined && this.offered.revision !== this.form.record?.revision;
  }

  /** Fetches what another window has kept by now; where it does not come, what was offered before still stands. */
  async renew(): Promise<void> {
    const { place, offered } = this;
    if (!this.contested) return;
    const draft = await this.store.get(place).catch(() => undefined);
    if (!draft || place !== this.place || this.closed || this.offered !== offered) return;
    runInAction(() => {
      this.offered = draft;
    });
  }

  /** Puts the offered draft into the form; one of another window takes the place of what was typed here. */
  take(): void {
    const { offered, contested } = this;
    if (!offered) return;
    this.withdraw();
    if (contested) this.form.reset();
    for (const [code, value] of Object.entries(offered.data)) {
      const field = this.form.field(code);
      if (field && !field.compiled.node.value) this.form.setValue(code, value);
    }
    this.kept = this.input;
    this.keptAt = new Date(offered.updatedAt);
  }

  /** Forgets the offered draft; what is typed from now on, and has been, is kept. */
  discard(): void {
    this.withdraw();
    if (Object.keys(this.input).length === 0) this.forget();
    else this.schedule();
  }

  /** Keeps what was typed last without waiting for a pause: the page goes. */
  flush(): void {
    clearTimeout(this.timer);
    if (!this.ready) return;
    this.calls.removeLeaving();
    this.keep();
  }

  /** The network is back: what failed for want of it is tried at once. */
  retry(): void {
    this.calls.retry();
  }

  /**
   * The form closes. Where nobody wished it, what was typed is kept, over an offer that was not answered as well; else
   * a draft that does not last is dropped, but for one that is still offered: nobody has given it up.
   */
  dispose(): void {
    this.closed = true;
    clearTimeout(this.timer);
    this.calls.close();
    if (this.store.ended) this.rescue();
    else if (this.ready && !this.lasts && !this.offered) this.forget();
    for (const dispose of this.disposers) dispose();
  }

  /** What differs from the record, or from the first values of a new one; secrets are nothing for a draft. */
  private get input(): Values {
    return Object.fromEntries(this.draftable.map((code) => [code, this.form.field(code)?.value ?? null]));
  }

  private get draftable(): readonly string[] {
    return this.form.changed.filter((code) => this.form.field(code)?.compiled.meta.secret !== true);
  }

  private found(draft: Draft | undefined): void {
    this.ready = true;
    const values = this.form.values;
    if (draft === undefined) {
      this.mayExist = false;
      this.schedule();
    } else if (Object.entries(draft.data).every(([code, value]) => same(values[code] ?? null, value))) {
      this.kept = draft.data;
      this.schedule();
    } else {
      this.offered = draft;
    }
  }

  private schedule(): void {
    clearTimeout(this.timer);
    if (!this.ready || this.offered) return;
    this.timer = setTimeout(() => {
      this.flush();
    }, AFTER);
  }

  private rescue(): void {
    const { input, offered } = this;
    if (Object.keys(input).length === 0) return;
    this.withdraw();
    this.keep({ ...offered?.data, ...input });
  }

  private keep(input = this.input): void {
    const { place } = this;
    if (this.offered || same(this.kept ?? {}, input)) return;
    if (Object.keys(input).length === 0) {
      this.forget();
      return;
    }
    this.mayExist = true;
    this.calls.enqueue(async () => {
      const saved = await unlessContested(() => this.store.save(place, input, this.form.record?.revision));
      if (saved === undefined) {
        await this.contest(place);
        return;
      }
      const { updatedAt } = saved;
      runInAction(() => {
        if (place !== this.place) return;
        this.kept = input;
        this.keptAt = new Date(updatedAt);
      });
    });
  }

  /** The record was stored: its draft is done with. What was typed meanwhile is a draft of the stored record. */
  private submitted(): void {
    const id = this.form.record?.id;
    // What is still offered was not part of it, and is offered again where it began.
    if (!this.offered) this.forget();
    else if (id !== this.place.id) this.withdraw();
    this.place = { kind: this.place.kind, form: this.place.form, ...(id === undefined ? {} : { id }) };
    this.schedule();
  }

  private forget(): void {
    clearTimeout(this.timer);
    const { place } = this;
    this.withdraw();
    this.kept = undefined;
    this.keptAt = undefined;
    if (!this.mayExist) return;
    this.mayExist = false;
    this.calls.remove(place);
  }

  private withdraw(): void {
    this.offered = undefined;
    this.contested = false;
  }

  /** Offers what another window has kept, unless it is what stands here. */
  private async contest(place: DraftPlace): Promise<void> {
    const draft = await this.store.get(place);
    if (place !== this.place || this.closed) return;
    runInAction(() => {
      this.kept = undefined;
      this.keptAt = undefined;
      this.found(draft ?? undefined);
      this.contested = this.offered !== undefined;
    });
  }
}
