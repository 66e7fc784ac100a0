import { Type } from 'typebox';
import { prop } from '../../../../schemas/prop.ts';
import type { FieldMeta } from '../../../../schemas/rendererMeta.ts';
import { filledOrNot } from '../filterInside.meta.ts';
import { countText, membersText } from '../members.meta.ts';
import { wholeProp } from '../numberText.meta.ts';
import { MOST_ROWS } from './mostRows.meta.ts';

// What fields whose value is a list of rows have in common, however they draw them.

/** As many when nothing is said. */
const USUAL_ROWS = 200;
const rowCount = Type.Integer({ minimum: 0, maximum: MOST_ROWS });

/** How many rows there are, what can be done with them, what the button for a new one says. */
export const rowsProps = {
  addText: prop.text({ zhCN: '添加按钮的文字', enUS: 'Text of the add button' }),
  minRows: prop.static(rowCount, { zhCN: '最少行数', enUS: 'Fewest rows' }),
  maxRows: prop.static(rowCount, { zhCN: '最多行数', enUS: 'Most rows' }, USUAL_ROWS),
  sortable: prop.static(Type.Boolean(), { zhCN: '可调整行的次序', enUS: 'Rows can be moved' }, true),
  fixedRows: prop.static(
    Type.Boolean(),
    { zhCN: '行数固定（不可增删和移动）', enUS: 'Rows are neither added, removed nor moved' },
    false,
  ),
} as const;

/** The name of a row in the expressions of its members. */
export const rowProvided = { row: { type: 'record', title: { zhCN: '本行', enUS: 'This row' } } } as const;

/** A list of objects whose fields are the node's children. */
export const rowsField = {
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
} as const satisfies FieldMeta;
