import { theme } from 'antd';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { NodeList } from '../../../runtime/render/NodeView.tsx';
import type { ModuleRecord } from '../../../schemas/wire/record.ts';
import type { ListModel } from './ListModel.ts';

/** What can be done with one record. */
export const RowActions = observer(function RowActions({
  model,
  row,
}: {
  model: ListModel;
  row: ModuleRecord;
}) {
  const { token } = theme.useToken();
  const names = useMemo(() => ({ row }), [row]);
  return (
    <div style={{ display: 'flex', gap: token.marginXXS, whiteSpace: 'nowrap' }}>
      <NodeList nodes={model.compiled.rowActions} names={names} />
    </div>
  );
});
