import type { RootStore } from '../../runtime/stores/RootStore.ts';
import { overlayLocale } from './overlay.locale.ts';

/** Overlays about which a question stands open: one question at a time. */
const asked = new Set<number>();

/** Whether a dialog or drawer may close: where input would be lost, the person is asked. */
export async function mayClose(root: RootStore, overlay: number): Promise<boolean> {
  if (asked.has(overlay)) return false;
  if (!root.unsaved.in(overlay)) return true;
  asked.add(overlay);
  try {
    return await mayLose(root, () => root.unsaved.in(overlay));
  } finally {
    asked.delete(overlay);
  }
}

/**
 * Asks whether unsaved input may be lost. What is being saved is waited for: once it is stored there is nothing to ask.
 * @param loses whether there is something to lose
 */
export async function mayLose(root: RootStore, loses: () => boolean): Promise<boolean> {
  if (root.unsaved.isSaving) {
    await root.unsaved.saved();
    if (!loses()) return true;
  }
  return root.ui.confirm({
    title: root.locale.text(overlayLocale, 'unsavedTitle'),
    content: root.locale.text(overlayLocale, 'unsavedText'),
    okText: root.locale.text(overlayLocale, 'leave'),
    cancelText: root.locale.text(overlayLocale, 'keepEditing'),
    danger: true,
  });
}
