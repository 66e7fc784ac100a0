import { observer } from 'mobx-react-lite';
import { useParams } from 'react-router-dom';
import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { kindTitles } from '../../schemas/kindTitles.ts';
import { PlainLayout } from '../parts/PlainLayout.tsx';
import { useTitle } from '../parts/useTitle.ts';
import { ErrorView } from './ErrorView.tsx';
import { pagesLocale } from './pages.locale.ts';

/** Stands at the addresses of flows until their pages are there. */
export const FlowPage = observer(function FlowPage() {
  const { locale } = useRoot();
  const text = useText(pagesLocale);
  const { id = '' } = useParams();
  const kind = locale.localise(kindTitles.flow);
  useTitle(kind);
  return (
    <PlainLayout>
      <ErrorView code="error" title={text('unpublished')} description={text('resourceId', { kind, id })} />
    </PlainLayout>
  );
});
