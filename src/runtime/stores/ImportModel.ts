import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Text } from '../../schemas/text.ts';
import type { ImportOutcome } from '../../schemas/wire/importRows.ts';
import { isCancelled, messageOf } from '../data/ApiError.ts';
import type { FileClient } from '../data/FileClient.ts';
import type { ModuleClient } from '../data/ModuleClient.ts';
import type { JobStore, RunningJob } from './JobStore.ts';

/** A field that a column of the file can fill. */
export interface ImportField {
  readonly code: string;
  readonly title: Text;
}

export interface ImportParts {
  /** What the import is called. */
  readonly title: string;
  readonly fields: readonly ImportField[];
  readonly files: FileClient;
  readonly module: ModuleClient;
  readonly jobs: JobStore;
}

/**
 * An import on the screen:
 *
 *     file ─ upload, dry run ─▶ columns ⟲ dry run at every change ─ import ─▶ result
 *
 * What is wrong with the file leads back to the file; what is wrong with its rows stands beside the columns.
 */
export class ImportModel {
  readonly title: string;
  readonly fields: readonly ImportField[];
  step: 'file' | 'columns' | 'result' = 'file';
  fileName = '';
  /** What the last dry run, or the import, came to. */
  outcome: ImportOutcome | undefined = undefined;
  /** Column of each field. */
  mapping: Readonly<Record<string, string>> = {};
  error = '';
  busy = false;
  /** The job that the server works on for it. */
  jobId = '';
  private fileId = '';
  /** Of the import that is tried: a second try is the same import. */
  private requestId = '';
  private turn = 0;
  private readonly parts: ImportParts;

  constructor(parts: ImportParts) {
    this.parts = parts;
    this.title = parts.title;
    this.fields = parts.fields;
    makeAutoObservable<this, 'parts' | 'turn' | 'fileId' | 'requestId'>(
      this,
      {
        title: false,
        fields: false,
        outcome: observableRef,
        mapping: observableRef,
        parts: false,
        turn: false,
        fileId: false,
        requestId: false,
      },
      { autoBind: true },
    );
  }

  get job(): RunningJob | undefined {
    return this.parts.jobs.job(this.jobId);
  }

  /** Rows that an import would write. */
  get ready(): number {
    return this.outcome === undefined ? 0 : this.outcome.added + this.outcome.updated;
  }

  /** Sends the file and tries it with the columns that their titles propose. */
  async choose(file: File): Promise<void> {
    await this.work(async (current) => {
      const { id } = await this.parts.files.upload(file, { outlivesRoute: true });
      if (!current()) return;
      this.fileId = id;
      const outcome = await this.ask({ fileId: id, dryRun: true });
      if (current()) this.show(file.name, outcome);
    });
  }

  /** Fills a field from another column, or from none, and tries that. */
  async map(field: string, column: string | undefined): Promise<void> {
    const { [field]: _old, ...rest } = this.mapping;
    this.setMapping(column === undefined ? rest : { ...rest, [field]: column });
    if (Object.keys(this.mapping).length === 0) return;
    await this.work(async (current) => {
      const { fileId, mapping } = this;
      const outcome = await this.ask({ fileId, mapping, dryRun: true });
      if (current()) this.setOutcome(outcome);
    });
  }

  /** Imports the rows that are right. */
  async run(): Promise<void> {
    if (this.requestId === '') this.requestId = crypto.randomUUID();
    await this.work(async (current) => {
      const { fileId, mapping, requestId } = this;
      const outcome = await this.ask({ fileId, mapping, requestId });
      if (current()) this.finish(outcome);
    });
  }

  /** Ends what the server works on. */
  async cancel(): Promise<void> {
    if (this.job) await this.parts.jobs.cancel(this.jobId);
  }

  /** Back to the choice of a file. */
  restart(): void {
    this.turn += 1;
    this.busy = false;
    this.error = '';
    this.step = 'file';
    this.outcome = undefined;
    this.mapping = {};
    this.requestId = '';
  }

  private async ask(request: Parameters<ModuleClient['importRows']>[0]): Promise<ImportOutcome> {
    const answer = await this.parts.module.importRows(request);
    if (!('jobId' in answer)) return answer;
    this.setJob(answer.jobId);
    return (await this.parts.jobs.follow(answer.jobId, this.title)) as ImportOutcome;
  }

  /** Only the latest work says how it went: an older dry run may be slower than a newer one. */
  private async work(task: (current: () => boolean) => Promise<void>): Promise<void> {
    const turn = this.begin();
    const current = (): boolean => turn === this.turn;
    try {
      await task(current);
    } catch (error) {
      if (current() && !isCancelled(error)) this.fail(messageOf(error));
    }
    runInAction(() => {
      if (current()) this.busy = false;
    });
  }

  private begin(): number {
    this.busy = true;
    this.error = '';
    this.jobId = '';
    this.turn += 1;
    return this.turn;
  }

  private fail(error: string): void {
    this.error = error;
  }

  private setJob(id: string): void {
    this.jobId = id;
  }

  private setMapping(mapping: Readonly<Record<string, string>>): void {
    this.mapping = mapping;
    this.requestId = '';
  }

  private setOutcome(outcome: ImportOutcome): void {
    this.outcome = outcome;
  }

  private show(fileName: string, outcome: ImportOutcome): void {
    this.fileName = fileName;
    this.outcome = outcome;
    this.mapping = outcome.mapping;
    this.requestId = '';
    this.step = 'columns';
  }

  private finish(outcome: ImportOutcome): void {
    this.outcome = outcome;
    this.step = 'result';
  }
}
