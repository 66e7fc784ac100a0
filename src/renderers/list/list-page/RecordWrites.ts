import { makeAutoObservable, observable } from 'mobx';
import type { ModuleRecord } from '../../../schemas/wire/record.ts';

type Changes = Readonly<Record<string, unknown>>;

/** Changes of records that are on their way to the server. Those of one record go one after another. */
export class RecordWrites {
  private readonly waiting = observable.map<string, readonly Changes[]>({}, { deep: false });
  /** Which revision of a record there is when everything that waits is done. */
  private readonly revisions = new Map<string, Promise<number>>();

  constructor() {
    makeAutoObservable<this, 'waiting' | 'revisions'>(
      this,
      { waiting: false, revisions: false },
      { autoBind: true },
    );
  }

  /** Records as they are when nothing is refused: whoever changed them sees that at once, and until it is known. */
  over(rows: readonly ModuleRecord[]): readonly ModuleRecord[] {
    if (this.waiting.size === 0) return rows;
    return rows.map((row) => Object.assign({}, row, ...(this.waiting.get(row.id) ?? [])) as ModuleRecord);
  }

  /**
   * Sends changes when those before are done, with the revision that they led to: else the record would be in
   * conflict with its own last change. After a refusal it is the revision that was seen.
   * @param send what writes them
   * @param kept told what became of the record, before the changes are taken away
   */
  async keep(
    row: ModuleRecord,
    changes: Changes,
    send: (revision: number) => Promise<ModuleRecord>,
    kept: (row: ModuleRecord) => void,
  ): Promise<void> {
    const before = this.revisions.get(row.id) ?? Promise.resolve(row.revision);
    const sent = before.then(send);
    const after = sent.then(
      ({ revision }) => revision,
      () => before,
    );
    this.revisions.set(row.id, after);
    this.add(row.id, changes);
    try {
      kept(await sent);
    } finally {
      this.remove(row.id, changes);
      if (this.revisions.get(row.id) === after) this.revisions.delete(row.id);
    }
  }

  private add(id: string, changes: Changes): void {
    this.waiting.set(id, [...(this.waiting.get(id) ?? []), changes]);
  }

  private remove(id: string, changes: Changes): void {
    const rest = (this.waiting.get(id) ?? []).filter((each) => each !== changes);
    if (rest.length > 0) this.waiting.set(id, rest);
    else this.waiting.delete(id);
  }
}
