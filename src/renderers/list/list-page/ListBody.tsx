import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import type { ListModel } from './ListModel.ts';
import { ListPager } from './ListPager.tsx';
import { RecordGrid } from './RecordGrid.tsx';
import { useUndoKeys } from './useUndoKeys.ts';

// What most people's first list does not need.
const RecordCards = lazy(() => import('./RecordCards.tsx'));
const RecordsView = lazy(() => import('./RecordsView.tsx'));
const ListMore = lazy(() => import('./ListMore.tsx'));
const ToneLegend = lazy(() => import('../shared/ToneLegend.tsx'));

/** The records in the view that is chosen. */
export const ListBody = observer(function ListBody({ model }: { model: ListModel }) {
  const { theme, platform } = useRoot();
  const { Loading } = platform.chrome;
  const around = useUndoKeys(() => void model.undoing.undo());
  const phone = theme.device === 'mobile';
  const { view } = model.question;
  const { rowTones } = model.document;
  const grows = model.document.paging === 'more';
  return (
    <Suspense fallback={<Loading shape="page" />}>
      <div ref={around} style={{ display: 'contents' }}>
        {view?.node ? (
          <RecordsView key={view.id} model={model} node={view.node} />
        ) : phone ? (
          <RecordCards model={model} />
        ) : (
          <RecordGrid model={model} />
        )}
      </div>
      {rowTones && !view?.node && model.records.total > 0 && <ToneLegend tones={rowTones} />}
      {!model.question.window && (grows ? <ListMore model={model} /> : <ListPager model={model} />)}
    </Suspense>
  );
});
