import { observable, runInAction } from 'mobx';
import type { TabMemory } from './TabMemory.ts';

/** Where an open form stands. */
interface Standing {
  /** Key of the dialog or drawer around it. */
  readonly overlay: number | undefined;
  /** Its tab keeps what is typed while another page is looked at. */
  readonly kept: boolean;
}

/** Where input would be lost: open forms say so here, and whoever closes or leaves asks first. */
export class UnsavedStore {
  /** Observable: whoever asks whether there is input hears of forms that open and close. */
  private readonly entries = observable.map<() => boolean, Standing>({}, { deep: false });
  /** What is on its way to be stored. */
  private readonly saves = new Set<Promise<unknown>>();
  private readonly memory: TabMemory | undefined;

  /** @param memory of the tabs that are not looked at */
  constructor(memory?: TabMemory) {
    this.memory = memory;
  }

  /**
   * Registers a form; `overlay` is the key of the dialog or drawer it stands in. Answers the way to take it back.
   * @param kept its tab keeps what is typed while another page is looked at
   */
  register(dirty: () => boolean, overlay: number | undefined, kept = false): () => void {
    runInAction(() => this.entries.set(dirty, { overlay, kept }));
    return () => {
      runInAction(() => this.entries.delete(dirty));
    };
  }

  /** Whether a form in this overlay holds unsaved input. */
  in(overlay: number): boolean {
    return [...this.entries].some(([dirty, at]) => at.overlay === overlay && dirty());
  }

  /** Notes that input is being saved, until `save` is over with all that follows from it, as that its dialog closes. */
  saving<T>(save: Promise<T>): Promise<T> {
    const noted = save.finally(() => this.saves.delete(noted));
    this.saves.add(noted);
    return noted;
  }

  /** Whether something is being saved. */
  get isSaving(): boolean {
    return this.saves.size > 0;
  }

  /** Resolves once nothing is being saved any more, however that went. */
  async saved(): Promise<void> {
    while (this.isSaving) await Promise.allSettled(this.saves);
  }

  /** The person gave up what all open forms hold: nobody asks about it again. */
  giveUp(): void {
    runInAction(() => {
      this.entries.clear();
    });
  }

  /** Whether the page that is drawn holds unsaved input. */
  here(): boolean {
    return [...this.entries.keys()].some((dirty) => dirty());
  }

  /** Whether it would be lost by looking at another page. */
  byLeaving(): boolean {
    return [...this.entries].some(([dirty, { kept }]) => !kept && dirty());
  }

  /** Whether the page that is drawn, or that of any other tab, holds unsaved input. */
  any(): boolean {
    return this.here() || this.memory?.holdsInput() === true;
  }
}
