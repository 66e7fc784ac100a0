import { observer } from 'mobx-react-lite';
import { useDeferredValue, useState } from 'react';
import { moveParts } from '../../../../documents/edit/move.ts';
import { useText } from '../../../../runtime/locale/useText.ts';
import { useRoot } from '../../../../runtime/stores/RootContext.tsx';
import { foundRows } from '../shared/fieldRows.ts';
import { FieldSearch } from '../shared/FieldSearch.tsx';
import { PartTable } from '../../../table/PartTable.tsx';
import { useFormDesign } from '../shared/useFormDesign.ts';
import { AddField } from './AddField.tsx';
import { FieldLine, type RowDrag } from './FieldLine.tsx';
import { fieldsLocale } from './fields.locale.ts';
import '../shared/formView.css';
import './fields.css';

/** All fields of a form in a table: added, called, typed, moved, placed and removed there. */
export const FieldsView = observer(function FieldsView() {
  const { model, rows, problemsAt } = useFormDesign();
  const { locale } = useRoot();
  const text = useText(fieldsLocale);
  const [wanted, setWanted] = useState('');
  const [dragged, setDragged] = useState<string>();
  const [over, setOver] = useState<{ readonly key: string; readonly side: 'before' | 'after' }>();
  const shown = foundRows(rows, useDeferredValue(wanted), locale.locale);
  const drop = (): void => {
    const target = rows.find(({ key }) => key === over?.key)?.part.within;
    setDragged(undefined);
    setOver(undefined);
    if (dragged === undefined || target === undefined) return;
    const { parent, holding, index } = target;
    const at = { parent: parent.key, holding: holding.name, index: index + (over?.side === 'after' ? 1 : 0) };
    model.run(moveParts([dragged], at));
  };
  const dragOf = (key: string): RowDrag => ({
    over: over?.key === key ? over.side : undefined,
    start: setDragged,
    move: (event, row) => {
      if (dragged === undefined) return;
      event.preventDefault();
      const { top, height } = event.currentTarget.getBoundingClientRect();
      const side = event.clientY < top + height / 2 ? 'before' : 'after';
      if (over?.key !== row.key || over.side !== side) setOver({ key: row.key, side });
    },
    drop,
  });
  const heads = ['title', 'code', 'type', 'required', 'place', 'storage'] as const;
  return (
    <div className="at-formview">
      <div className="at-formview-bar">
        <AddField />
        <span className="at-formview-spring" />
        <FieldSearch value={wanted} among={rows.length} change={setWanted} />
      </div>
      <PartTable
        label={text('fields')}
        columns={heads.length + 2}
        rows={shown}
        empty={text(rows.length === 0 ? 'none' : 'noneFound')}
        head={
          <>
            <td className="at-parttable-handle" />
            {heads.map((head) => (
              <th key={head} scope="col" className={head === 'title' ? 'at-parttable-title' : undefined}>
                {text(head)}
              </th>
            ))}
            <td />
          </>
        }
        draw={(row, at) => (
          <FieldLine key={row.key} row={row} at={at} drag={dragOf(row.key)} problemsAt={problemsAt} />
        )}
      />
    </div>
  );
});
