/** A change of a record that the server has kept. */
export interface KeptChange {
  id: string;
  /** What the changed fields held before. */
  former: Readonly<Record<string, unknown>>;
  /** The revision that was changed, and the one that it led to. */
  before: number;
  after: number;
}

/** Nobody goes back further than that. */
const MOST = 50;

/** The changes of a list that can be taken back, the last first. */
export class RecordUndo {
  private kept: readonly KeptChange[] = [];

  add(change: KeptChange): void {
    this.kept = [...this.kept, change].slice(-MOST);
  }

  /**
   * Takes a change out, so that it is undone once.
   * @param change absent: the last one
   * @returns undefined where it is out already
   */
  take(change = this.kept.at(-1)): KeptChange | undefined {
    if (!change || !this.kept.includes(change)) return undefined;
    this.kept = this.kept.filter((each) => each !== change);
    return change;
  }

  /** A change is undone, so that the record is as the change before it left it, under another revision. */
  undone({ id, before }: KeptChange, revision: number): void {
    this.kept = this.kept.map((each) =>
      each.id === id && each.after === before ? { ...each, after: revision } : each,
    );
  }
}
