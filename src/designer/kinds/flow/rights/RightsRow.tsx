import { WarningOutlined } from '@ant-design/icons';
import { memo } from 'react';
import { useText } from '../../../../runtime/locale/useText.ts';
import { useRoot } from '../../../../runtime/stores/RootContext.tsx';
import { rightTitles } from '../../../../schemas/flow/titles.ts';
import type { GridCell, GridRow } from './gridRows.ts';
import { flowRightsLocale } from './rights.locale.ts';

/** A cell with what the check says of it. */
export interface ShownCell extends GridCell {
  readonly problems: readonly string[];
}

interface RightsRowProps {
  row: GridRow;
  at: number;
  cells: readonly ShownCell[];
  /** Titles of the steps, in the order of the cells. */
  steps: readonly string[];
  /** The cells that are chosen, from and to; -1: none. */
  from: number;
  to: number;
  /** The cell that the focus comes to; -1: none of this row. */
  focus: number;
}

/** One field over all steps. Cells tell by `data-at` which they are: the grid listens, so that a row is drawn only where it differs. */
export const RightsRow = memo(function RightsRow(props: RightsRowProps) {
  const { row, at, cells, steps, from, to, focus } = props;
  const { locale, platform } = useRoot();
  const { Icon } = platform.chrome;
  const text = useText(flowRightsLocale);
  const { title, field, column, isUnknown, isLimited, isSealed } = row;
  return (
    <tr aria-rowindex={at + 2}>
      <th scope="row" style={{ paddingInlineStart: column === undefined ? 12 : 32 }}>
        <button
          type="button"
          className="at-plain at-parttable-name"
          data-whole-row={at}
          aria-label={text('wholeField', { field: title })}
        >
          <Icon name={row.icon} />
          <span>{title}</span>
          {(column ?? field) !== title && <small>{column ?? field}</small>}
          {isUnknown && <WarningOutlined className="at-parttable-wrong" aria-label={text('unknownField')} />}
        </button>
      </th>
      {cells.map(({ written, right, isFixed, problems }, index) => {
        const said = locale.localise(rightTitles[right]);
        const label = { field: title, step: steps[index] ?? '', right: said };
        const notes = [
          ...problems,
          ...(isLimited ? [text('limited')] : []),
          ...(isSealed && written === undefined ? [text('sealed')] : []),
        ];
        return (
          <td key={index} data-chosen={(index >= from && index <= to) || undefined}>
            <button
              type="button"
              className="at-plain at-flowright"
              data-at={`${String(at)},${String(index)}`}
              data-right={right}
              data-usual={written === undefined || undefined}
              tabIndex={index === focus ? 0 : -1}
              aria-pressed={index >= from && index <= to}
              aria-label={[text(written === undefined ? 'cellUsual' : 'cell', label), ...problems].join('；')}
              title={notes.join('\n') || undefined}
            >
              {problems.length > 0 && <WarningOutlined aria-hidden className="at-parttable-wrong" />}
              <span>{said}</span>
              {isFixed && <small>{text('fixedRows')}</small>}
            </button>
          </td>
        );
      })}
    </tr>
  );
}, isSame);

/** Two rows look alike: their cells are made anew with each change of the flow. */
function isSame(one: RightsRowProps, other: RightsRowProps): boolean {
  return (
    one.row === other.row &&
    one.at === other.at &&
    one.steps === other.steps &&
    one.from === other.from &&
    one.to === other.to &&
    one.focus === other.focus &&
    one.cells.length === other.cells.length &&
    one.cells.every((cell, index) => isSameCell(cell, other.cells[index]))
  );
}

const isSameCell = (one: ShownCell, other: ShownCell | undefined): boolean =>
  one.written === other?.written &&
  one.right === other?.right &&
  one.isFixed === other.isFixed &&
  one.problems.join('\n') === other.problems.join('\n');
