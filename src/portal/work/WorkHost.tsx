import { observer } from 'mobx-react-lite';
import { Suspense, useEffect } from 'react';
import { isCancelled, messageOf } from '../../runtime/data/ApiError.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { NonBlocking } from '../../runtime/render/NonBlocking.tsx';
import { lazyPart } from '../../runtime/render/lazyPart.tsx';
import { PageBoundary } from '../pages/PageBoundary.tsx';

const BulkDialog = lazyPart(async () => (await import('./BulkDialog.tsx')).BulkDialog);
const ExportDialog = lazyPart(async () => (await import('./ExportDialog.tsx')).ExportDialog);
const ImportDialog = lazyPart(async () => (await import('./ImportDialog.tsx')).ImportDialog);
const JobNotices = lazyPart(async () => (await import('./JobNotices.tsx')).JobNotices);

/** Draws what actions ask or show by themselves, apart from documents. */
export const WorkHost = observer(function WorkHost() {
  const { bulkRuns, exports, imports, jobs, ui } = useRoot();
  useEffect(() => {
    jobs.restore().catch((error: unknown) => {
      if (!isCancelled(error)) ui.message('error', messageOf(error));
    });
    return () => {
      jobs.clear();
    };
  }, [jobs, ui]);
  const bulk = bulkRuns.current;
  const open = imports.current;
  const exported = exports.current;
  // The dialog of an import says itself how far it is.
  const apart = jobs.jobs.filter(({ id }) => id !== open?.request.jobId);
  return (
    <Suspense>
      {bulk && (
        // It is at work already: closed, it would stop halfway, and nobody would learn what was done.
        <PageBoundary key={`bulk${String(bulk.key)}`}>
          <BulkDialog open={bulk} />
        </PageBoundary>
      )}
      {open && (
        <NonBlocking key={`import${String(open.key)}`} gone={() => open.close()}>
          <ImportDialog open={open} />
        </NonBlocking>
      )}
      {exported && (
        <NonBlocking key={`export${String(exported.key)}`} gone={() => exported.close()}>
          <ExportDialog open={exported} />
        </NonBlocking>
      )}
      <NonBlocking>{apart.length + jobs.ended.length > 0 && <JobNotices jobs={apart} />}</NonBlocking>
    </Suspense>
  );
});
