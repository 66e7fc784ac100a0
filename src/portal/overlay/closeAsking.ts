import type { Overlay } from '../../runtime/stores/OverlayStore.ts';
import type { RootStore } from '../../runtime/stores/RootStore.ts';
import { overlayLocale } from './overlay.locale.ts';

const asked = new WeakSet<Overlay>();

/** Closes a dialog or drawer; where input would be lost, only if the person agrees. One question at a time. */
export async function closeAsking(root: RootStore, overlay: Overlay): Promise<void> {
  if (asked.has(overlay)) return;
  if (root.unsaved.in(overlay.key)) {
    asked.add(overlay);
    try {
      if (!(await mayLose(root))) return;
    } finally {
      asked.delete(overlay);
    }
  }
  overlay.close();
}

/** Asks whether unsaved input may be lost. */
export function mayLose(root: RootStore): Promise<boolean> {
  return root.ui.confirm({
    title: root.locale.text(overlayLocale, 'unsavedTitle'),
    content: root.locale.text(overlayLocale, 'unsavedText'),
    danger: true,
  });
}
