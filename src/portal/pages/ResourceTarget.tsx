import { observer } from 'mobx-react-lite';
import { msgStates } from '../../schemas/wire/answer.ts';
import { ApiError, messageOf } from '../../runtime/data/ApiError.ts';
import { useText } from '../../runtime/locale/useText.ts';
import { unreadable } from '../../runtime/render/lateFailure.tsx';
import { ResourceView } from '../../runtime/render/ResourceView.tsx';
import type { PageMemory } from '../../runtime/stores/TabMemory.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { ErrorView } from './ErrorView.tsx';
import { kindText } from './kindText.ts';
import { PageBoundary } from './PageBoundary.tsx';
import { pagesLocale } from './pages.locale.ts';
import { refusalOf } from './refusal.ts';
import { useFoundResource } from './useFoundResource.ts';

export interface ResourceTargetProps {
  /** Tried in this order. */
  kinds: readonly string[];
  id: string;
  params: Readonly<Record<string, unknown>>;
  close?: (value?: unknown) => void;
  overlay?: number;
  memory?: PageMemory | undefined;
}

/** Draws the first published resource of an id among the kinds, or says why there is none to draw. */
export const ResourceTarget = observer(function ResourceTarget({
  kinds,
  id,
  params,
  close,
  overlay,
  memory,
}: ResourceTargetProps) {
  const root = useRoot();
  const { platform, locale } = root;
  const text = useText(pagesLocale);
  const { found, retry } = useFoundResource(kinds, id);
  const { Loading, Failure } = platform.chrome;
  if (found.status === 'loading') return <Loading shape="page" />;
  if (found.status === 'ready') {
    const { kind, id: target } = found.resource;
    return (
      <PageBoundary>
        <ResourceView
          key={`${kind} ${target}`}
          kind={kind}
          id={target}
          params={params}
          {...(close === undefined ? {} : { close })}
          {...(overlay === undefined ? {} : { overlay })}
          {...(memory === undefined ? {} : { memory })}
        />
      </PageBoundary>
    );
  }
  const state = found.error instanceof ApiError ? found.error.detail.msgState : undefined;
  // A dialog or drawer has its own way out, and no room for a page's.
  const refusal = (code: '403' | '404', said: { title: string; description: string }) =>
    overlay === undefined ? <ErrorView code={code} {...said} /> : <Failure {...said} />;
  if (state === msgStates.notFound) {
    const description = text('resourceId', { kind: locale.localise(kindText(kinds)), id });
    return refusal('404', { title: text('unpublished'), description });
  }
  if (state === msgStates.forbidden) {
    return refusal('403', refusalOf(root, `${locale.localise(kindText(kinds))} ${id}`));
  }
  if (found.error instanceof TypeError) return <Failure title={text('notDrawable')} description={id} />;
  return (
    unreadable(found.error, kinds[0] ?? '', id) ?? (
      <Failure title={text('failed')} description={messageOf(found.error)} retry={retry} />
    )
  );
});
