import { makeAutoObservable, observableRef } from 'mobx';
import { merge, type MergeConflict } from '../../documents/diff/merge.ts';
import type { AtriumDocument } from '../../schemas/documents/index.ts';
import type { LocalText } from '../../schemas/text.ts';
import type { CarryOver } from './carryOver.ts';

/** One step of a history: values, not patches; what a step does not touch is shared by both. */
export interface Step {
  readonly id: number;
  readonly before: AtriumDocument;
  readonly after: AtriumDocument;
  readonly title: LocalText;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Keys that were selected before it, for the way back. */
  readonly selection: readonly string[];
  /** Steps of one such name that follow each other within a second are one: typing in a control. */
  readonly merge?: string | undefined;
}

/** The most steps that are kept. */
const MOST = 500;
/** Milliseconds within which steps of one name are one. */
const TOGETHER = 1_000;

/** What can be undone and done again. */
export class History {
  steps: readonly Step[] = [];
  /** How many of the steps are done; those behind can be done again. */
  at = 0;
  private last = 0;

  constructor() {
    makeAutoObservable<this, 'last'>(this, { steps: observableRef, last: false });
  }

  get canUndo(): boolean {
    return this.at > 0;
  }

  get canRedo(): boolean {
    return this.at < this.steps.length;
  }

  /** Steps that are done, the newest first. */
  get done(): readonly Step[] {
    return this.steps.slice(0, this.at).reverse();
  }

  /** Notes a step; what was undone can no longer be done again. */
  push(step: Omit<Step, 'id'>): void {
    const done = this.steps.slice(0, this.at);
    const newest = done.at(-1);
    const joins =
      step.merge !== undefined &&
      newest?.merge === step.merge &&
      step.at - newest.at <= TOGETHER &&
      newest.after === step.before;
    if (joins) {
      const joined = { ...newest, after: step.after, at: step.at };
      // Typed and taken back again is no step.
      this.steps = joined.after === joined.before ? done.slice(0, -1) : [...done.slice(0, -1), joined];
    } else {
      this.last += 1;
      this.steps = [...done, { ...step, id: this.last }].slice(-MOST);
    }
    this.at = this.steps.length;
  }

  /** The step that is undone; undefined where there is none. */
  undo(): Step | undefined {
    if (!this.canUndo) return undefined;
    this.at -= 1;
    return this.steps[this.at];
  }

  /** The step that is done again; undefined where there is none. */
  redo(): Step | undefined {
    const step = this.steps[this.at];
    if (step !== undefined) this.at += 1;
    return step;
  }

  /**
   * Leads all steps over what was changed by others meanwhile, so that undoing takes back one's own alone. Steps that
   * cannot be led over are forgotten, with those that lead to them.
   * @returns how many steps can no longer be taken back
   */
  rebase(carry: CarryOver): number {
    const known = new Map<AtriumDocument, AtriumDocument | undefined>();
    const carried = (document: AtriumDocument): AtriumDocument | undefined => {
      if (!known.has(document)) known.set(document, carry(document));
      return known.get(document);
    };
    const steps = this.steps.map((step) => {
      const [before, after] = [carried(step.before), carried(step.after)];
      return before === undefined || after === undefined ? undefined : { ...step, before, after };
    });
    const isKept = (step: Step | undefined): step is Step => step !== undefined;
    const lost = steps.slice(0, this.at).lastIndexOf(undefined) + 1;
    const end = steps.indexOf(undefined, this.at);
    this.steps = steps.slice(lost, end < 0 ? steps.length : end).filter(isKept);
    this.at -= lost;
    return lost;
  }

  /** The document without one step, whatever came after it; where that changed the same places, these are conflicts. */
  without(
    id: number,
    document: AtriumDocument,
  ): { document: AtriumDocument; conflicts: readonly MergeConflict[] } | undefined {
    const step = this.steps.find((each) => each.id === id);
    if (step === undefined) return undefined;
    const { value, conflicts } = merge(step.after, document, step.before);
    return { document: value, conflicts };
  }
}
