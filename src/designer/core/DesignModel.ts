import { makeAutoObservable, observableRef } from 'mobx';
import { type Command, type EditLanguage, isRefused } from '../../documents/edit/command.ts';
import type { Scope } from '../../conditions/index.ts';
import type { Missing } from '../../documents/edit/copyParts.ts';
import { type Decisions, merge, type MergeConflict } from '../../documents/diff/merge.ts';
import { partsOf } from '../../documents/parts/partsOf.ts';
import type { Part, PartTree } from '../../documents/parts/part.ts';
import { same } from '../../documents/same.ts';
import type { AtriumDocument, DocumentKind } from '../../schemas/documents/index.ts';
import type { LocalText } from '../../schemas/text.ts';
import { carryChanges, carryRename } from './carryOver.ts';
import { History, type Step } from './History.ts';

/** What the server holds of the document: what it was read or saved as. */
export interface StoredDocument {
  readonly revision: number;
  readonly document: AtriumDocument;
}

/** How a change of the same place by two people is settled. */
export interface PendingMerge {
  readonly theirs: StoredDocument;
  readonly merged: AtriumDocument;
  readonly conflicts: readonly MergeConflict[];
}

/** Parts to paste that read what the document lacks: it may come with them. */
interface PasteQuestion {
  readonly missing: Missing;
  readonly paste: (along: boolean) => Command;
}

/** Gives what the expressions of a node read. */
export type Sampler = (node: string | undefined) => Scope;

const RENAMED: LocalText = { zhCN: '改名', enUS: 'Rename' };

/** One document as it is designed: the value, what is selected, what can be undone. No React, no transport. */
export class DesignModel {
  document: AtriumDocument;
  /** Keys of parts, the primary one first. */
  selection: readonly string[] = [];
  readonly history = new History();
  /** Why the last command did nothing; said once. */
  refusal: LocalText | undefined = undefined;
  /** What a person should know of the last command; said once. */
  note: LocalText | undefined = undefined;
  /** What a person is asked before parts are pasted. */
  pasting: PasteQuestion | undefined = undefined;
  /** What somebody else saved, while both changed the same places and nobody has decided yet. */
  private theirs: StoredDocument | undefined = undefined;
  /** How often it was published from here: what shows what users have reads it anew then. */
  publications = 0;
  /** Somebody asked for the texts that lack a language; whoever shows them takes the wish. */
  wantsMissingTexts = false;
  base: StoredDocument;
  readonly language: EditLanguage;
  /** What expressions of a node, or of none, read on the canvas now; undefined while nothing is drawn. */
  sample: Sampler | undefined = undefined;
  private readonly now: () => number;

  constructor(stored: StoredDocument, language: EditLanguage, now: () => number = Date.now) {
    this.base = stored;
    this.document = stored.document;
    this.language = language;
    this.now = now;
    makeAutoObservable<this, 'now' | 'theirs'>(
      this,
      {
        document: observableRef,
        selection: observableRef,
        base: observableRef,
        theirs: observableRef,
        refusal: observableRef,
        sample: observableRef,
        note: observableRef,
        pasting: observableRef,
        history: false,
        language: false,
        now: false,
      },
      { autoBind: true },
    );
  }

  /** What kind of document it is, for ever: who reads it here is not drawn anew with each edit. */
  get kind(): DocumentKind {
    return this.document.kind;
  }

  /** What the document is called; who reads it here is drawn anew only where that changes. */
  get name(): string {
    return this.document.name;
  }

  get tree(): PartTree {
    return partsOf(this.document, this.language.metas);
  }

  /** The parts that are selected and still there. */
  get selected(): readonly Part[] {
    return this.selection.flatMap((key) => this.tree.byKey.get(key) ?? []);
  }

  get primary(): Part | undefined {
    return this.selected[0];
  }

  /** Both changes together as they are now, with the places that need a decision. */
  get pending(): PendingMerge | undefined {
    const { theirs } = this;
    if (theirs === undefined) return undefined;
    const { value, conflicts } = merge(this.base.document, this.document, theirs.document);
    return { theirs, merged: value, conflicts };
  }

  /** Whether the server holds something else. */
  get isDirty(): boolean {
    return this.document !== this.base.document && !same(this.document, this.base.document);
  }

  /**
   * Runs a command.
   * @param merge steps of this name that follow each other within a second are one
   * @returns whether the document changed; else `refusal` says why
   */
  run(command: Command, merge?: string): boolean {
    const result = command(this.document, this.language);
    this.refusal = isRefused(result) ? result.refused : undefined;
    this.note = undefined;
    if (isRefused(result) || result.document === this.document) return false;
    const { selection, document: before } = this;
    this.document = result.document;
    // Another object each time, so that the same words are said again.
    this.note = result.note && { ...result.note };
    this.history.push({
      before,
      after: result.document,
      title: result.title,
      at: this.now(),
      selection,
      merge,
    });
    if (result.select !== undefined) this.select(result.select);
    else this.dropGone();
    return true;
  }

  /** Asks whether what pasted parts read comes with them. */
  ask(question: PasteQuestion): void {
    this.pasting = question;
  }

  /** Pastes what was asked about. @param along whether what is missing comes with it; undefined: nothing is pasted */
  answer(along: boolean | undefined): void {
    const { pasting } = this;
    this.pasting = undefined;
    if (pasting !== undefined && along !== undefined) this.run(pasting.paste(along));
  }

  undo(): boolean {
    return this.leap(this.history.undo(), (step) => step.before);
  }

  redo(): boolean {
    return this.leap(this.history.redo(), (step) => step.after);
  }

  private leap(step: Step | undefined, to: (step: Step) => AtriumDocument): boolean {
    if (step === undefined) return false;
    this.document = to(step);
    const there = step.selection.filter((key) => this.tree.byKey.has(key));
    if (there.length > 0) this.select(there);
    else this.dropGone();
    return true;
  }

  /**
   * Takes one step back and leaves what came after it.
   * @returns what both changed and was left as it is, for the person to look at; undefined where the step is gone
   */
  revert(id: number, title: LocalText): readonly MergeConflict[] | undefined {
    const reverted = this.history.without(id, this.document);
    if (reverted === undefined) return undefined;
    if (!same(reverted.document, this.document)) this.run(() => ({ document: reverted.document, title }));
    return reverted.conflicts;
  }

  /** Selects parts; those that are not there are left out. The same parts again are no news. */
  select(keys: readonly string[]): void {
    const there = keys.filter((key) => this.tree.byKey.has(key));
    if (!same(there, this.selection)) this.selection = there;
  }

  /** Adds a part to the selection, or takes it out. */
  toggle(key: string): void {
    this.select(
      this.selection.includes(key) ? this.selection.filter((each) => each !== key) : [key, ...this.selection],
    );
  }

  /** Asks for the texts that lack a language, or notes that they are shown. */
  wantMissingTexts(wanted: boolean): void {
    this.wantsMissingTexts = wanted;
  }

  /** Notes that users have another version now. */
  published(): void {
    this.publications += 1;
  }

  /** Notes what the server has taken. */
  saved(stored: StoredDocument): void {
    this.base = stored;
  }

  /**
   * Takes what somebody else has saved meanwhile together with what was changed here. What both changed waits in
   * `pending` for a decision.
   */
  receive(theirs: StoredDocument, title: LocalText): void {
    this.theirs = theirs;
    if ((this.pending?.conflicts.length ?? 0) === 0) this.settle(theirs, new Map(), title);
  }

  /**
   * Goes on with the merge that waits in `pending`.
   * @param decisions by the keys of its conflicts
   */
  decide(decisions: Decisions, title: LocalText): void {
    if (this.theirs !== undefined) this.settle(this.theirs, decisions, title);
  }

  /**
   * Goes on with a merge that somebody decided. What the others changed is no step of the history: undoing takes back
   * one's own changes. What was decided against one's own is one.
   */
  private settle(theirs: StoredDocument, decisions: Decisions, title: LocalText): void {
    const { document: own, base } = this;
    const { value: merged } = merge(base.document, own, theirs.document);
    const { value: document } = merge(base.document, own, theirs.document, decisions);
    this.theirs = undefined;
    this.history.rebase(carryChanges(this.base.document, theirs.document));
    this.base = theirs;
    this.document = merged;
    if (same(document, merged)) this.dropGone();
    else this.run(() => ({ document, title }));
  }

  /**
   * Takes over what the server has renamed here and elsewhere. That is no step: undone here alone, it would leave the
   * other documents behind.
   * @param member whose own name it is, of what is named by its place in an object
   * @returns how many steps can no longer be taken back, since they would bring the old name back
   */
  renamed(theirs: StoredDocument, member?: { readonly pointer: string; readonly name: string }): number {
    const carry = carryRename(this.base.document, theirs.document, member);
    const document = carry(this.document);
    if (document === undefined) {
      // What is not saved yet does not go with it: it is merged as with anything that others save.
      this.receive(theirs, RENAMED);
      return 0;
    }
    const lost = this.history.rebase(carry);
    this.base = theirs;
    this.document = document;
    this.dropGone();
    return lost;
  }

  /** Notes what the canvas shows. */
  show(sample: Sampler | undefined): void {
    this.sample = sample;
  }

  private dropGone(): void {
    if (this.selection.some((key) => !this.tree.byKey.has(key))) this.select(this.selection);
  }
}
