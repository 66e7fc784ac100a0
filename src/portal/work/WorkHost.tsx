import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import { useRoot } from '../../runtime/stores/RootContext.tsx';

const BulkDialog = lazy(async () => ({ default: (await import('./BulkDialog.tsx')).BulkDialog }));

/** Draws what actions ask or show by themselves, apart from documents. */
export const WorkHost = observer(function WorkHost() {
  const { bulkRuns } = useRoot();
  const bulk = bulkRuns.current;
  return <Suspense>{bulk && <BulkDialog key={bulk.key} open={bulk} />}</Suspense>;
});
