import { observer } from 'mobx-react-lite';
import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { fetchWorking } from '../../designer/core/designCalls.ts';
import { RecordTest } from '../../designer/tests/RecordTest.tsx';
import { previewAddress } from '../../documents/previewAddress.ts';
import { isNotFound, messageOf } from '../../runtime/data/ApiError.ts';
import { useText } from '../../runtime/locale/useText.ts';
import { useLoaded } from '../../runtime/render/useLoaded.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { type ResourceKind, resourceKinds } from '../../schemas/kinds.ts';
import { kindTitles } from '../../schemas/kindTitles.ts';
import { Splash } from '../parts/Splash.tsx';
import { useTitle } from '../parts/useTitle.ts';
import { readChoices, writeChoices } from '../preview/choices.ts';
import { PreviewScreen } from '../preview/PreviewScreen.tsx';
import { previewScreenLocale } from '../preview/previewScreen.locale.ts';
import { designAddress } from './designAddress.ts';
import { ErrorView } from './ErrorView.tsx';
import { pagesLocale } from './pages.locale.ts';
import { refusalOf } from './refusal.ts';
import { useLeave } from './useLeave.ts';

/** `/preview/{kind}/{id}`: a document as others will see it. The address holds all that is chosen, to be handed on. */
export const PreviewPage = observer(function PreviewPage() {
  const root = useRoot();
  const { kind: named = '', id = '' } = useParams();
  const text = useText(pagesLocale);
  const kind = resourceKinds.find((each) => each === named);
  if (kind === undefined || previewAddress(kind, id) === undefined)
    return <ErrorView code="404" title={text('code404')} description={text('text404')} />;
  if (!root.session.mayDesign)
    return <ErrorView code="403" {...refusalOf(root, root.locale.localise(kindTitles[kind]))} />;
  return <Preview key={`${kind}/${id}`} kind={kind} id={id} />;
});

const Preview = observer(function Preview({ kind, id }: { kind: ResourceKind; id: string }) {
  const { client, platform } = useRoot();
  const navigate = useNavigate();
  const { search, pathname } = useLocation();
  const text = useText(previewScreenLocale);
  const pageText = useText(pagesLocale);
  const leave = useLeave(designAddress(kind, id));
  const choices = useMemo(() => readChoices(search), [search]);
  const load = useCallback(
    (signal: AbortSignal) => fetchWorking(client, { kind, id }, signal),
    [client, kind, id],
  );
  const { loaded, retry } = useLoaded(load);
  useTitle(loaded.status === 'ready' ? text('title', { name: loaded.value.document.name }) : id);
  if (loaded.status === 'loading') return <Splash />;
  if (loaded.status === 'failed') {
    const { Failure } = platform.chrome;
    if (isNotFound(loaded.error))
      return <ErrorView code="404" title={pageText('code404')} description={pageText('text404')} />;
    return <Failure title={text('failed')} description={messageOf(loaded.error)} retry={retry} />;
  }
  return (
    <PreviewScreen
      document={loaded.value.document}
      ownAddress={previewAddress(kind, id) ?? ''}
      choices={choices}
      choose={(next) => void navigate(`${pathname}${writeChoices(next)}`, { replace: true })}
      leave={leave}
      tools={({ document, choices: looked, root: running }) => (
        <RecordTest document={document} looked={looked} running={running} />
      )}
    />
  );
});
