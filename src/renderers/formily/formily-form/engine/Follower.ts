import { observable } from '@formily/reactive';
import { Reaction } from 'mobx';

/**
 * What one field reads of the page for one expression. The page is observed by MobX and the engine by its own: what changes
 * in the one is made to change in the other.
 */
export class Follower {
  private readonly seen = observable({ changes: 0 });
  private readonly reaction = new Reaction('formily-form', () => {
    this.seen.changes += 1;
  });

  /** Reads, and is told of changes of what was read last. */
  read<T>(read: () => T): T {
    void this.seen.changes;
    let given: { readonly value: T } | undefined;
    let failed: { readonly error: unknown } | undefined;
    this.reaction.track(() => {
      try {
        given = { value: read() };
      } catch (error) {
        failed = { error };
      }
    });
    if (failed) throw failed.error;
    // One that has ended follows nothing any more.
    return given ? given.value : read();
  }

  dispose(): void {
    this.reaction.dispose();
  }
}
