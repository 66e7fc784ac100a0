import { Button } from 'antd';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { useDesignSession } from '../../designer/core/useDesignSession.ts';
import { DesignScreen } from '../../designer/frame/DesignScreen.tsx';
import { designLocale } from '../../designer/frame/design.locale.ts';
import { PublishDialog } from '../../designer/publish/PublishDialog.tsx';
import { blankKinds } from '../../designer/start/blankDocument.ts';
import { GenerateButton } from '../../designer/generate/GenerateButton.tsx';
import { SystemStageContext } from '../../designer/kinds/system/SystemStageContext.ts';
import { StartDialog } from '../../designer/start/StartDialog.tsx';
import { messageOf } from '../../runtime/data/ApiError.ts';
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
import { refusalOf } from './refusal.ts';

const SystemStage = lazyPart(async () => (await import('../workspace/SystemStage.tsx')).SystemStage);

/** `/design/{kind}/{id}`: a document in its designer; `/design/{kind}` begins one. Who may not design is told so. */
export const DesignPage = observer(function DesignPage() {
  const root = useRoot();
  const { kind: named = '', id = '' } = useParams();
  const text = useText(pagesLocale);
  const kind = resourceKinds.find((each) => each === named);
  if (kind === undefined)
    return <ErrorView code="404" title={text('code404')} description={text('text404')} />;
  if (!root.session.mayDesign)
    return <ErrorView code="403" {...refusalOf(root, root.locale.localise(kindTitles[kind]))} />;
  if (id === '') return <Start kind={kind} />;
  return <Designer key={`${kind}/${id}`} kind={kind} id={id} />;
});

/** Where somebody leaves to who opened the address in a tab of its own. */
const RESOURCES = '/resource';

/** Goes back to where one came from. */
function useLeave(): () => void {
  const navigate = useNavigate();
  return () => {
    // The router numbers the entries of its history; the first one has nothing of the portal before it.
    const { idx = 0 } = (window.history.state ?? {}) as { idx?: number };
    void (idx > 0 ? navigate(-1) : navigate(RESOURCES, { replace: true }));
  };
}

function Start({ kind }: { kind: DocumentKind }) {
  const navigate = useNavigate();
  const leave = useLeave();
  const text = useText(pagesLocale);
  if (!blankKinds.includes(kind))
    return <ErrorView code="404" title={text('code404')} description={text('text404')} />;
  return (
    <StartDialog
      kind={kind}
      created={(id) => void navigate(`/design/${kind}/${id}`, { replace: true })}
      close={leave}
    />
  );
}

const Designer = observer(function Designer({ kind, id }: { kind: DocumentKind; id: string }) {
  const { platform } = useRoot();
  const leave = useLeave();
  const text = useText(designLocale);
  const opening = useDesignSession({ kind, id });
  const [publishing, setPublishing] = useState(false);
  useTitle(opening.status === 'ready' ? opening.session.model.document.name : id);
  if (opening.status === 'loading') return <Splash />;
  if (opening.status === 'failed') {
    const { Failure } = platform.chrome;
    return (
      <Failure title={text('loadFailed')} description={messageOf(opening.error)} retry={opening.retry} />
    );
  }
  const { session } = opening;
  return (
    <>
      <SystemStageContext.Provider value={SystemStage}>
        <DesignScreen
          {...session}
          leave={leave}
          actions={
            <>
              <GenerateButton session={session} />
              <Button type="primary" onClick={() => setPublishing(true)}>
                {text('publish')}
              </Button>
            </>
          }
        />
      </SystemStageContext.Provider>
      {publishing && <PublishDialog session={session} close={() => setPublishing(false)} />}
    </>
  );
});
