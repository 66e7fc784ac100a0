import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import type { Right } from '../../../../documents/flow/fieldRights.ts';
import { useText } from '../../../../runtime/locale/useText.ts';
import { useRoot } from '../../../../runtime/stores/RootContext.tsx';
import { stepTitles } from '../../../../schemas/flow/titles.ts';
import { PartTable } from '../../../table/PartTable.tsx';
import type { GridPlace } from './GridChoice.ts';
import { allRights } from './RightsButtons.tsx';
import { RightsRow } from './RightsRow.tsx';
import { flowRightsLocale } from './rights.locale.ts';
import type { RightsGridState } from './useRightsGrid.ts';

const letters: Readonly<Record<string, Right>> = { h: 'hidden', r: 'read', e: 'edit', m: 'required' };
const arrows: Readonly<Record<string, GridPlace>> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
  PageUp: { row: -10, column: 0 },
  PageDown: { row: 10, column: 0 },
  Home: { row: 0, column: -1000 },
  End: { row: 0, column: 1000 },
};

/** The cells of the grid: chosen by pointer, keys and whole rows or columns; a press on the chosen one goes to the next right. */
export const RightsGrid = observer(function RightsGrid({
  grid,
  empty,
}: {
  grid: RightsGridState;
  empty: string;
}) {
  const { choice, nodes, steps, rows, cells, set } = grid;
  const { locale } = useRoot();
  const text = useText(flowRightsLocale);
  const table = useRef<HTMLDivElement>(null);
  const { range, focus } = choice;
  const bounds = { row: rows.length, column: nodes.length };
  const last = { row: bounds.row - 1, column: bounds.column - 1 };
  const isFocusWanted = useRef(false);
  useEffect(() => {
    if (focus === undefined || !isFocusWanted.current) return;
    isFocusWanted.current = false;
    const at = `${String(focus.row)},${String(focus.column)}`;
    table.current?.querySelector<HTMLElement>(`[data-at="${at}"]`)?.focus();
  }, [focus]);

  const next = (place: GridPlace): void => {
    const row = rows[place.row];
    const cell = row && cells(row)[place.column];
    if (cell === undefined) return;
    const at = cell.written === undefined ? -1 : allRights.indexOf(cell.written);
    set(allRights[(at + 1) % allRights.length]);
  };
  const press = (event: PointerEvent): void => {
    if (event.button !== 0 || !(event.target instanceof Element)) return;
    const place = placeIn(event.target);
    if (place) {
      const isOnly = range?.top === range?.bottom && range?.left === range?.right;
      if (event.shiftKey) choice.extend(place);
      else if (isOnly && focus?.row === place.row && focus.column === place.column) next(place);
      else choice.choose(place);
      return;
    }
    const row = numberAt(event.target, 'wholeRow');
    const column = numberAt(event.target, 'wholeColumn');
    if (row !== undefined) choice.span({ row, column: 0 }, { row, column: last.column });
    if (column !== undefined) choice.span({ row: 0, column }, { row: last.row, column });
  };
  const drag = (event: PointerEvent): void => {
    if (event.buttons !== 1 || range === undefined || !(event.target instanceof Element)) return;
    const place = placeIn(event.target);
    if (place) choice.extend(place);
  };
  const key = (event: KeyboardEvent): void => {
    if (!(event.target instanceof Element) || event.altKey) return;
    const by = arrows[event.key];
    const hasCommand = event.ctrlKey || event.metaKey;
    if (hasCommand && event.key.toLowerCase() === 'a' && rows.length > 0)
      choice.span({ row: 0, column: 0 }, last);
    else if (hasCommand) return;
    else if (by !== undefined) {
      isFocusWanted.current = true;
      choice.move(by, bounds, event.shiftKey);
    } else if (event.key === 'Delete' || event.key === 'Backspace') set(undefined);
    else if (event.key === 'Escape') choice.clear();
    else if ((event.key === 'Enter' || event.key === ' ') && wholeAt(event.target)) {
      const row = numberAt(event.target, 'wholeRow');
      const column = numberAt(event.target, 'wholeColumn');
      if (row !== undefined) choice.span({ row, column: 0 }, { row, column: last.column });
      if (column !== undefined) choice.span({ row: 0, column }, { row: last.row, column });
    } else if ((event.key === 'Enter' || event.key === ' ') && placeIn(event.target)) {
      const place = placeIn(event.target);
      if (range === undefined && place) choice.choose(place);
      else if (focus) next(focus);
    } else {
      const right = letters[event.key.toLowerCase()];
      if (right === undefined) return;
      set(right);
    }
    // The cells are meant, not the document: Delete and the like would remove what is selected there.
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div
      ref={table}
      className="at-flowright-grid"
      onPointerDown={press}
      onPointerOver={drag}
      onFocus={({ target }) => {
        const place = placeIn(target);
        if (place && choice.range === undefined) choice.choose(place);
      }}
    >
      <PartTable
        label={text('rights')}
        columns={nodes.length + 1}
        rows={rows}
        empty={empty}
        onKeyDown={key}
        head={
          <>
            <th scope="col">{text('field')}</th>
            {nodes.map(({ id, type }, index) => (
              <th key={id} scope="col">
                <button
                  type="button"
                  className="at-plain at-flowright-step"
                  data-whole-column={index}
                  aria-label={text('wholeStep', { step: steps[index] ?? '' })}
                >
                  <span>{steps[index]}</span>
                  {steps[index] !== locale.localise(stepTitles[type]) && (
                    <small>{locale.localise(stepTitles[type])}</small>
                  )}
                </button>
              </th>
            ))}
          </>
        }
        draw={(row, at) => {
          const isIn = range !== undefined && at >= range.top && at <= range.bottom;
          const isFirst = focus === undefined && at === 0;
          return (
            <RightsRow
              key={`${row.field} ${row.column ?? ''}`}
              {...{ row, at, steps }}
              cells={cells(row)}
              from={isIn ? range.left : -1}
              to={isIn ? range.right : -1}
              focus={focus?.row === at ? focus.column : isFirst ? 0 : -1}
            />
          );
        }}
      />
    </div>
  );
});

/** The cell that an element is, or is in. */
function placeIn(element: Element): GridPlace | undefined {
  const at = element.closest<HTMLElement>('[data-at]')?.dataset.at?.split(',').map(Number);
  const [row, column] = at ?? [];
  return row === undefined || column === undefined ? undefined : { row, column };
}

const wholeAt = (element: Element): boolean =>
  element.closest('[data-whole-row], [data-whole-column]') !== null;

function numberAt(element: Element, name: 'wholeRow' | 'wholeColumn'): number | undefined {
  const attribute = name === 'wholeRow' ? 'data-whole-row' : 'data-whole-column';
  const given = element.closest<HTMLElement>(`[${attribute}]`)?.dataset[name];
  return given === undefined ? undefined : Number(given);
}
