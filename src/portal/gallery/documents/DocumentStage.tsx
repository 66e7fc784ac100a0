import { observer } from 'mobx-react-lite';
import { useMemo, useRef } from 'react';
import { messageOf } from '../../../runtime/data/ApiError.ts';
import { useText } from '../../../runtime/locale/useText.ts';
import { DocumentView } from '../../../runtime/render/DocumentView.tsx';
import { OpenResourceContext } from '../../../runtime/render/OpenResource.tsx';
import { RootContext, useRoot } from '../../../runtime/stores/RootContext.tsx';
import { OverlayHost } from '../../overlay/OverlayHost.tsx';
import { WorkHost } from '../../work/WorkHost.tsx';
import type { AtriumDocument } from '../../../schemas/documents/index.ts';
import { galleryLocale } from '../gallery.locale.ts';
import type { StageState } from '../settings.ts';
import { StagePage } from '../StagePage.tsx';
import { createExampleRoot, type Looks } from '../stageRoot.ts';
import { useStageUi } from '../useStageUi.ts';
import type { Campus } from './campus.ts';
import { documentAnswers, rightsIn } from './documentAnswers.ts';
import { opening } from './opening.ts';
import { pageAround } from './pageAround.ts';
import { useRefusedSave } from './useRefusedSave.ts';
import { useStagedDocument } from './useStagedDocument.ts';

interface DocumentStageProps extends Looks {
  document: AtriumDocument;
  /** What a control is given. */
  inputs: Readonly<Record<string, unknown>>;
  campus: Campus;
  state: StageState;
}

/**
 * Draws a whole document as the portal would, in the demo campus without its server:
 *
 *   document, campus, state → a transport that answers so → stores → the widget that draws the kind
 */
export const DocumentStage = observer(function DocumentStage(props: DocumentStageProps) {
  const { document, inputs, campus, state, lang, dark, width } = props;
  const portal = useRoot();
  const ui = useStageUi();
  const drawn = useMemo(
    () => (document.kind === 'control' ? pageAround(document, inputs) : document),
    [document, inputs],
  );
  const staged = useRef<readonly AtriumDocument[]>([]);
  staged.current = [drawn, document];
  const { outcome } = opening(document, state, campus);
  const root = useMemo(() => {
    const answers = documentAnswers({
      campus,
      platform: portal.platform,
      staged: () => staged.current,
      outcome,
      rights: rightsIn(state),
      locale: lang,
    });
    const made = createExampleRoot(portal, { lang, dark, width }, answers, ui);
    // A menu would say what the role may do on its page.
    made.route.allow(rightsIn(state).actions);
    return made;
  }, [portal, campus, outcome, state, lang, dark, width, ui]);
  return (
    <RootContext.Provider value={root}>
      <Opened drawn={drawn} {...props} />
      <OverlayHost />
      <WorkHost />
    </RootContext.Provider>
  );
});

function Opened({ drawn, document, campus, state }: DocumentStageProps & { drawn: AtriumDocument }) {
  const { Loading, Failure } = useRoot().platform.chrome;
  const text = useText(galleryLocale);
  const stage = useRef<HTMLDivElement>(null);
  const { params: key, saves } = useMemo(() => {
    const { params, saves: refused } = opening(document, state, campus);
    return { params: JSON.stringify(params), saves: refused };
  }, [document, state, campus]);
  useRefusedSave(stage, saves);
  const staged = useStagedDocument(drawn);
  const resource = staged && 'resource' in staged ? staged.resource : undefined;
  const open = useMemo(
    () =>
      resource && {
        resource,
        params: JSON.parse(key) as Record<string, unknown>,
        close: undefined,
        overlay: undefined,
        memory: undefined,
      },
    [resource, key],
  );
  return (
    <div ref={stage} className="at-gallery-document">
      {staged && 'error' in staged ? (
        <Failure title={text('notOpened')} description={messageOf(staged.error)} />
      ) : !open ? (
        <Loading shape="page" />
      ) : open.resource.document.kind === 'app' ? (
        <StagePage body={open.resource.document.body} sources={{}} state={state} />
      ) : (
        <OpenResourceContext.Provider value={open}>
          <DocumentView kind={open.resource.kind} />
        </OpenResourceContext.Provider>
      )}
    </div>
  );
}
