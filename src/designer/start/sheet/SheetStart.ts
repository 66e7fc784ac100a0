import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ApiClient } from '../../../runtime/data/ApiClient.ts';
import { messageOf } from '../../../runtime/data/ApiError.ts';
import type { FileClient } from '../../../runtime/data/FileClient.ts';
import type { ModuleClient } from '../../../runtime/data/ModuleClient.ts';
import { ImportModel } from '../../../runtime/stores/ImportModel.ts';
import type { JobStore } from '../../../runtime/stores/JobStore.ts';
import type { FormProposal } from '../../../schemas/wire/proposeForm.ts';
import { proposeForm, saveNew } from '../../core/designCalls.ts';
import { nothingSaid, publishItems } from '../../publish/publishCalls.ts';
import { reasonsOf } from '../../core/reasonsOf.ts';
import { choiceFault, firstChoices, importMapping, proposedForm, type ColumnChoice } from './proposedForm.ts';

/** What beginning from a sheet needs of the application. */
export interface SheetStartParts {
  readonly client: ApiClient;
  readonly files: FileClient;
  readonly jobs: JobStore;
  readonly module: (id: string) => ModuleClient;
  /** Fetches what is known of all widgets, of which columns are to be offered some. */
  readonly prepare: () => Promise<unknown>;
  /** The role of whoever begins, which may import then. */
  readonly role: string | undefined;
  /** Told of what came of a form whose dialog was closed meanwhile, but for rows that a job imports. */
  readonly ended: (sheet: SheetStart) => void;
}

/**
 * A form that is begun from a sheet:
 *
 *     file ─ upload, propose ─▶ columns ⟲ another sheet ─ save ─▶ saved ─ publish, import ─▶ done
 *
 * What was done stays done: a form that is saved is there, whatever becomes of its publication and its rows.
 */
export class SheetStart {
  step: 'file' | 'columns' | 'making' | 'done' = 'file';
  fileName = '';
  proposal: FormProposal | undefined = undefined;
  choices: readonly ColumnChoice[] = [];
  withRows = true;
  busy = false;
  /** Why the file could not be read. */
  failure: string | undefined = undefined;
  /** Name of the form that was made. */
  name = '';
  /** Why the form that was made is not published. */
  unpublished: string | undefined = undefined;
  /** The import of the rows, once it has begun. */
  rows: ImportModel | undefined = undefined;
  /** The dialog is gone. */
  private left = false;
  private fileId = '';
  private turn = 0;
  private readonly parts: SheetStartParts;

  constructor(parts: SheetStartParts) {
    this.parts = parts;
    makeAutoObservable<this, 'parts' | 'fileId' | 'turn' | 'left'>(
      this,
      {
        proposal: observableRef,
        choices: observableRef,
        parts: false,
        fileId: false,
        turn: false,
        left: false,
      },
      { autoBind: true },
    );
  }

  /** Whether an import takes all rows. */
  get isImportable(): boolean {
    return (
      this.proposal !== undefined && this.proposal.rows > 0 && this.proposal.rows <= this.proposal.mostRows
    );
  }

  get importsRows(): boolean {
    return this.withRows && this.isImportable;
  }

  /** Whether a form can be made of what is chosen. */
  get isReady(): boolean {
    const { choices } = this;
    return (
      choices.some(({ taken }) => taken) &&
      choices.every((choice) => choiceFault(choice, choices) === undefined)
    );
  }

  /** Sends a file and reads it. @returns what is proposed; undefined where that failed, or another file came */
  async choose(file: File): Promise<FormProposal | undefined> {
    return this.read(async () => {
      const { id } = await this.parts.files.upload(file, { outlivesRoute: true });
      return { fileId: id, proposal: await proposeForm(this.parts.client, { fileId: id }) };
    }, file.name);
  }

  /** Reads another sheet of the file. */
  async chooseSheet(sheet: string): Promise<FormProposal | undefined> {
    const { fileId } = this;
    return this.read(
      async () => ({ fileId, proposal: await proposeForm(this.parts.client, { fileId, sheet }) }),
      this.fileName,
    );
  }

  private async read(
    fetch: () => Promise<{ fileId: string; proposal: FormProposal }>,
    fileName: string,
  ): Promise<FormProposal | undefined> {
    this.turn += 1;
    const { turn } = this;
    this.busy = true;
    this.failure = undefined;
    try {
      const [{ fileId, proposal }] = await Promise.all([fetch(), this.parts.prepare()]);
      if (turn !== this.turn) return undefined;
      runInAction(() => {
        this.fileId = fileId;
        this.fileName = fileName;
        this.proposal = proposal;
        this.choices = firstChoices(proposal);
        this.step = 'columns';
      });
      return proposal;
    } catch (error) {
      if (turn === this.turn) this.fail(messageOf(error));
      return undefined;
    } finally {
      if (turn === this.turn) this.rest();
    }
  }

  private fail(why: string): void {
    this.failure = why;
  }

  private rest(): void {
    this.busy = false;
  }

  /** Back to the choice of a file. */
  restart(): void {
    this.turn += 1;
    this.step = 'file';
    this.proposal = undefined;
    this.choices = [];
    this.failure = undefined;
    this.busy = false;
  }

  change(at: number, change: Partial<Omit<ColumnChoice, 'column'>>): void {
    this.choices = this.choices.map((choice, index) => (index === at ? { ...choice, ...change } : choice));
  }

  setWithRows(withRows: boolean): void {
    this.withRows = withRows;
  }

  /**
   * Makes the form, and where that is wished publishes it and imports the rows; what came of them is shown then.
   * @throws ApiError where the form could not be saved: nothing was made then
   */
  async make({ id, name, system }: { id: string; name: string; system?: string | undefined }): Promise<void> {
    const { proposal, choices, parts, importsRows } = this;
    if (proposal === undefined) return;
    const role = importsRows ? parts.role : undefined;
    const form = proposedForm(proposal, choices, { id, name, role });
    const revision = await saveNew(parts.client, form, system);
    if (!importsRows) return;
    runInAction(() => {
      this.name = name;
      this.step = 'making';
    });
    try {
      await publishItems(parts.client, [{ kind: 'form', id, revision }], nothingSaid);
    } catch (error) {
      runInAction(() => {
        this.unpublished = reasonsOf(error);
      });
    }
    if (this.unpublished === undefined) await this.importRows(proposal, { id, name });
    runInAction(() => {
      this.step = 'done';
    });
    // Of a job it is told where jobs are.
    if (this.left && (this.rows?.jobId ?? '') === '') parts.ended(this);
  }

  private async importRows(
    proposal: FormProposal,
    { id, name }: { readonly id: string; readonly name: string },
  ): Promise<void> {
    const { parts, choices, fileId } = this;
    const { sheet, headerRow, lastRow } = proposal;
    const taken = choices.filter((choice) => choice.taken);
    const model = new ImportModel({
      ...{ title: name, about: id, files: parts.files, jobs: parts.jobs, module: parts.module(id) },
      fields: taken.map(({ code, title }) => ({ code, title })),
    });
    model.prepare(fileId, importMapping(proposal, choices), {
      headerRow,
      ...(sheet !== undefined && { sheet }),
      ...(lastRow !== undefined && { lastRow }),
    });
    runInAction(() => {
      this.rows = model;
    });
    const run = model.run();
    if (this.left) model.leave();
    await run;
  }

  /** The dialog is gone: rows that are being imported go on, and are told of when they are there. */
  leave(): void {
    this.turn += 1;
    this.left = true;
    this.rows?.leave();
  }
}
