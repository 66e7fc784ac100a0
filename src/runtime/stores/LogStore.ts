import { makeAutoObservable, observableRef } from 'mobx';
import type { Finding } from '../../schemas/finding.ts';

export interface LogEntry {
  /** Milliseconds since the epoch. */
  at: number;
  /** Kind and id of the document, or where else it happened. */
  where: string;
  finding: Finding;
  /** What of the document, as a person calls it: a button, a step of its chain, an element. */
  subject: string;
}

/** Lines kept. */
export const LOG_LINES = 1000;

/** What went wrong on this page without stopping it: failed expressions, broken nodes, failed actions. */
export class LogStore {
  entries: readonly LogEntry[] = [];

  constructor() {
    makeAutoObservable(this, { entries: observableRef }, { autoBind: true });
  }

  finding(where: string, finding: Finding, subject = ''): void {
    const entry = { at: Date.now(), where, finding, subject };
    this.entries = [...this.entries.slice(-LOG_LINES + 1), entry];
  }

  clear(): void {
    this.entries = [];
  }
}
