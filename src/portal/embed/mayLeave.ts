import type { RootStore } from '../../runtime/stores/RootStore.ts';
import { mayLose } from '../overlay/mayLose.ts';
import { embedFailure } from './EmbedFailure.ts';
import type { Link } from './Link.ts';

/** Waits for a person to answer; that time does not count for whoever waits for a call. */
export type Person = <T>(question: () => Promise<T>) => Promise<T>;

/**
 * Asks whether unsaved input may be lost for a call of the parent: the parent where it has a question of its own, else the
 * person in the frame.
 * @param loses whether there is something to lose
 * @param person absent: nobody waits for a call
 * @throws EmbedFailure UNSAVED where the person stays
 */
export async function mayLeave(
  root: RootStore,
  link: Link | undefined,
  loses: () => boolean,
  person: Person = (question) => question(),
): Promise<void> {
  if (!loses()) return;
  if (root.unsaved.isSaving) {
    await root.unsaved.saved();
    if (!loses()) return;
  }
  if (!(await person(() => agrees(root, link, loses)))) throw embedFailure(root, 'UNSAVED', 'unsaved');
}

async function agrees(root: RootStore, link: Link | undefined, loses: () => boolean): Promise<boolean> {
  if (link?.provided.has('confirmLeave') === true) {
    try {
      return (await link.ask('confirmLeave')) === true;
    } catch {
      // It could not ask: the person is asked here.
    }
  }
  return root.hasUi ? mayLose(root, loses) : true;
}
