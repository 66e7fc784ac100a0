import { startTransition, useEffect, useMemo, useState } from 'react';
import type {
  AppDocument,
  AppMobileDocument,
  AtriumDocument,
  DocumentKind,
} from '../../schemas/documents/index.ts';
import { msgStates } from '../../schemas/wire/answer.ts';
import { kindTitles } from '../../schemas/kindTitles.ts';
import { ApiError, isCancelled, isForbidden, messageOf } from '../data/ApiError.ts';
import { useText } from '../locale/useText.ts';
import { useRoot } from '../stores/RootContext.tsx';
import type { LoadedResource } from '../stores/ResourceStore.ts';
import type { PageMemory } from '../stores/TabMemory.ts';
import { unreadable } from './lateFailure.tsx';
import { OpenResourceContext } from './OpenResource.tsx';
import { DocumentView } from './DocumentView.tsx';
import { resourceLocale } from './resource.locale.ts';
import { SchemaRenderer } from './SchemaRenderer.tsx';

export interface ResourceViewProps {
  kind: DocumentKind;
  id: string;
  params: Readonly<Record<string, unknown>>;
  close?: (value?: unknown) => void;
  overlay?: number;
  memory?: PageMemory;
}

type State =
  | { status: 'loading' }
  | { status: 'failed'; error: unknown }
  | { status: 'ready'; resource: LoadedResource };

/** Opens a published resource: loads its document and draws it with the widget of its kind. */
export function ResourceView({ kind, id, params, close, overlay, memory }: ResourceViewProps) {
  const root = useRoot();
  const text = useText(resourceLocale);
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<State>(() => stateOf(root.resources.peek(kind, id)));
  useEffect(() => {
    let gone = false;
    const known = root.resources.peek(kind, id);
    setState((now) => (now.status === 'ready' && now.resource === known ? now : stateOf(known)));
    root.resources.load(kind, id).then(
      (resource) => {
        if (gone) return;
        // What draws the document and what it names are fetched at once, not the one when the other has come.
        void root.platform.registry.preloadDocument(resource.kind, resource.document);
        // What stands around the page hears clicks and keys while it is drawn.
        if (resource !== known) startTransition(() => setState({ status: 'ready', resource }));
      },
      (error: unknown) => {
        if (!gone && !isCancelled(error)) setState({ status: 'failed', error });
      },
    );
    return () => {
      gone = true;
    };
  }, [root, kind, id, attempt]);
  const resource = state.status === 'ready' ? state.resource : undefined;
  const open = useMemo(
    () => (resource ? { resource, params, close, overlay, memory } : undefined),
    [resource, params, close, overlay, memory],
  );
  const { Loading, Failure } = root.platform.chrome;
  if (state.status === 'failed') {
    const unpublished = state.error instanceof ApiError && state.error.detail.msgState === msgStates.notFound;
    const retry = (): void => {
      setAttempt((count) => count + 1);
    };
    return unpublished ? (
      <Failure
        title={text('unpublished')}
        description={text('resourceId', { kind: root.locale.localise(kindTitles[kind]), id })}
      />
    ) : (
      (unreadable(state.error, kind, id) ?? (
        <Failure
          title={text('failed')}
          description={messageOf(state.error)}
          {...(isForbidden(state.error) ? {} : { retry })}
        />
      ))
    );
  }
  if (!open || !resource) return <Loading shape="page" />;
  return (
    <OpenResourceContext.Provider value={open}>
      {isPage(resource.document) ? (
        <SchemaRenderer document={resource.document} params={params} memory={memory} />
      ) : (
        <DocumentView kind={kind} />
      )}
    </OpenResourceContext.Provider>
  );
}

const stateOf = (resource: LoadedResource | undefined): State =>
  resource ? { status: 'ready', resource } : { status: 'loading' };

/** Pages draw their own body; every other document is drawn by the widget of its kind. */
const isPage = (document: AtriumDocument): document is AppDocument | AppMobileDocument =>
  document.kind === 'app' || document.kind === 'appMobile';
