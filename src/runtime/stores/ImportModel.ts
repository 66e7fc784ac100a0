import { randomToken } from '../data/randomToken.ts';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Text } from '../../schemas/text.ts';
import type { ImportOutcome, SheetWish } from '../../schemas/wire/importRows.ts';
import { ApiError, isCancelled, messageOf } from '../data/ApiError.ts';
import type { FileClient } from '../data/FileClient.ts';
import type { ModuleClient } from '../data/ModuleClient.ts';
import type { EndedJob, JobStore, RunningJob } from './JobStore.ts';

/** A field that a column of the file can fill. */
export interface ImportField {
  readonly code: string;
  readonly title: Text;
}

export interface ImportParts {
  /** What the import is called. */
  readonly title: string;
  /** Id of the module. */
  readonly about: string;
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
  /** How the file is read, where somebody chose that. */
  wish: SheetWish = {};
  /** What the last dry run, or the import, came to. */
  outcome: ImportOutcome | undefined = undefined;
  /** Column of each field. */
  mapping: Readonly<Record<string, string>> = {};
  /** What the look at the rows promised, where the import came to something else: others have written meanwhile. */
  promised: Pick<ImportOutcome, 'added' | 'updated'> | undefined = undefined;
  error = '';
  busy = false;
  /** Rows are being written, as against looked at. */
  importing = false;
  /** The person went on to something else while rows are written. */
  private left = false;
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
    makeAutoObservable<this, 'parts' | 'turn' | 'fileId' | 'requestId' | 'left'>(
      this,
      {
        title: false,
        fields: false,
        outcome: observableRef,
        promised: observableRef,
        mapping: observableRef,
        wish: observableRef,
        parts: false,
        turn: false,
        fileId: false,
        requestId: false,
        left: false,
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

  /** How the file was read: columns are those of one row of titles. */
  private get sheetWish(): SheetWish {
    const { wish, outcome } = this;
    return outcome === undefined ? wish : { ...wish, headerRow: outcome.headerRow };
  }

  /** Required fields that still have no column, with how many rows are left out for it. */
  get unfilled(): NonNullable<ImportOutcome['unfilled']> {
    return this.outcome?.unfilled?.filter(({ field }) => this.mapping[field] === undefined) ?? [];
  }

  /** Sends the file and tries it with the columns that their titles propose. */
  async choose(file: File): Promise<void> {
    await this.work(async (current) => {
      const { id } = await this.parts.files.upload(file, { outlivesRoute: true });
      if (!current()) return;
      this.fileId = id;
      const outcome = await this.ask({ fileId: id, dryRun: true }, current);
      if (current()) this.show(file.name, outcome);
    });
  }

  /** Takes a file that was looked at elsewhere: how it is read, and which of its columns fills which field. */
  prepare(fileId: string, mapping: Readonly<Record<string, string>>, wish: SheetWish): void {
    this.fileId = fileId;
    this.wish = wish;
    this.setMapping(mapping);
  }

  /** Reads another sheet of the file, takes another row for the titles, leaves hidden rows out, and tries that. */
  async read(wish: SheetWish): Promise<void> {
    await this.work(async (current) => {
      const { fileId, mapping, fileName } = this;
      // The columns are others where the titles are.
      const kept = wish.sheet === undefined && wish.headerRow === undefined;
      // Where the titles of another sheet stand is to be found anew.
      const { headerRow: _old, ...rest } = this.wish;
      const whole = { ...(wish.sheet === undefined ? this.wish : rest), ...wish };
      const request = kept ? { mapping, ...this.sheetWish, ...wish } : whole;
      const outcome = await this.ask({ fileId, ...request, dryRun: true }, current);
      if (current()) this.show(fileName, outcome, whole);
    });
  }

  /** Fills a field from another column, or from none, and tries that. */
  async map(field: string, column: string | undefined): Promise<void> {
    const { [field]: _old, ...rest } = this.mapping;
    this.setMapping(column === undefined ? rest : { ...rest, [field]: column });
    if (Object.keys(this.mapping).length === 0) return;
    await this.work(async (current) => {
      const { fileId, mapping, sheetWish } = this;
      const outcome = await this.ask({ fileId, mapping, ...sheetWish, dryRun: true }, current);
      if (current()) this.setOutcome(outcome);
    });
  }

  /** Imports the rows that are right. */
  async run(): Promise<void> {
    if (this.requestId === '') this.requestId = randomToken(4);
    await this.work(async (current) => {
      const { fileId, mapping, sheetWish, requestId } = this;
      this.setImporting();
      const outcome = await this.ask({ fileId, mapping, ...sheetWish, requestId }, current);
      if (current()) this.finish(outcome);
    });
  }

  /** The address of a sheet with all rows that are left out; undefined where it did not come. */
  async report(): Promise<string | undefined> {
    if (this.outcome?.report === undefined) {
      await this.work(async (current) => {
        const { fileId, mapping, sheetWish } = this;
        const outcome = await this.ask(
          { fileId, mapping, ...sheetWish, dryRun: true, report: true },
          current,
        );
        if (current()) this.setOutcome(outcome);
      });
    }
    return this.outcome?.report?.url;
  }

  /** The address of an empty sheet with the titles that are found; undefined where it did not come. */
  async template(): Promise<string | undefined> {
    let url: string | undefined;
    await this.work(async () => {
      ({ url } = await this.parts.module.importTemplate());
    });
    return url;
  }

  /** Ends what the server works on: of an import nothing is kept, of a look at rows nobody waits for the end. */
  async cancel(): Promise<void> {
    const { job } = this;
    if (!this.importing) this.drop();
    if (job) await this.cancelJob(job.id);
  }

  /** The dialog is gone: a look at rows ends, an import goes on and is told of when it is over. */
  leave(): void {
    if (this.importing) this.left = true;
    else void this.cancel();
  }

  /** Shows what an import came to that was left. */
  adopt(outcome: ImportOutcome): void {
    this.finish(outcome);
  }

  /** Back to the choice of a file. */
  restart(): void {
    void this.cancel();
    this.error = '';
    this.step = 'file';
    this.outcome = undefined;
    this.promised = undefined;
    this.mapping = {};
    this.wish = {};
    this.requestId = '';
  }

  private async ask(
    request: Parameters<ModuleClient['importRows']>[0],
    current: () => boolean,
  ): Promise<ImportOutcome> {
    const { jobs, module } = this.parts;
    const { requestId } = request;
    const call = () => module.importRows(request);
    const answer = await (requestId === undefined ? call() : jobs.asking(requestId, call));
    if (!('jobId' in answer)) return answer;
    if (!current()) {
      await this.cancelJob(answer.jobId);
      throw new ApiError('cancelled', 'nobody waits for it');
    }
    this.setJob(answer.jobId);
    const kept = request.dryRun !== true;
    return (await jobs.follow(answer.jobId, this.title, { kept })) as ImportOutcome;
  }

  private async cancelJob(id: string): Promise<void> {
    try {
      await this.parts.jobs.cancel(id);
    } catch (error) {
      this.fail(messageOf(error));
    }
  }

  /** Only the latest work says how it went: an older dry run may be slower than a newer one. */
  private async work(task: (current: () => boolean) => Promise<void>): Promise<void> {
    const turn = this.begin();
    const current = (): boolean => turn === this.turn;
    try {
      await task(current);
    } catch (error) {
      if (current()) this.tell(error);
    }
    runInAction(() => {
      if (!current()) return;
      this.busy = false;
      this.importing = false;
    });
  }

  private tell(error: unknown): void {
    if (isCancelled(error)) return;
    this.fail(messageOf(error));
    this.handOver({ state: 'failed', msg: messageOf(error) });
  }

  /** Of an import that was left, what came of it is told elsewhere. */
  private handOver(end: Pick<EndedJob, 'state' | 'msg'>): void {
    const { title, jobId } = this;
    if (!this.left || jobId === '') return;
    this.parts.jobs.leave({ jobId, kind: 'importRows', module: this.parts.about, title, ...end });
  }

  private begin(): number {
    this.drop();
    this.busy = true;
    this.error = '';
    return this.turn;
  }

  /** Whatever comes of the work so far is of no interest any more. */
  private drop(): void {
    this.turn += 1;
    this.busy = false;
    this.importing = false;
    this.jobId = '';
  }

  private setImporting(): void {
    this.importing = true;
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

  private show(fileName: string, outcome: ImportOutcome, wish: SheetWish = {}): void {
    this.fileName = fileName;
    this.wish = wish;
    this.outcome = outcome;
    this.mapping = outcome.mapping;
    this.requestId = '';
    this.step = 'columns';
  }

  private finish(outcome: ImportOutcome): void {
    const { added, updated } = this.outcome ?? outcome;
    const differs = added !== outcome.added || updated !== outcome.updated;
    this.promised = differs ? { added, updated } : undefined;
    this.outcome = outcome;
    this.step = 'result';
    this.handOver({ state: 'done' });
  }
}
