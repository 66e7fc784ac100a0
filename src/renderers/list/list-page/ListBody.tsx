import { observer } from 'mobx-react-lite';
import { theme as antdTheme } from 'antd';
import { Suspense, type ReactNode } from 'react';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { NonBlocking } from '../../../runtime/render/NonBlocking.tsx';
import { lazyPart } from '../../../runtime/render/lazyPart.tsx';
import { usePlace } from '../../../runtime/render/PageContext.tsx';
import { BulkBar } from './BulkBar.tsx';
import type { ListModel } from './ListModel.ts';
import { ListPager } from './ListPager.tsx';
import { RecordGrid } from './RecordGrid.tsx';
import { RowFlowsContext, useRowFlows } from './useRowFlows.ts';
import { useUndoKeys } from './useUndoKeys.ts';

// What most people's first list does not need.
const RecordCards = lazyPart(async () => (await import('./RecordCards.tsx')).default);
const RecordsView = lazyPart(async () => (await import('./RecordsView.tsx')).default);
const ListMore = lazyPart(async () => (await import('./ListMore.tsx')).default);
const ToneLegend = lazyPart(async () => (await import('../shared/ToneLegend.tsx')).default);

/** The records in the view that is chosen. */
export const ListBody = observer(function ListBody({ model }: { model: ListModel }) {
  const { theme, platform } = useRoot();
  const { Loading } = platform.chrome;
  const around = useUndoKeys(() => void model.undoing.undo());
  const flows = useRowFlows(model);
  const phone = theme.device === 'mobile';
  const { view } = model.question;
  const grows = model.document.paging === 'more';
  return (
    <Suspense fallback={<Loading shape="page" />}>
      <div ref={around} style={{ display: 'contents' }}>
        <RowFlowsContext.Provider value={flows}>
          {view?.node ? (
            <RecordsView key={view.id} model={model} node={view.node} />
          ) : phone ? (
            <RecordCards model={model} />
          ) : (
            <RecordGrid model={model} />
          )}
        </RowFlowsContext.Provider>
      </div>
      {model.document.rowTones && !view?.node && (
        <NonBlocking>
          <RowLegend model={model} />
        </NonBlocking>
      )}
      <Foot model={model}>
        {!model.question.window && (grows ? <ListMore model={model} /> : <ListPager model={model} />)}
      </Foot>
    </Suspense>
  );
});

/**
 * The pager, and beside it what can be done with the chosen records: whoever chooses the next one finds it where it was.
 * On phones that stands over the page.
 */
const Foot = observer(function Foot({ model, children }: { model: ListModel; children: ReactNode }) {
  const { token } = antdTheme.useToken();
  const phone = useRoot().theme.device === 'mobile';
  if (phone || !model.chooses) return children;
  return (
    <div
      style={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: token.marginXS,
        minHeight: token.controlHeight + 2 * token.paddingXXS,
      }}
    >
      <BulkBar model={model} below={false} />
      <div style={{ flex: '1 1 auto', minWidth: 0 }}>{children}</div>
    </div>
  );
});

/** What the colours of the records in sight stand for; nothing where none of them is marked. */
const RowLegend = observer(function RowLegend({ model }: { model: ListModel }) {
  const { scope } = usePlace();
  const { rowTones = [] } = model.document;
  const marks = new Set(model.records.rows.map((row) => model.compiled.toneOf(row, scope)));
  const tones = rowTones.filter((tone) => marks.has(tone));
  return tones.length > 0 && <ToneLegend tones={tones} />;
});
