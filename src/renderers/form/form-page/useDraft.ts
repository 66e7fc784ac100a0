import { useEffect, useState } from 'react';
import type { DraftModel } from '../../../runtime/form/DraftModel.ts';
import type { FormModel } from '../../../runtime/form/FormModel.ts';
import { useOpenResource } from '../../../runtime/render/OpenResource.tsx';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import type { MgrFormDocument } from '../../../schemas/documents/index.ts';

/**
 * The draft of an open form: on the server where its document says so, else in the browser's tab. Undefined where
 * nothing can be typed, in a preview, and until what keeps drafts is there, which the form does not wait for.
 */
export function useDraft(form: FormModel): DraftModel | undefined {
  const root = useRoot();
  const { resource } = useOpenResource();
  const [draft, setDraft] = useState<DraftModel>();
  const { kind, id } = resource;
  const lasts = (resource.document as Partial<MgrFormDocument>).draft === true;
  useEffect(() => {
    // A preview keeps nothing.
    if (root.session.isPreview || form.mode === 'view') return undefined;
    if (kind !== 'form' && kind !== 'mgrForm') return undefined;
    const record = form.record?.id;
    const place = { kind, form: id, ...(record === undefined ? {} : { id: record }) };
    let close: (() => void) | undefined;
    let isOpen = true;
    void import('./openDraft.ts').then(({ openDraft }) => {
      if (!isOpen) return;
      const opened = openDraft(root, form, { place, lasts });
      ({ close } = opened);
      setDraft(opened.draft);
    });
    return () => {
      isOpen = false;
      close?.();
      setDraft(undefined);
    };
  }, [root, form, lasts, kind, id]);
  return draft;
}
