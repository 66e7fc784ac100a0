import { makeAutoObservable, observableRef } from 'mobx';
import { merge } from '../../documents/diff/merge.ts';
import { replaceDocument } from '../../documents/edit/setMember.ts';
import { same } from '../../documents/same.ts';
import type { AtriumDocument } from '../../schemas/documents/index.ts';
import type { DesignModel } from '../core/DesignModel.ts';
import { jsonText } from '../settings/jsonText.ts';

interface Typed {
  readonly text: string;
  /** The document as it was when this was begun. */
  readonly of: AtriumDocument;
  /** Whether the document is what was typed. */
  readonly isTaken: boolean;
}

/**
 * The text of a document while somebody types it. What is a document becomes the document at once; what is none yet stays
 * as it was typed, whatever becomes of the document meanwhile, and is merged with that as soon as it is one.
 */
export class JsonDraft {
  private typed: Typed | undefined = undefined;
  private readonly model: DesignModel;

  constructor(model: DesignModel) {
    this.model = model;
    makeAutoObservable<this, 'typed' | 'model'>(
      this,
      { typed: observableRef, model: false },
      { autoBind: true },
    );
  }

  get text(): string {
    const { typed, model } = this;
    const isKept = typed !== undefined && (typed.of === model.document || !typed.isTaken);
    return isKept ? typed.text : jsonText(model.document);
  }

  /** Whether the document was changed elsewhere since one began to type what is none yet. */
  get isBehind(): boolean {
    const { typed, model } = this;
    return typed !== undefined && !typed.isTaken && typed.of !== model.document;
  }

  /** Notes what was typed. @param next the document that it is, if it is one */
  type(text: string, next: AtriumDocument | undefined): void {
    const { model, typed } = this;
    const of = typed !== undefined && !typed.isTaken ? typed.of : model.document;
    if (next === undefined) {
      this.typed = { text, of, isTaken: false };
      return;
    }
    const { document } = model;
    const wanted = of === document ? next : merge(of, next, document).value;
    const isTaken = same(wanted, document) || model.run(replaceDocument(wanted), 'json');
    // What others changed stands in the text from now on.
    const isWhole = isTaken && same(wanted, next);
    this.typed = isTaken && !isWhole ? undefined : { text, of: isTaken ? model.document : of, isTaken };
  }

  /** Gives up what was typed. */
  takeNewest(): void {
    this.typed = undefined;
  }
}

const drafts = new WeakMap<DesignModel, JsonDraft>();

/** What is typed of a document: it outlives the view that it is typed in. */
export function draftOf(model: DesignModel): JsonDraft {
  const draft = drafts.get(model) ?? new JsonDraft(model);
  drafts.set(model, draft);
  return draft;
}
