/** Where input would be lost: open forms say so here, and whoever closes or leaves asks first. */
export class UnsavedStore {
  private readonly entries = new Map<() => boolean, number | undefined>();

  /** Registers a form; `overlay` is the key of the dialog or drawer it stands in. Answers the way to take it back. */
  register(dirty: () => boolean, overlay: number | undefined): () => void {
    this.entries.set(dirty, overlay);
    return () => void this.entries.delete(dirty);
  }

  /** Whether a form in this overlay holds unsaved input. */
  in(overlay: number): boolean {
    return [...this.entries].some(([dirty, at]) => at === overlay && dirty());
  }

  /** The person gave up what all open forms hold: nobody asks about it again. */
  giveUp(): void {
    this.entries.clear();
  }

  /** Whether any open form holds unsaved input. */
  any(): boolean {
    return [...this.entries.keys()].some((dirty) => dirty());
  }
}
