import { DraftClient } from '../../../runtime/data/DraftClient.ts';
import { DraftModel } from '../../../runtime/form/DraftModel.ts';
import type { DraftPlace } from '../../../runtime/form/DraftStore.ts';
import type { FormModel } from '../../../runtime/form/FormModel.ts';
import { rescuedDrafts } from '../../../runtime/form/rescuedDrafts.ts';
import type { RootStore } from '../../../runtime/stores/RootStore.ts';

/**
 * Begins to keep what is typed into a form, and looks for the draft of before.
 * @param lasts it is kept on the server, else in the browser's tab
 * @returns the draft, and what ends it
 */
export function openDraft(
  root: RootStore,
  form: FormModel,
  { place, lasts }: { place: DraftPlace; lasts: boolean },
): { draft: DraftModel; close: () => void } {
  const controller = new AbortController();
  const role = root.session.currentRole ?? '';
  const owner = `${root.session.login?.userBaseInfo.userId ?? ''}/${role}`;
  const tab = root.tabDrafts.begin(owner);
  const store = lasts
    ? rescuedDrafts(new DraftClient(root.client, () => root.session.currentRole), tab)
    : tab;
  const draft = new DraftModel(form, store, place);
  void draft.open(controller.signal);
  const flush = (): void => {
    if (!draft.lasts) draft.flush();
  };
  const retry = (): void => {
    draft.retry();
  };
  window.addEventListener('pagehide', flush);
  window.addEventListener('online', retry);
  const close = (): void => {
    window.removeEventListener('pagehide', flush);
    window.removeEventListener('online', retry);
    controller.abort();
    draft.dispose();
  };
  return { draft, close };
}
