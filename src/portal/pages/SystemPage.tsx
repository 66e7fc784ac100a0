import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { ApiError, isCancelled, messageOf } from '../../runtime/data/ApiError.ts';
import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { msgStates } from '../../schemas/wire/answer.ts';
import { PlainLayout } from '../parts/PlainLayout.tsx';
import { Splash } from '../parts/Splash.tsx';
import { openSystem } from '../workspace/openSystem.ts';
import { naming, typedPath } from '../workspace/tabAddress.ts';
import { WorkspaceFrame } from '../workspace/WorkspaceFrame.tsx';
import { workspaceLocale } from '../workspace/workspace.locale.ts';
import { ErrorView } from './ErrorView.tsx';
import { kindText } from './kindText.ts';
import { pagesLocale } from './pages.locale.ts';
import { refusalOf } from './refusal.ts';

interface Failure {
  title: 'notOpened' | 'systemInfoFailed';
  description: string;
}

/**
 * `/system/{id}` opens a system by its address, `/system/{id}/2/1` a page of its menus. Where the role sees none of its
 * menus, it says so: to who designs in fixed words, to others what they can do about it.
 */
export const SystemPage = observer(function SystemPage() {
  const root = useRoot();
  const navigate = useNavigate();
  const { id = '', '*': rest = '' } = useParams();
  const location = useLocation();
  const { search } = location;
  const typed = typedPath(location);
  const text = useText(workspaceLocale);
  const pageText = useText(pagesLocale);
  const [failure, setFailure] = useState<Failure | { refused: string } | 'unpublished'>();
  useEffect(() => {
    let gone = false;
    const go = (path: string): void => {
      if (!gone) void navigate(path, { replace: true });
    };
    // Who may not design gets what is published, whatever the address asks for.
    if (root.route.preview !== undefined) root.systems.preview(id);
    const address = () => (rest === '' ? undefined : `/main/${rest}${naming(search, id)}`);
    openSystem(root, id, { go, address, typed }).then(
      ({ withoutMenus }) => {
        if (gone || withoutMenus === undefined) return;
        if (!root.session.mayDesign) {
          setFailure({ refused: withoutMenus });
          return;
        }
        const description = root.locale.text(workspaceLocale, 'noMenus', { name: withoutMenus });
        setFailure({ title: 'notOpened', description });
      },
      (error: unknown) => {
        if (gone || isCancelled(error)) return;
        const isMissing = error instanceof ApiError && error.detail.msgState === msgStates.notFound;
        setFailure(isMissing ? 'unpublished' : { title: 'systemInfoFailed', description: messageOf(error) });
      },
    );
    return () => {
      gone = true;
      root.systems.giveUpOpening();
    };
  }, [root, id, rest, search, typed, navigate]);
  if (failure === undefined)
    return (
      <WorkspaceFrame opening>
        <Splash />
      </WorkspaceFrame>
    );
  if (typeof failure === 'object' && 'refused' in failure) {
    return (
      <PlainLayout>
        <ErrorView code="403" {...refusalOf(root, failure.refused)} />
      </PlainLayout>
    );
  }
  if (failure === 'unpublished') {
    const description = pageText('resourceId', { kind: root.locale.localise(kindText(['system'])), id });
    return (
      <PlainLayout>
        <ErrorView code="404" title={pageText('unpublished')} description={description} />
      </PlainLayout>
    );
  }
  return (
    <PlainLayout>
      <ErrorView code="error" title={text(failure.title)} description={failure.description} />
    </PlainLayout>
  );
});
