import { observer } from 'mobx-react-lite';
import { Button } from 'antd';
import { Suspense, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useText } from '../../runtime/locale/useText.ts';
import { lazyPart } from '../../runtime/render/lazyPart.tsx';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { DEFAULT_COLOUR } from '../../runtime/stores/ThemeStore.ts';
import { PlainLayout } from '../parts/PlainLayout.tsx';
import { useTitle } from '../parts/useTitle.ts';
import { aboutOf } from './about.ts';
import { ErrorView, type ErrorCode } from './ErrorView.tsx';
import { errorPageLocale } from './errorPage.locale.ts';
import { pagesLocale } from './pages.locale.ts';
import { wayIn } from './refusal.ts';

const NotEntered = lazyPart(async () => (await import('../chatLogin/NotEntered.tsx')).NotEntered);

/**
 * `/403`, `/404`, `/500` and `/error`. The first shows the light menu in its own colour for as long as it
 * is looked at; the last says why a login did not come to be, where that is why somebody is here. `?about=file` on the first two tells of a
 * stored file that was not given, whose link leads here, `/403?about=site` of a site around the portal none of whose systems is
 * open to the person.
 */
export const ErrorPage = observer(function ErrorPage({ code }: { code: ErrorCode }) {
  const root = useRoot();
  const { theme, session } = root;
  const text = useText(pagesLocale);
  const own = useText(errorPageLocale);
  const { search } = useLocation();
  const navigate = useNavigate();
  const told = toldOf(code, aboutOf(search));
  const [title, reason] =
    told === '404' ? [text('code404'), text('text404')] : [own(`code${told}`), own(`text${told}`)];
  const description = told === '403' || told === '403Site' ? `${reason}\n${wayIn(root)}` : reason;
  // Home of a site without systems is empty; they may be open by now.
  const again = told === '403Site' && (
    <Button type="primary" onClick={() => void navigate('/main', { replace: true })}>
      {text('retry')}
    </Button>
  );
  useTitle(title);
  useEffect(() => {
    return code === '403' ? theme.show({ navTheme: 'lightMenu', primaryColor: DEFAULT_COLOUR }) : undefined;
  }, [code, theme]);
  return (
    <PlainLayout>
      {code === 'error' && session.notice !== undefined ? (
        <Suspense fallback={null}>
          <NotEntered reason={session.notice} />
        </Suspense>
      ) : (
        <ErrorView code={code} title={title} description={description} ways={again || undefined} />
      )}
    </PlainLayout>
  );
});

/** Which of its texts a page shows. */
function toldOf(code: ErrorCode, about: ReturnType<typeof aboutOf>) {
  if (about === 'file' && (code === '403' || code === '404')) return `${code}File` as const;
  return about === 'site' && code === '403' ? '403Site' : code;
}
