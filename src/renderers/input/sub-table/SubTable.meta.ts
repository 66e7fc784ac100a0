import { Type } from 'typebox';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';
import { filledOrNot } from '../shared/filterInside.meta.ts';
import { countText, membersText } from '../shared/members.meta.ts';
import { wholeProp } from '../shared/numberText.meta.ts';
import { changeEvent } from '../shared/props.meta.ts';
import { MOST_ROWS } from './mostRows.meta.ts';

const lists = ['ArrayTable', 'ArrayCards', 'ArrayItems', 'ArrayCollapse', 'ArrayTabs'] as const;
/** Columns and buttons that Formily's lists are put together of; the table has its own. */
const parts = ['Column', 'Index', 'SortHandle', 'Remove', 'MoveUp', 'MoveDown', 'Item', 'CollapsePanel'];

/** As many when nothing is said. */
const USUAL_ROWS = 200;
const rowCount = Type.Integer({ minimum: 0, maximum: MOST_ROWS });

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
    addText: prop.text({ zhCN: '添加按钮的文字', enUS: 'Text of the add button' }),
    minRows: prop.static(rowCount, { zhCN: '最少行数', enUS: 'Fewest rows' }),
    maxRows: prop.static(rowCount, { zhCN: '最多行数', enUS: 'Most rows' }, USUAL_ROWS),
    totals: prop.totals({ zhCN: '合计的列（字段编码）', enUS: 'Columns with a total (field codes)' }),
    sortable: prop.static(Type.Boolean(), { zhCN: '可调整行的次序', enUS: 'Rows can be moved' }, true),
    fixedRows: prop.static(
      Type.Boolean(),
      { zhCN: '行数固定（不可增删和移动）', enUS: 'Rows are neither added, removed nor moved' },
      false,
    ),
  },
  events: changeEvent,
  provides: { row: { type: 'record', title: { zhCN: '本行', enUS: 'This row' } } },
  field: {
    column: 'json',
    dataType: 'array',
    value: Type.Array(Type.Object({}), { minItems: 1, maxItems: MOST_ROWS }),
    members: 'many',
    check: (value, { minRows, maxRows }) => {
      const count = Array.isArray(value) ? value.length : 0;
      const [least = 0, most = USUAL_ROWS] = [wholeProp(minRows), wholeProp(maxRows)];
      if (count < least) return { zhCN: `至少需要 ${least} 行`, enUS: `Needs at least ${least} rows` };
      return count > most ? { zhCN: `最多 ${most} 行`, enUS: `Takes at most ${most} rows` } : undefined;
    },
    span: 24,
    width: 90,
    toText: membersText,
    toCell: (value, context) => ({ text: countText(value, context) }),
    fromImport: null,
    toFilter: filledOrNot,
    fixedFilter: true,
  },
});
