import { makeAutoObservable, observable, observableRef, runInAction } from 'mobx';
import { needsAcceptance } from '../../documents/plan/needsAcceptance.ts';
import type { UserPlaces } from '../../documents/uses/told.ts';
import { ApiError, isCancelled, isNotFound, messageOf } from '../../runtime/data/ApiError.ts';
import { type DocumentKey, fetchWorking } from '../core/designCalls.ts';
import { reasonsOf } from '../core/reasonsOf.ts';
import type { Failure, Offered, PublishSource } from './publication.ts';
import {
  keyOf,
  type PlanOf,
  type Published,
  publishItems,
  type PublishItem,
  type Review,
  reviewPublication,
  type TestOf,
} from './publishCalls.ts';

/**
 * A publication on its way: what it would meet is looked at first, people say what they accept, then it is done. Whatever
 * goes wrong, what they have typed and chosen stays.
 */
export class PublishModel {
  status: 'loading' | 'ready' | 'publishing' | 'done' = 'loading';
  review: Review | undefined = undefined;
  failure: Failure | undefined = undefined;
  note = '';
  reason = '';
  /** Drafts that could be published with it, by `kind/id`; those that are, are chosen. */
  offered: readonly Offered[] = [];
  readonly chosen = observable.set<string>();
  /** Hashes of the plans that the person has accepted, by `kind/id`. */
  readonly accepted = observable.map<string, string>();
  published: readonly Published[] = [];
  private readonly source: PublishSource;
  private revision: number | undefined;
  private asking = new AbortController();
  /** A publication was begun of which no answer came: it may have been done. */
  private isUncertain = false;
  /** Whether the review is of what would be published now. */
  private isReviewed = false;
  /** Whether those that somebody chose to come with it are read before it is looked at. */
  private offersAsked = true;

  constructor(source: PublishSource) {
    this.source = source;
    makeAutoObservable<this, 'source' | 'asking' | 'revision' | 'isUncertain' | 'offersAsked'>(
      this,
      {
        review: observableRef,
        offered: observableRef,
        published: observableRef,
        failure: observableRef,
        source: false,
        asking: false,
        revision: false,
        isUncertain: false,
        offersAsked: false,
      },
      { autoBind: true },
    );
  }

  get key(): DocumentKey {
    return this.source.key;
  }

  /** Whether an earlier version is published again. */
  get rollsBack(): boolean {
    return this.source.version !== undefined;
  }

  get errors(): number {
    return (this.review?.findings ?? []).filter(({ severity }) => severity === 'error').length;
  }

  /** Plans by which values are lost, whether or not somebody has accepted them. */
  get asks(): readonly PlanOf[] {
    return (this.review?.plans ?? []).filter(needsAcceptance);
  }

  isAccepted(plan: PlanOf): boolean {
    return this.accepted.get(keyOf(plan)) === plan.hash;
  }

  /** Tests that fail, of what is published and of what names it. */
  get failing(): readonly TestOf[] {
    return (this.review?.tests ?? []).filter(({ passed }) => !passed);
  }

  get needsReason(): boolean {
    const { broken = [] } = this.review ?? {};
    return broken.length + this.failing.length > 0 && this.reason.trim() === '';
  }

  /** Whether everything that has to be said is said. */
  get isReady(): boolean {
    return (
      this.status === 'ready' &&
      this.isReviewed &&
      this.failure?.why !== 'nothingNew' &&
      this.errors === 0 &&
      !this.needsReason &&
      this.asks.every((plan) => this.isAccepted(plan))
    );
  }

  setNote(note: string): void {
    this.note = note;
  }

  setReason(reason: string): void {
    this.reason = reason;
  }

  accept(plan: PlanOf, isAccepted: boolean): void {
    if (isAccepted) this.accepted.set(keyOf(plan), plan.hash);
    else this.accepted.delete(keyOf(plan));
  }

  /** Publishes another draft with it, or not; what they come to together is looked at anew. */
  choose(other: Offered, isChosen: boolean): Promise<void> {
    if (isChosen) this.chosen.add(keyOf(other));
    else this.chosen.delete(keyOf(other));
    return this.look();
  }

  /**
   * Looks at what publishing would meet. The first time what users do not have at all is chosen with it.
   * @param mayMove whether it is looked at once more where somebody has saved one of the documents meanwhile
   */
  async look(mayMove = true): Promise<void> {
    this.asking.abort();
    const asking = new AbortController();
    this.asking = asking;
    this.status = 'loading';
    this.failure = undefined;
    this.isReviewed = false;
    try {
      const revision = await this.source.save();
      if (asking.signal.aborted) return;
      if (revision === undefined) {
        this.fail({ why: 'notSaved' });
        return;
      }
      this.revision = revision;
      if (this.offersAsked) await this.offerAsked(asking.signal);
      const { items } = this;
      const review = await reviewPublication(this.source.client, items, asking.signal);
      runInAction(() => this.take(review));
      if (this.items.length > items.length) await this.look();
    } catch (error) {
      if (asking.signal.aborted || isCancelled(error)) return;
      if (mayMove && error instanceof ApiError && error.detail.code === 'REVISION_CONFLICT')
        await this.moved();
      else if (isNotFound(error)) this.fail({ why: 'gone' });
      else this.fail({ why: 'reviewFailed', said: messageOf(error) });
    }
  }

  /** Those that somebody chose come with it, where they are still there. */
  private async offerAsked(signal: AbortSignal): Promise<void> {
    const { client, asked = [] } = this.source;
    const found = await Promise.all(
      asked.map(async (key): Promise<readonly Offered[]> => {
        try {
          const { revision, version = null, document, by = '' } = await fetchWorking(client, key, signal);
          return [{ ...key, name: document.name, revision, version, by, why: 'asked' }];
        } catch (error) {
          if (isNotFound(error)) return [];
          throw error;
        }
      }),
    );
    runInAction(() => {
      this.offered = found.flat();
      for (const each of this.offered) this.chosen.add(keyOf(each));
      this.offersAsked = false;
    });
  }

  private take(review: Review): void {
    const isFirst = this.review === undefined;
    // A review offers none that somebody asked for: left out for now, they can be chosen again.
    const kept = this.offered.filter((each) => each.why === 'asked' || this.chosen.has(keyOf(each)));
    const fresh = review.others.filter((each) => !kept.some((one) => keyOf(one) === keyOf(each)));
    this.review = review;
    this.isReviewed = true;
    this.offered = [...kept, ...fresh];
    // An earlier version is published by itself.
    if (isFirst && !this.rollsBack)
      for (const each of fresh)
        if (each.why === 'named' && each.version === null) this.chosen.add(keyOf(each));
    this.status = 'ready';
  }

  private get items(): readonly PublishItem[] {
    const { key, version } = this.source;
    const own = { ...key, revision: this.revision ?? 0, ...(version !== undefined && { version }) };
    const others = this.offered.filter((each) => this.chosen.has(keyOf(each)));
    return [own, ...others.map(({ kind, id, revision }) => ({ kind, id, revision }))];
  }

  /**
   * Publishes what was reviewed, once, however often it is asked for. Where something was changed since, the person looks first.
   * @returns whether it is published
   */
  async publish(): Promise<boolean> {
    if (!this.becomesBusy()) return false;
    try {
      const revision = await this.source.save();
      if (revision !== this.revision) {
        await this.look();
        if (this.failure === undefined) this.fail({ why: 'moved' });
        return false;
      }
      const { accepted, note, reason } = this;
      const said = { accepted, note: note.trim(), reason: reason.trim() };
      const published = await publishItems(this.source.client, this.items, said);
      runInAction(() => this.done(published));
      return true;
    } catch (error) {
      await this.refused(error);
      return this.isPublished;
    }
  }

  /** Begins to publish, where everything that has to be said is said. */
  private becomesBusy(): boolean {
    if (!this.isReady) return false;
    this.status = 'publishing';
    this.failure = undefined;
    return true;
  }

  get isPublished(): boolean {
    return this.status === 'done';
  }

  private done(published: readonly Published[]): void {
    this.published = published;
    this.status = 'done';
  }

  private async refused(error: unknown): Promise<void> {
    if (!(error instanceof ApiError) || error.failure !== 'refused') {
      this.isUncertain = true;
      this.fail({ why: 'unanswered', said: messageOf(error) });
      return;
    }
    const { code, list, result } = error.detail;
    switch (code) {
      case 'ALREADY_PUBLISHED':
        // The answer to the try before this one was lost on its way.
        if (this.isUncertain) runInAction(() => this.done([]));
        else this.fail({ why: 'nothingNew' });
        return;
      case 'PLAN_NOT_ACCEPTED':
        this.replan((list ?? [result]) as readonly PlanOf[]);
        return;
      case 'BREAKS_OTHERS':
        this.rebreak((list ?? []) as readonly UserPlaces[]);
        return;
      case 'TEST_FAILED':
        this.retest((list ?? []) as readonly TestOf[]);
        return;
      case 'REVISION_CONFLICT':
        await this.moved();
        return;
      case 'DOCUMENT_INVALID':
        await this.look();
        if (this.errors > 0) this.fail({ why: 'invalid' });
        else this.fail({ why: 'refused', said: reasonsOf(error) });
        return;
      default:
        this.fail(isNotFound(error) ? { why: 'gone' } : { why: 'refused', said: error.message });
    }
  }

  /** Somebody has saved one of the documents: what they come to now is looked at, those that were chosen stay chosen. */
  private async moved(): Promise<void> {
    try {
      await this.lookAnew();
    } catch (error) {
      if (!isCancelled(error)) runInAction(() => this.fail({ why: 'reviewFailed', said: messageOf(error) }));
    }
  }

  private async lookAnew(): Promise<void> {
    const chosen = new Set(this.chosen);
    runInAction(() => {
      this.chosen.clear();
      this.offered = [];
      this.offersAsked = true;
    });
    await this.source.refresh();
    await this.look(false);
    const looked = this.chosen.size;
    const still = this.offered.map(keyOf).filter((key) => chosen.has(key));
    const isOther = still.length !== looked || still.some((key) => !this.chosen.has(key));
    runInAction(() => this.chosen.replace(still));
    if (isOther) await this.look(false);
    if (this.failure === undefined) this.fail({ why: 'moved' });
  }

  /** Records have changed meanwhile: the plans are others, and are to be accepted anew. */
  private replan(plans: readonly PlanOf[]): void {
    if (this.review === undefined) return;
    const changed = new Map(plans.map((plan) => [keyOf(plan), plan]));
    const kept = this.review.plans.filter((plan) => !changed.has(keyOf(plan)));
    for (const key of changed.keys()) this.accepted.delete(key);
    this.review = { ...this.review, plans: [...changed.values(), ...kept] };
    this.fail({ why: 'planChanged' });
  }

  private rebreak(broken: readonly UserPlaces[]): void {
    if (this.review !== undefined) this.review = { ...this.review, broken };
    this.fail({ why: 'breaks' });
  }

  private retest(failing: readonly TestOf[]): void {
    if (this.review !== undefined) this.review = { ...this.review, tests: failing };
    this.fail({ why: 'testsFail' });
  }

  private fail(failure: Failure): void {
    this.failure = failure;
    this.status = 'ready';
  }

  dispose(): void {
    this.asking.abort();
  }
}
