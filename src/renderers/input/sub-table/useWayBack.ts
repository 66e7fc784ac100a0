import { useEffect, useMemo, useRef } from 'react';
import { useText } from '../../../runtime/locale/useText.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { subTableLocale } from './subTable.locale.ts';
import type { RowValues } from '../shared/rows/rowValues.ts';
import type { RowCommands } from './useRows.ts';

const isBlank = (row: RowValues): boolean =>
  Object.values(row).every((value) => value === null || value === undefined || value === '');

/** The commands with a way back: what stood in a row that is gone, or pasted over, was typed and is nowhere else. */
export function useWayBack(commands: RowCommands, most: number): RowCommands {
  const { ui } = useRoot();
  const said = useText(subTableLocale);
  const words = useRef(said);
  words.current = said;
  const told = useRef<(() => void)[]>([]);
  useEffect(
    () => () => {
      // Without the rows there is nothing to go back to.
      for (const takeAway of told.current) takeAway();
    },
    [],
  );
  return useMemo(() => {
    const text: typeof said = (...message) => words.current(...message);
    const tell = (key: 'removed' | 'pasted', n: number, run: () => void): void => {
      told.current.push(ui.message('info', text(key, { n }), { label: text('undo'), run }));
    };
    const putBack = (index: number, row: RowValues): void => {
      if (commands.count() < most) commands.insert(index, row);
      // Still held: once another row is deleted, there is room.
      else
        told.current.push(
          ui.message('warning', text('noRoom', { n: most }), {
            label: text('undo'),
            run: () => putBack(index, row),
          }),
        );
    };
    return {
      ...commands,
      remove: (index) => {
        const gone = commands.remove(index);
        if (gone && !isBlank(gone)) tell('removed', index + 1, () => putBack(index, gone));
        return gone;
      },
      replace: (rows) => {
        const before = commands.replace(rows);
        const at = commands.changes();
        tell('pasted', rows.length, () => {
          // What came after it would go as well.
          if (commands.changes() === at) commands.replace(before);
          else ui.message('warning', text('changedSince'));
        });
        return before;
      },
    };
  }, [commands, most, ui]);
}
