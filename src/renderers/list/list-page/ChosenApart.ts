import { observable, runInAction, type ObservableMap } from 'mobx';
import type { ModuleRecord } from '../../../schemas/wire/record.ts';
import type { ListQuestion } from './ListQuestion.ts';
import type { ListRecords } from './ListRecords.ts';
import { stillAsked } from './stillAsked.ts';

interface Judged {
  question: ListQuestion;
  records: ListRecords;
  chosen: ObservableMap<string, ModuleRecord>;
}

/**
 * Which of the chosen records the present question leaves out. Whoever asks another question keeps what was chosen, and
 * is told how much of it is out of sight; what is asked for no more because it was changed or removed is let go.
 */
export class ChosenApart {
  private readonly ids = observable.set<string>();
  /** For which question, and after which changes, it was found out. */
  private judged = '';
  /** The question to which `ids` belong. */
  private known = '';

  /** How many of the chosen. */
  count(chosen: ObservableMap<string, ModuleRecord>): number {
    return [...this.ids].filter((id) => chosen.has(id)).length;
  }

  /** @param changes a text that is another after each change of the records */
  async judge({ question, records, chosen }: Judged, changes: string): Promise<void> {
    const where = JSON.stringify(question.where ?? null);
    const judged = JSON.stringify([where, changes]);
    const isKnown = judged === this.judged;
    this.judged = judged;
    const here = new Set(records.rows.map(({ id }) => id));
    runInAction(() => {
      for (const id of here) this.ids.delete(id);
    });
    const elsewhere = [...chosen.keys()].filter((id) => !here.has(id));
    if (isKnown) return;
    if (elsewhere.length === 0) {
      this.keep([], where);
      return;
    }
    const [asked, there] = await Promise.all([
      stillAsked(elsewhere, records, (more) => question.whereWith(more)),
      stillAsked(elsewhere, records, (more) => question.whereAnywhere(more)),
    ]);
    if (judged !== this.judged) return;
    const out = elsewhere.filter((id) => !asked.has(id));
    // Nobody acts unseen on what has left the question by itself.
    const gone = out.filter((id) => !there.has(id) || (where === this.known && !this.ids.has(id)));
    runInAction(() => {
      for (const id of gone) chosen.delete(id);
    });
    this.keep(
      out.filter((id) => !gone.includes(id)),
      where,
    );
  }

  private keep(ids: readonly string[], where: string): void {
    this.known = where;
    runInAction(() => {
      this.ids.replace(ids);
    });
  }
}
