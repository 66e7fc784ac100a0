import { makeAutoObservable, observableRef } from 'mobx';
import { allReads, type RecordReads } from '../../../documents/recordReads.ts';
import { SERVER_FIELDS } from '../../../schemas/kinds.ts';
import type { ModuleRights } from '../../../schemas/wire/record.ts';
import type { CompiledList } from './compiledList.ts';
import type { ListColumns } from './ListColumns.ts';
import type { ListQuestion } from './ListQuestion.ts';

interface Parts {
  readonly compiled: CompiledList;
  readonly columns: ListColumns;
  readonly question: ListQuestion;
  /** Undefined: what may be read is not known. */
  readonly rights: ModuleRights | undefined;
}

/**
 * The fields that an open list asks of its records: those of the columns or of the view that are drawn, and those that
 * its marks and actions read. What was asked for once is asked for again, so that only what is shown anew is a new question.
 */
export class ListFields {
  private asked: RecordReads = new Set();
  private readonly parts: Parts;

  constructor(parts: Parts) {
    this.parts = parts;
    makeAutoObservable<this, 'parts' | 'asked'>(
      this,
      { parts: false, asked: observableRef },
      { autoBind: true },
    );
  }

  /** As a request names them; undefined: everything that the role may read. */
  get codes(): string[] | undefined {
    return this.asked && [...this.asked].sort();
  }

  /** A text that changes with them. */
  get key(): string {
    return this.codes?.join(' ') ?? '*';
  }

  /** What is drawn now reads, as far as it is kept and may be read. Reads observables. */
  get drawn(): RecordReads {
    const { compiled, columns, question, rights } = this.parts;
    const { view } = question;
    const reads = allReads([
      compiled.reads,
      view?.node ? view.reads : new Set(columns.shown.map(({ code }) => code)),
      // The records behind the last one are found by these.
      new Set(question.sort.length === 0 ? ['createdAt'] : question.sort.map(({ field }) => field)),
    ]);
    return rights && reads && new Set([...reads].filter((code) => this.isKept(code)));
  }

  /** Asks for what is drawn now beside what was asked for before. */
  grow(): void {
    const { asked, drawn } = this;
    if (drawn === undefined || asked === undefined) this.asked = undefined;
    else if ([...drawn].some((code) => !asked.has(code))) this.asked = new Set([...asked, ...drawn]);
  }

  private isKept(code: string): boolean {
    const { compiled, question } = this.parts;
    if (SERVER_FIELDS.includes(code)) return true;
    const field = compiled.form.byCode.get(code);
    return field !== undefined && field.meta.column !== null && question.mayRead(code);
  }
}
