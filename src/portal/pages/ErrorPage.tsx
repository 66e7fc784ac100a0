import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { DEFAULT_COLOUR } from '../../runtime/stores/ThemeStore.ts';
import { PlainLayout } from '../parts/PlainLayout.tsx';
import { useTitle } from '../parts/useTitle.ts';
import { ErrorView, type ErrorCode } from './ErrorView.tsx';
import { pagesLocale } from './pages.locale.ts';

/** `/403`, `/404`, `/500` and `/error`. The first goes back to the light menu in its own colour (specification). */
export const ErrorPage = observer(function ErrorPage({ code }: { code: ErrorCode }) {
  const { theme } = useRoot();
  const text = useText(pagesLocale);
  useTitle(text(`code${code}`));
  useEffect(() => {
    if (code === '403') theme.show({ navTheme: 'lightMenu', primaryColor: DEFAULT_COLOUR });
  }, [code, theme]);
  return (
    <PlainLayout>
      <ErrorView code={code} title={text(`code${code}`)} description={text(`text${code}`)} />
    </PlainLayout>
  );
});
