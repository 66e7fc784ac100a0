import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';
import { changeEvent } from '../shared/props.meta.ts';
import { rowProvided, rowsField, rowsProps } from '../shared/rows/rowsField.meta.ts';

const lists = ['ArrayTable', 'ArrayCards', 'ArrayItems', 'ArrayCollapse', 'ArrayTabs'] as const;
/** Columns and buttons that Formily's lists are put together of; the table has its own. */
const parts = ['Column', 'Index', 'SortHandle', 'Remove', 'MoveUp', 'MoveDown', 'Item', 'CollapsePanel'];

export const subTableMeta = defineMeta({
  type: 'sub-table',
  version: 1,
  family: 'input',
  title: { zhCN: '子表', enUS: 'Sub-table' },
  description: {
    zhCN: '一条记录里的多行明细；列是其中的字段，公式用 row 取本行的值，可从电子表格粘贴',
    enUS: 'Rows inside a record; its columns are the fields in it, formulas read row, and sheets can be pasted',
  },
  icon: 'table',
  imports: {
    formily: lists,
    jsonSchema: [{ type: 'array' }],
    limits: { minItems: 'minRows', maxItems: 'maxRows' },
    parts: Object.fromEntries(
      lists.flatMap((list) => [
        ...parts.map((part) => [`${list}.${part}`, undefined] as const),
        [`${list}.Addition`, 'addText'] as const,
      ]),
    ),
  },
  budget: 8,
  container: true,
  props: {
    ...rowsProps,
    totals: prop.totals({ zhCN: '合计的列（字段编码）', enUS: 'Columns with a total (field codes)' }),
  },
  events: changeEvent,
  provides: rowProvided,
  field: rowsField,
});
