import { reaction } from 'mobx';
import { useEffect, useMemo, useRef, useState } from 'react';
import { isCancelled } from '../../../runtime/data/ApiError.ts';
import { useOpenResource } from '../../../runtime/render/OpenResource.tsx';
import { usePlace } from '../../../runtime/render/PageContext.tsx';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import type { RootStore } from '../../../runtime/stores/RootStore.ts';
import type { LoadedResource } from '../../../runtime/stores/ResourceStore.ts';
import type { MgrListDocument } from '../../../schemas/documents/index.ts';
import { firstQuery, ListModel } from './ListModel.ts';
import { useText } from '../../../runtime/locale/useText.ts';
import { listPageLocale } from './listPage.locale.ts';
import { decodeQuery, encodeQuery, isUnreadable } from './query.ts';

/** The parameter of the address that keeps the query, so that a link shows what its sender saw. */
const PARAMETER = 'list';

export type OpenList =
  | { status: 'loading' }
  | { status: 'failed'; error: unknown; retry: () => void }
  | { status: 'ready'; model: ListModel };

/** Opens the list of the document around: fetches the form of its module and starts the model. */
export function useListModel(): OpenList {
  const root = useRoot();
  const { page } = usePlace();
  const { resource, close } = useOpenResource();
  const document = resource.document as MgrListDocument;
  const [module, setModule] = useState<LoadedResource<'form'>>();
  const [error, setError] = useState<unknown>();
  const [attempt, setAttempt] = useState(0);
  const text = useText(listPageLocale);
  useEffect(() => {
    let gone = false;
    setError(undefined);
    root.resources.load('form', document.module).then(
      (loaded) => {
        if (!gone) setModule(loaded);
      },
      (failure: unknown) => {
        if (!gone && !isCancelled(failure)) setError(failure);
      },
    );
    return () => {
      gone = true;
    };
  }, [root, document, attempt]);
  const inAddress = close === undefined;
  const model = useMemo(() => {
    if (!module) return undefined;
    const fields = new Set((document.filters ?? []).map(({ field }) => field));
    const kept = inAddress ? root.route.query[PARAMETER] : undefined;
    return new ListModel(page, document, module, decodeQuery(kept, firstQuery(document), fields));
  }, [module, page, document, root, inAddress]);
  const said = useRef('');
  useEffect(() => {
    const kept = inAddress ? root.route.query[PARAMETER] : undefined;
    if (!module || kept === undefined || kept === said.current || !isUnreadable(kept)) return;
    said.current = kept;
    root.ui.message('warning', text('unreadable'));
  }, [module, root, inAddress, text]);
  useEffect(() => {
    if (!model) return undefined;
    model.start();
    const forget = inAddress ? followAddress(root, model) : undefined;
    return () => {
      forget?.();
      model.dispose();
    };
  }, [model, root, inAddress]);
  if (error !== undefined) {
    const retry = (): void => {
      setAttempt((count) => count + 1);
    };
    return { status: 'failed', error, retry };
  }
  return model ? { status: 'ready', model } : { status: 'loading' };
}

/** Writes the query into the address, in place of the old one. */
function followAddress(root: RootStore, model: ListModel): () => void {
  const first = firstQuery(model.document);
  return reaction(
    () => encodeQuery(model.query, first),
    (text) => {
      root.ui.replaceParameter(PARAMETER, text === '' ? undefined : text);
    },
  );
}
