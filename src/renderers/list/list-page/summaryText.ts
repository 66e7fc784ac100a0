import { toText } from '../../../conditions/index.ts';
import type { PropSurroundings } from '../../../runtime/render/resolveProps.ts';
import { cellMaker } from './cells.ts';
import type { Column } from './columns.ts';

/** Decimals of a mean where the field says nothing of its own. */
const DECIMALS = 2;

/** The field of a column, with one decimal more than its values: the mean of whole numbers is seldom whole. */
function withFinerField(column: Column): Column {
  const { field } = column;
  const { source } = field.node;
  const { precision } = source.props ?? {};
  const props = { ...source.props, precision: typeof precision === 'number' ? precision + 1 : DECIMALS };
  return { ...column, field: { ...field, node: { ...field.node, source: { ...source, props } } } };
}

/** What a measure of a column says, as the column's own cells would say it. */
export function summaryText(column: Column, value: unknown, around: PropSurroundings): string {
  if (value === null || value === undefined) return '–';
  const { code, source } = column;
  if (source.summary === 'count') return around.root.locale.count(Number(value));
  const finer = source.summary === 'avg' ? withFinerField(column) : column;
  return (
    cellMaker(finer, around, { grouped: true })({ id: '', revision: 0, [code]: value }).text || toText(value)
  );
}
