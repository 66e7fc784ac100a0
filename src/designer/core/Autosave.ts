import { makeAutoObservable, reaction, runInAction } from 'mobx';
import { jsonPatch } from '../../documents/diff/jsonPatch.ts';
import { ApiError, isNotFound, mayBeDone, messageOf } from '../../runtime/data/ApiError.ts';
import { randomToken } from '../../runtime/data/randomToken.ts';
import type { AtriumDocument } from '../../schemas/documents/index.ts';
import type { LocalText } from '../../schemas/text.ts';
import { type MsgState, msgStates } from '../../schemas/wire/answer.ts';
import type { Overtaken, Patch } from './designCalls.ts';
import type { DesignModel, StoredDocument } from './DesignModel.ts';

/** What saves a patch: the server's call. */
export type SavePatch = (patch: Patch) => Promise<{ readonly revision: number } | Overtaken>;

/** The working document as it was read, and who saved it last. */
export interface Fetched extends StoredDocument {
  readonly by?: string | undefined;
}

/** Milliseconds after the last change. */
const PAUSE = 800;
/** Milliseconds after which a save that failed is tried again. */
const AGAIN = 5_000;

const MERGED: LocalText = { zhCN: '合并他人的修改', enUS: 'Merge what others changed' };

/** What the server would refuse again; unlike what it cannot do just now, or not before somebody has logged in anew. */
const LASTING: ReadonlySet<MsgState | undefined> = new Set([
  msgStates.invalid,
  msgStates.forbidden,
  msgStates.notFound,
  msgStates.conflict,
]);
const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && error.failure === 'refused' && LASTING.has(error.detail.msgState);

/**
 * Keeps the working document on the server as it is changed here: a pause after the last change, what differs is sent. What
 * somebody else has saved meanwhile is merged by part; where both changed the same place, the person decides first.
 */
export class Autosave {
  status: 'saved' | 'saving' | 'unsaved' | 'conflict' | 'failed' = 'saved';
  /** Why the last save failed. */
  failure: string | undefined = undefined;
  /** Whether it failed because somebody has removed the document. */
  isRemoved = false;
  /** Whose changes were merged last. */
  mergedFrom: string | undefined = undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private underWay: Promise<void> | undefined;
  /**
   * A save of which no answer came: it may have been done. It is repeated as it was before anything else is sent; else
   * what is one's own would come back as somebody else's, and would be merged with what was changed here since.
   */
  private unanswered: Patch | undefined;
  private readonly model: DesignModel;
  private readonly save: SavePatch;
  private readonly stop: () => void;
  private isOver = false;
  private isSuspended = false;

  /** @param unanswered what an autosave of the model, that was suspended, has left behind */
  constructor(model: DesignModel, save: SavePatch, unanswered?: Patch) {
    this.model = model;
    this.save = save;
    this.unanswered = unanswered;
    makeAutoObservable<
      this,
      'timer' | 'underWay' | 'unanswered' | 'model' | 'save' | 'stop' | 'isOver' | 'isSuspended'
    >(
      this,
      {
        isSuspended: false,
        timer: false,
        underWay: false,
        unanswered: false,
        model: false,
        save: false,
        stop: false,
        isOver: false,
      },
      { autoBind: true },
    );
    this.stop = reaction(
      () => [model.document, model.pending] as const,
      () => this.changed(),
    );
    // A model that was kept comes with what is not saved yet.
    this.changed();
  }

  /** Whether what is here is on its way to the server, or about to be. */
  get isSaving(): boolean {
    return this.status === 'unsaved' || this.status === 'saving';
  }

  /** Saves at once, as before publishing. @returns whether the server has what is here */
  async flush(): Promise<boolean> {
    clearTimeout(this.timer);
    await this.underWay;
    if (this.unanswered !== undefined) await this.begin();
    if (this.model.isDirty && this.model.pending === undefined) await this.begin();
    return this.status === 'saved';
  }

  /**
   * Takes what somebody else has saved, as soon as no save is under way; the next save would come upon it too, and later.
   * @param revision that the server has, as far as it is known
   * @param fetch reads the working document
   * @throws whatever `fetch` does
   */
  async refresh(fetch: () => Promise<Fetched>, revision = Infinity): Promise<void> {
    await this.underWay;
    if (this.unanswered !== undefined) await this.begin();
    if (revision <= this.model.base.revision) return;
    const found = await fetch();
    await this.underWay;
    runInAction(() => {
      if (this.isOver || this.model.pending !== undefined || this.unanswered !== undefined) return;
      if (found.revision <= this.model.base.revision) return;
      this.answered({ ...found, by: found.by ?? '', at: '' }, found.document);
    });
  }

  /** Ends it; what is not saved yet is saved. */
  dispose(): void {
    this.isOver = true;
    this.stop();
    void this.flush();
  }

  /** Ends it as it is: nobody is there who may save. @returns a save that may have been done all the same */
  suspend(): Patch | undefined {
    this.isOver = true;
    this.isSuspended = true;
    this.stop();
    clearTimeout(this.timer);
    return this.unanswered;
  }

  private changed(): void {
    if (this.model.pending !== undefined) {
      this.status = 'conflict';
      return;
    }
    if (!this.model.isDirty && this.unanswered === undefined) {
      if (this.underWay === undefined) this.status = 'saved';
      return;
    }
    if (this.status !== 'saving') this.status = 'unsaved';
    this.later(PAUSE);
  }

  private later(pause: number): void {
    clearTimeout(this.timer);
    if (this.isSuspended) return;
    this.timer = setTimeout(() => void this.begin(), pause);
  }

  private begin(): Promise<void> {
    // One after the other: what is changed while a save is under way goes with the next one.
    this.underWay ??= this.send().finally(() => {
      this.underWay = undefined;
      if (this.status === 'unsaved') this.later(PAUSE);
    });
    return this.underWay;
  }

  private async send(): Promise<void> {
    // What waits for a decision would only come upon the same again.
    if (this.model.pending !== undefined && this.unanswered === undefined) return;
    const sent = this.unanswered ?? this.next();
    if (sent.patch.length === 0) {
      runInAction(() => (this.status = 'saved'));
      return;
    }
    runInAction(() => (this.status = 'saving'));
    try {
      const answer = await this.save(sent);
      this.unanswered = undefined;
      runInAction(() => this.answered(answer, sent.after));
    } catch (error) {
      this.unanswered = mayBeDone(error) ? sent : undefined;
      runInAction(() => {
        this.status = 'failed';
        this.failure = messageOf(error);
        this.isRemoved = isNotFound(error);
        // What the server refuses it refuses again, until something else is sent.
        if (!this.isOver && !isRefused(error)) this.later(AGAIN);
      });
    }
  }

  private next(): Patch {
    const { base, document } = this.model;
    const patch = jsonPatch(base.document, document);
    return { revision: base.revision, patch, after: document, requestId: randomToken(4) };
  }

  private answered(answer: { readonly revision: number } | Overtaken, sent: AtriumDocument): void {
    this.failure = undefined;
    if ('document' in answer) {
      this.mergedFrom = answer.by === '' ? undefined : answer.by;
      this.model.receive({ revision: answer.revision, document: answer.document }, MERGED);
    } else this.model.saved({ revision: answer.revision, document: sent });
    if (this.model.pending !== undefined) this.status = 'conflict';
    else this.status = this.model.isDirty ? 'unsaved' : 'saved';
  }
}
