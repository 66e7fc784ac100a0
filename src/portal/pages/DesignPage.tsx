import { observer } from 'mobx-react-lite';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { useDesignSession } from '../../designer/core/useDesignSession.ts';
import { DesignScreen } from '../../designer/frame/DesignScreen.tsx';
import { PreviewButton } from '../../designer/frame/PreviewButton.tsx';
import { designLocale } from '../../designer/frame/design.locale.ts';
import { DesignActions } from '../../designer/publish/DesignActions.tsx';
import { blankKinds } from '../../documents/blankDocument.ts';
import { DesignHelp } from '../../designer/help/DesignHelp.tsx';
import { TourOffer } from '../../designer/help/TourOffer.tsx';
import { useTour } from '../../designer/help/useTour.ts';
import { KindDialog } from '../../designer/start/KindDialog.tsx';
import { startLocale } from '../../designer/start/start.locale.ts';
import { GenerateButton } from '../../designer/generate/GenerateButton.tsx';
import { SystemStageContext } from '../../designer/kinds/system/SystemStageContext.ts';
import { StartDialog } from '../../designer/start/StartDialog.tsx';
import { isForbidden, isNotFound, messageOf } from '../../runtime/data/ApiError.ts';
import { useText } from '../../runtime/locale/useText.ts';
import { lazyPart } from '../../runtime/render/lazyPart.tsx';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import type { DocumentKind } from '../../schemas/documents/index.ts';
import { resourceKinds } from '../../schemas/kinds.ts';
import { Splash } from '../parts/Splash.tsx';
import { useTitle } from '../parts/useTitle.ts';
import { ErrorView } from './ErrorView.tsx';
import { kindTitles } from '../../schemas/kindTitles.ts';
import { pagesLocale } from './pages.locale.ts';
import { useLeave } from './useLeave.ts';
import { refusalOf } from './refusal.ts';

const SystemStage = lazyPart(async () => (await import('../workspace/SystemStage.tsx')).SystemStage);

/**
 * `/design/{kind}/{id}`: a document in its designer; `/design/{kind}` begins one, `/design` asks of which kind. Who may not
 * design is told so.
 */
export const DesignPage = observer(function DesignPage() {
  const root = useRoot();
  const leave = useLeave(RESOURCES);
  const { kind: named = '', id = '' } = useParams();
  const text = useText(pagesLocale);
  const kind = resourceKinds.find((each) => each === named);
  if (kind === undefined && named !== '')
    return <ErrorView code="404" title={text('code404')} description={text('text404')} />;
  if (!root.session.mayDesign) {
    const name =
      kind === undefined
        ? root.locale.text(startLocale, 'chooseKind')
        : root.locale.localise(kindTitles[kind]);
    return <ErrorView code="403" {...refusalOf(root, name)} />;
  }
  if (kind === undefined) return <KindDialog close={leave} />;
  if (id === '') return <Start kind={kind} />;
  return <Designer key={`${kind}/${id}`} kind={kind} id={id} />;
});

/** Where somebody leaves to who opened the address in a tab of its own. */
const RESOURCES = '/resource';

/** The query parameter that names what a new document is a copy of. */
const COPY = 'copy';
/** The query parameter that names the system that it belongs to. */
const SYSTEM = 'system';

function Start({ kind }: { kind: DocumentKind }) {
  const navigate = useNavigate();
  const leave = useLeave(RESOURCES);
  const [params] = useSearchParams();
  const text = useText(pagesLocale);
  if (!blankKinds.includes(kind))
    return <ErrorView code="404" title={text('code404')} description={text('text404')} />;
  return (
    <StartDialog
      kind={kind}
      copyOf={params.get(COPY) ?? undefined}
      system={params.get(SYSTEM) ?? undefined}
      created={(id) => void navigate(`/design/${kind}/${id}`, { replace: true })}
      close={leave}
    />
  );
}

const Designer = observer(function Designer({ kind, id }: { kind: DocumentKind; id: string }) {
  const root = useRoot();
  const { platform, locale } = root;
  const leave = useLeave(RESOURCES);
  const text = useText(designLocale);
  const opening = useDesignSession({ kind, id });
  const tour = useTour();
  useTitle(opening.status === 'ready' ? opening.session.model.name : id);
  if (opening.status === 'loading') return <Splash />;
  if (opening.status === 'failed') {
    if (isForbidden(opening.error))
      return <ErrorView code="403" {...refusalOf(root, locale.localise(kindTitles[kind]))} />;
    const { Failure } = platform.chrome;
    const why = isNotFound(opening.error) ? text('notThere') : messageOf(opening.error);
    return <Failure title={text('loadFailed')} description={why} retry={opening.retry} />;
  }
  const { session } = opening;
  return (
    <SystemStageContext.Provider value={SystemStage}>
      <DesignScreen
        {...session}
        leave={leave}
        notice={tour.isOffered && <TourOffer tour={tour} />}
        actions={
          <>
            <DesignHelp kind={kind} tour={tour} />
            <GenerateButton session={session} />
            <PreviewButton />
            <DesignActions design={session} leave={leave} />
          </>
        }
      />
    </SystemStageContext.Provider>
  );
});
