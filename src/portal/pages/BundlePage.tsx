import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { bundlesLocale } from '../../designer/bundles/bundles.locale.ts';
import { ExportDialog } from '../../designer/bundles/ExportDialog.tsx';
import { ImportDialog } from '../../designer/bundles/ImportDialog.tsx';
import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { useTitle } from '../parts/useTitle.ts';
import { ErrorView } from './ErrorView.tsx';
import { refusalOf } from './refusal.ts';
import { useLeave } from './useLeave.ts';

/** The query parameter that names what is to be exported: `kind/id`, several with commas between. */
const IDS = 'ids';

/** `/import` brings documents in from a file, `/export` puts some into one. Who may not design is told so. */
export const BundlePage = observer(function BundlePage({ what }: { what: 'import' | 'export' }) {
  const root = useRoot();
  const text = useText(bundlesLocale);
  const leave = useLeave('/resource');
  const [params] = useSearchParams();
  const [chosen] = useState(() => (params.get(IDS) ?? '').split(',').filter((each) => each !== ''));
  const title = text(`${what}Title`);
  useTitle(title);
  if (!root.session.mayDesign) return <ErrorView code="403" {...refusalOf(root, title)} />;
  return what === 'import' ? <ImportDialog close={leave} /> : <ExportDialog chosen={chosen} close={leave} />;
});
