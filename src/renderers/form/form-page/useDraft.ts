import { useEffect, useState } from 'react';
import { DraftClient } from '../../../runtime/data/DraftClient.ts';
import { DraftModel } from '../../../runtime/form/DraftModel.ts';
import type { FormModel } from '../../../runtime/form/FormModel.ts';
import { useOpenResource } from '../../../runtime/render/OpenResource.tsx';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import type { MgrFormDocument } from '../../../schemas/documents/index.ts';

/** The draft of an open form whose document keeps drafts; undefined where nothing is kept. */
export function useDraft(form: FormModel): DraftModel | undefined {
  const root = useRoot();
  const { resource } = useOpenResource();
  const [draft, setDraft] = useState<DraftModel>();
  const { kind, id } = resource;
  const keeps = (resource.document as Partial<MgrFormDocument>).draft === true && form.mode !== 'view';
  useEffect(() => {
    if (!keeps || (kind !== 'form' && kind !== 'mgrForm')) return undefined;
    const controller = new AbortController();
    const client = new DraftClient(root.client, () => root.session.currentRole);
    const record = form.record?.id;
    const place = { kind, form: id, ...(record === undefined ? {} : { id: record }) };
    const opened = new DraftModel(form, client, place);
    setDraft(opened);
    void opened.open(controller.signal);
    return () => {
      controller.abort();
      opened.dispose();
      setDraft(undefined);
    };
  }, [root, form, keeps, kind, id]);
  return draft;
}
