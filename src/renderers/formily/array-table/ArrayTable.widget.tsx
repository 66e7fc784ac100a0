import { CARD_PARTS } from '../shared/rows/Cards.tsx';
import { rowsWidget } from '../shared/rows/rowsWidget.tsx';
import { arrayTableMeta } from './ArrayTable.meta.ts';
import { Column, RowNumber, Table, TableAddition } from './Table.tsx';
import { useParts } from './useParts.tsx';

/** A table, and cards on a phone, where it would have no room. */
export default rowsWidget(Table, arrayTableMeta, {
  useParts,
  components: { ...CARD_PARTS, Column, Index: RowNumber, Addition: TableAddition },
});
