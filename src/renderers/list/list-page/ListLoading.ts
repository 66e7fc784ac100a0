import type { AddedRecords } from './AddedRecords.ts';
import type { ListQuestion } from './ListQuestion.ts';
import { type Leading, newest, type ListRecords } from './ListRecords.ts';

/** The server skips no more records; a page beyond gives way to the last one all the same. */
const FARTHEST = 10_000_000;
/** Records that are asked for anew at once, however many somebody has gone through. */
const MOST_AGAIN = 1_000;

/** What a list's records are brought by. */
interface Parts {
  readonly question: ListQuestion;
  readonly records: ListRecords;
  readonly added: AddedRecords;
  /** Whether people go on at the end of what is here, instead of turning pages. */
  readonly grows: boolean;
  /** Turns to another page. */
  readonly turnTo: (page: number) => void;
}

/** Brings the records that an open list asks for: a page of them, as many as somebody has gone through, or a view's window. */
export class ListLoading {
  private readonly parts: Parts;
  /** The question whose records are here. */
  private key = '';

  constructor(parts: Parts) {
    this.parts = parts;
  }

  /** @returns whether they are here: neither failed, overtaken by another question, nor on a page that is no more */
  async load(): Promise<boolean> {
    const { question, records } = this.parts;
    const { key } = question;
    const here = await this.loadAsked();
    if (here) this.key = key;
    // Old records must not pass for the answer to a new question.
    else if (records.status === 'failed' && key === question.key && key !== this.key) records.clear();
    return here;
  }

  private loadAsked(): Promise<boolean> {
    const { question, records, grows } = this.parts;
    const { window } = question;
    if (!window) return grows ? this.loadGrown() : this.loadPage();
    const where = question.whereWith(window.where);
    return records.load({ where, sort: window.sort ?? question.sort, offset: 0, limit: window.limit });
  }

  /** Brings the records behind those that are here. @returns whether they came */
  more(): Promise<boolean> {
    const { question, records } = this.parts;
    const { where, sort, query } = question;
    return records.more({ where, sort, limit: query.pageSize });
  }

  /** The same question brings as many as were here, so that nothing that somebody looks at is gone. */
  private loadGrown(): Promise<boolean> {
    const { question, records } = this.parts;
    const { where, sort, key, query } = question;
    const here = key === this.key ? records.rows.length : 0;
    const limit = Math.max(query.pageSize, Math.min(here, MOST_AGAIN));
    return records.load({ where, sort, offset: 0, limit }, this.leading);
  }

  /** A page that no longer exists, after the last records on it were removed, gives way to the last one that does. */
  private async loadPage(): Promise<boolean> {
    const { question, records, turnTo } = this.parts;
    const { where, sort } = question;
    const { page, pageSize } = question.query;
    const lastPage = (total: number): number => Math.max(1, Math.ceil(total / pageSize));
    const offset = Math.min((page - 1) * pageSize, FARTHEST);
    const fits = (total: number): boolean => page <= lastPage(total);
    const here = await records.load({ where, sort, offset, limit: pageSize }, { fits, ...this.leading });
    if (!here || fits(records.total)) return here;
    turnTo(lastPage(records.total));
    return false;
  }

  /** What was just added, asked for with the list's own rules: it may be none of its records. */
  private get leading(): { first?: Leading } {
    const { ids, rules } = this.parts.added;
    return rules ? { first: { ids, ...newest(this.parts.question.whereWith(rules)) } } : {};
  }
}
