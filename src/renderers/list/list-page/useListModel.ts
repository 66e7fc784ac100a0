import { reaction } from 'mobx';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useOpenResource } from '../../../runtime/render/OpenResource.tsx';
import { usePlace } from '../../../runtime/render/PageContext.tsx';
import { useLoaded } from '../../../runtime/render/useLoaded.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import type { RootStore } from '../../../runtime/stores/RootStore.ts';
import type { LoadedResource } from '../../../runtime/stores/ResourceStore.ts';
import type { MgrListDocument } from '../../../schemas/documents/index.ts';
import type { ViewsModel } from '../shared/savedViews/ViewsModel.ts';
import { same } from '../../../documents/same.ts';
import { ListModel } from './ListModel.ts';
import { useText } from '../../../runtime/locale/useText.ts';
import { listPageLocale } from './listPage.locale.ts';
import type { fetchViews } from './openViews.ts';
import { decodeQuery, encodeQuery, firstQuery, isUnreadable } from './query.ts';

/** The parameter of the address that keeps the query, so that a link shows what its sender saw. */
const PARAMETER = 'list';
/** Of a list that a view would else narrow again. */
const ASKS_NOTHING = '{}';

export type OpenList =
  | { status: 'loading' }
  /** The role may see no records. */
  | { status: 'refused' }
  | { status: 'failed'; error: unknown; retry: () => void }
  | { status: 'ready'; model: ListModel; views: ViewsModel | undefined };

/** What arrives before a list opens. */
interface Parts {
  module: LoadedResource<'form'>;
  views: Awaited<ReturnType<typeof fetchViews>> | undefined;
}

/** Opens the list of the document around: fetches the form of its module and starts the model. */
export function useListModel(): OpenList {
  const root = useRoot();
  const { page } = usePlace();
  const { resource, close, designed } = useOpenResource();
  const document = resource.document as MgrListDocument;
  const { id, module } = document;
  // One that is designed is another document with each change, and reads the same.
  const source = designed ?? document;
  const asked = useMemo(() => ({ id, module, source }), [id, module, source]);
  const text = useText(listPageLocale);
  const before = useRef<ListModel>(undefined);
  const load = useCallback(
    async (signal: AbortSignal): Promise<Parts> => {
      const [form, views] = await Promise.all([
        root.resources.load('form', asked.module),
        loadViews(root, asked.id, signal),
      ]);
      return { module: form, views };
    },
    [root, asked],
  );
  const { loaded, retry } = useLoaded(load);
  const parts = loaded.status === 'ready' ? loaded.value : undefined;
  const inAddress = close === undefined;
  // Nothing that stands around records is of use to a role that may not see any; without a role, as behind a share link,
  // the page is shown as it is.
  const refused =
    root.session.currentRole !== undefined && parts?.module.rights?.actions.includes('list') === false;
  const opened = useMemo(() => {
    if (!parts || refused) return undefined;
    const fields = new Set((document.filters ?? []).map(({ field }) => field));
    const kept = inAddress ? root.route.query[PARAMETER] : undefined;
    const query = decodeQuery(kept, firstQuery(document), fields);
    const model = new ListModel(page, document, parts.module, query);
    if (before.current) model.takeOver(before.current);
    before.current = model;
    return { model, views: parts.views?.(model, inAddress) };
  }, [parts, refused, page, document, root, inAddress]);
  const said = useRef('');
  const missed = useRef('');
  useEffect(() => {
    const kept = inAddress ? root.route.query[PARAMETER] : undefined;
    if (!opened || kept === undefined || kept === said.current) return;
    const { query, sort, view } = opened.model.question;
    if (!isUnreadable(kept, { ...query, sort, view: view?.id ?? '' })) return;
    said.current = kept;
    root.ui.message('warning', text('unreadable'));
  }, [opened, root, inAddress, text]);
  useEffect(() => {
    if (!opened) return undefined;
    const { model } = opened;
    return reaction(
      () => model.question.condition.unknown.join(', '),
      (names) => {
        if (names !== '' && names !== missed.current)
          root.ui.message('warning', text('unknownFields', { names }));
        missed.current = names;
      },
      { fireImmediately: true },
    );
  }, [opened, root, text]);
  useEffect(() => {
    if (!opened) return undefined;
    const { model, views } = opened;
    if (views?.begin() === false) {
      const key = model.question.narrowed ? 'viewGoneFiltered' : 'viewGone';
      root.ui.message('warning', root.locale.text(listPageLocale, key));
    }
    model.start();
    const forget = inAddress ? followAddress(root, model, views?.model) : undefined;
    return () => {
      forget?.();
      model.dispose();
    };
  }, [opened, root, inAddress]);
  if (loaded.status === 'failed') return { status: 'failed', error: loaded.error, retry };
  if (refused) return { status: 'refused' };
  if (!opened) return { status: 'loading' };
  return { status: 'ready', model: opened.model, views: opened.views?.model };
}

/** The saved views of a list; undefined for visitors, who have none, and where they cannot be had. */
async function loadViews(root: RootStore, id: string, signal: AbortSignal): Promise<Parts['views']> {
  if (root.session.currentRole === undefined) return undefined;
  try {
    const { fetchViews } = await import('./openViews.ts');
    return await fetchViews(root, id, signal);
  } catch {
    return undefined; // The list goes without them.
  }
}

/** Writes the query into the address, in place of the old one; one that asks nothing of a view that does as well. */
function followAddress(root: RootStore, model: ListModel, views: ViewsModel | undefined): () => void {
  const first = firstQuery(model.document);
  const here = root.route.path;
  return reaction(
    () => {
      const text = encodeQuery(model.question.query, first);
      const { query = {} } = views?.current?.state ?? {};
      return text === '' && !same(query, {}) ? ASKS_NOTHING : text;
    },
    (text) => {
      // The next page has been gone to, and this one is there until the parts of that have come.
      if (root.route.path !== here) return;
      root.ui.replaceParameter(PARAMETER, text === '' ? undefined : text);
    },
  );
}
