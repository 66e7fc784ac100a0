import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import type { CompiledNode } from '../../../documents/compile.ts';
import { NodeList } from '../../../runtime/render/NodeView.tsx';
import { PlaceContext, pagePlace } from '../../../runtime/render/PageContext.tsx';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { RecordsContext } from '../shared/Records.ts';
import type { ListModel } from './ListModel.ts';
import { ListPager } from './ListPager.tsx';
import { ModelRecords } from './ModelRecords.ts';
import { RecordCards } from './RecordCards.tsx';
import { RecordGrid } from './RecordGrid.tsx';
import { useOpenRow } from './useOpenRow.ts';

/** The records in the view that is chosen. */
export const ListBody = observer(function ListBody({ model }: { model: ListModel }) {
  const phone = useRoot().theme.device === 'mobile';
  const { view } = model;
  return (
    <>
      {view?.node ? (
        <RecordsView key={view.id} model={model} node={view.node} />
      ) : phone ? (
        <RecordCards model={model} />
      ) : (
        <RecordGrid model={model} />
      )}
      {!model.window && <ListPager model={model} />}
    </>
  );
});

/** The records drawn by a widget of the document. */
const RecordsView = observer(function RecordsView({ model, node }: { model: ListModel; node: CompiledNode }) {
  const open = useOpenRow(model);
  const records = useMemo(() => new ModelRecords(model, open), [model, open]);
  const place = useMemo(() => pagePlace(model.page), [model]);
  const nodes = useMemo(() => [node], [node]);
  return (
    <RecordsContext.Provider value={records}>
      <PlaceContext.Provider value={place}>
        <NodeList nodes={nodes} />
      </PlaceContext.Provider>
    </RecordsContext.Provider>
  );
});
