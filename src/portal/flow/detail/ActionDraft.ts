import { makeAutoObservable, observable } from 'mobx';
import type { FlowOffer } from '../../../schemas/wire/flowDetail.ts';
import type { FlowFile, FlowPerson } from '../../../schemas/wire/flowInstance.ts';

/** People picked for steps ahead, by node. */
export type Picked = Readonly<Record<string, readonly FlowPerson[]>>;

interface Work {
  readonly finish: (() => Promise<void>) | undefined;
}

/**
 * What somebody has entered for what they are about to do. It outlives the dialogs and each refresh of the page, so that
 * nothing is typed twice.
 */
export class ActionDraft {
  /** Whose dialog is open. */
  offer: FlowOffer | undefined = undefined;
  comment = '';
  attachments: readonly FlowFile[] = [];
  signature: FlowFile | null = null;
  people: readonly FlowPerson[] = [];
  order: 'parallel' | 'sequential' = 'parallel';
  node: string | undefined = undefined;
  picks: Picked = {};
  /** What is wrong, by the member of the call that it is about. */
  problems: Readonly<Record<string, string>> = {};
  /** What is wrong with it as a whole. */
  refusal: string | undefined = undefined;
  busy = false;
  /** The action that people and place were entered for. */
  private of: FlowOffer['action'] | undefined = undefined;
  /** The place that was there without being chosen. */
  private usual: string | undefined = undefined;
  private readonly works = observable.set<Work>([], { deep: false });

  constructor() {
    makeAutoObservable<this, 'works'>(this, { works: false, hold: false }, { autoBind: true });
  }

  /** Whether something would be lost. */
  get isFilled(): boolean {
    return (
      this.comment.trim() !== '' ||
      this.attachments.length > 0 ||
      this.signature !== null ||
      this.people.length > 0 ||
      this.node !== this.usual ||
      Object.values(this.picks).some((people) => people.length > 0) ||
      this.works.size > 0
    );
  }

  /** Opens the dialog of an offer; people and places of another one are not this one's. */
  open(offer: FlowOffer): void {
    const { action, targets } = offer;
    if (action !== this.of) {
      this.of = action;
      this.people = [];
      this.order = 'parallel';
      this.usual = targets?.length === 1 ? targets[0]?.node : undefined;
      this.node = this.usual;
    }
    this.offer = offer;
    this.tell({}, undefined);
  }

  /** Puts the dialog away; what was entered waits for it. */
  close(): void {
    this.offer = undefined;
    this.tell({}, undefined);
  }

  change(changes: Partial<Pick<ActionDraft, Entered>>): void {
    Object.assign(this, changes);
    this.tell({}, undefined);
  }

  pick(node: string, people: readonly FlowPerson[]): void {
    this.change({ picks: { ...this.picks, [node]: people } });
  }

  tell(problems: Readonly<Record<string, string>>, refusal: string | undefined): void {
    this.problems = problems;
    this.refusal = refusal;
  }

  setBusy(busy: boolean): void {
    this.busy = busy;
  }

  /** It was done: what was entered is stored. */
  done(): void {
    this.change({ comment: '', attachments: [], signature: null, people: [], node: undefined, picks: {} });
    this.of = undefined;
    this.usual = undefined;
    this.close();
  }

  /** Something is on its way into it. @param finish ends it where somebody submits @returns ends the hold */
  readonly hold = (finish?: () => Promise<void>): (() => void) => {
    const work = { finish };
    this.begin(work);
    return () => this.release(work);
  };

  /**
   * Ends what the person left open, as a signature that they have not confirmed.
   * @returns whether no file is on its way any more
   */
  async settle(): Promise<boolean> {
    await Promise.all([...this.works].flatMap(({ finish }) => (finish ? [finish()] : [])));
    return [...this.works].every(({ finish }) => finish !== undefined);
  }

  private begin(work: Work): void {
    this.works.add(work);
  }

  private release(work: Work): void {
    this.works.delete(work);
  }
}

type Entered = 'comment' | 'attachments' | 'signature' | 'people' | 'order' | 'node' | 'picks';
