import { useEffect, useState } from 'react';
import { DraftClient } from '../../../runtime/data/DraftClient.ts';
import { DraftModel } from '../../../runtime/form/DraftModel.ts';
import { rescuedDrafts } from '../../../runtime/form/rescuedDrafts.ts';
import type { FormModel } from '../../../runtime/form/FormModel.ts';
import { useOpenResource } from '../../../runtime/render/OpenResource.tsx';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import type { MgrFormDocument } from '../../../schemas/documents/index.ts';

/**
 * The draft of an open form: on the server where its document says so, else in the browser's tab. Undefined where
 * nothing can be typed.
 */
export function useDraft(form: FormModel): DraftModel | undefined {
  const root = useRoot();
  const { resource } = useOpenResource();
  const [draft, setDraft] = useState<DraftModel>();
  const { kind, id } = resource;
  const lasts = (resource.document as Partial<MgrFormDocument>).draft === true;
  useEffect(() => {
    if (form.mode === 'view' || (kind !== 'form' && kind !== 'mgrForm')) return undefined;
    const controller = new AbortController();
    const role = root.session.currentRole ?? '';
    const owner = `${root.session.login?.userBaseInfo.userId ?? ''}/${role}`;
    const tab = root.tabDrafts.begin(owner);
    const store = lasts
      ? rescuedDrafts(new DraftClient(root.client, () => root.session.currentRole), tab)
      : tab;
    const record = form.record?.id;
    const place = { kind, form: id, ...(record === undefined ? {} : { id: record }) };
    const opened = new DraftModel(form, store, place);
    setDraft(opened);
    void opened.open(controller.signal);
    const flush = (): void => {
      if (!opened.lasts) opened.flush();
    };
    const retry = (): void => {
      opened.retry();
    };
    window.addEventListener('pagehide', flush);
    window.addEventListener('online', retry);
    return () => {
      window.removeEventListener('pagehide', flush);
      window.removeEventListener('online', retry);
      controller.abort();
      opened.dispose();
      setDraft(undefined);
    };
  }, [root, form, lasts, kind, id]);
  return draft;
}
