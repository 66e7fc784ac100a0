import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import type { CompiledNode } from '../../../documents/compile.ts';
import { NodeList } from '../../../runtime/render/NodeView.tsx';
import { PlaceContext, pagePlace } from '../../../runtime/render/PageContext.tsx';
import { RecordsContext } from '../shared/Records.ts';
import type { ListModel } from './ListModel.ts';
import { ModelRecords } from './ModelRecords.ts';
import { RowActions } from './RowActions.tsx';
import { useOpenRow } from './useOpenRow.ts';

/** The records drawn by a widget of the document. */
export default observer(function RecordsView({ model, node }: { model: ListModel; node: CompiledNode }) {
  const open = useOpenRow(model);
  const records = useMemo(
    () => new ModelRecords(model, open, (row) => <RowActions model={model} row={row} />),
    [model, open],
  );
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
