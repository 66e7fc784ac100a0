import {
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
} from '@dnd-kit/core';
import { theme } from 'antd';
import { observer } from 'mobx-react-lite';
import { useMemo, useState } from 'react';
import { useText } from '../../../runtime/locale/useText.ts';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { groupRows, type RowGroup } from '../shared/groupRows.ts';
import { Movable } from '../shared/Movable.tsx';
import { RecordsFrame } from '../shared/RecordsFrame.tsx';
import { optionsBehind } from '../shared/optionsBehind.ts';
import { rowKey } from '../shared/rowKey.ts';
import type { Row } from '../shared/rowsOf.ts';
import { useRecords } from '../shared/useRecords.ts';
import { useMark } from '../shared/useMark.ts';
import { useView } from '../shared/useView.ts';
import { kanbanLocale } from './Kanban.locale.ts';
import type { kanbanMeta } from './Kanban.meta.ts';
import { CardFace, KanbanCard, type CardTexts } from './KanbanCard.tsx';
import { KanbanColumn } from './KanbanColumn.tsx';
import { columnUnder, KEYS, toNextColumn } from './moving.ts';
import { useSpoken } from './useSpoken.ts';

/** Records in columns by one of their members, which a card that is dragged to another column changes. */
export default observer(function Kanban(renderer: RendererProps<typeof kanbanMeta>) {
  const { props, enabled, readOnly } = renderer;
  const { groupBy, limit } = props;
  const { token } = theme.useToken();
  const { locale } = useRoot();
  const text = useText(kanbanLocale);
  const records = useRecords(
    props.source,
    useMemo(() => ({ limit }), [limit]),
  );
  const view = useView(records, renderer);
  const mark = useMark(records);
  const [lifted, setLifted] = useState<string>();
  /** What became of the card that was dropped last, to be said aloud. */
  const [outcome, setOutcome] = useState('');
  const field = groupBy === undefined ? undefined : records.field(groupBy);
  const options = optionsBehind(records, renderer, 'options', groupBy)?.options ?? [];
  const columns = groupRows(records.rows, groupBy, options, props.noneText !== '');
  const movable = enabled && !readOnly && field?.writable === true && records.update !== undefined;
  const keys = new Map(records.rows.map((row, index) => [row, rowKey(row, index)]));
  const cardOf = (row: Row): CardTexts => ({
    title: view.text(props.title, row),
    description: view.text(props.description, row),
    extra: view.text(props.extra, row),
  });
  const titleOf = ({ key, option }: RowGroup): string =>
    option ? locale.localise(option.label) : key === '' ? props.noneText || text('none') : key;
  const find = (key: string | undefined): Row | undefined =>
    records.rows.find((row) => keys.get(row) === key);
  const move = ({ active, over }: DragEndEvent): void => {
    setLifted(undefined);
    const target = columns.find(({ key }) => key === over?.id);
    const row = find(String(active.id));
    if (!target || !row || groupBy === undefined || target.rows.includes(row)) return;
    const changes = { [groupBy]: target.value };
    const words = { card: view.text(props.title, row), column: titleOf(target) };
    void records.update?.(row, changes).then((kept) => {
      setOutcome(text(kept ? 'moved' : 'refused', words));
      // The column may ask for more than a card can give: the document says which form takes it.
      if (!kept) void renderer.emit('refused', { ...row, changes });
    });
  };
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: toNextColumn, keyboardCodes: KEYS }),
  );
  const spoken = useSpoken(
    (key) => view.text(props.title, find(key) ?? {}),
    (key) => columns.filter((column) => column.key === key).map(titleOf)[0],
    (key) => columns.find(({ rows }) => rows.some((row) => keys.get(row) === key))?.key ?? '',
  );
  const carried = find(lifted);
  return (
    <RecordsFrame records={records} emptyText={props.emptyText} drawsEmpty={options.length > 0} marks>
      <Movable
        when={movable}
        carried={carried && <CardFace {...cardOf(carried)} style={{ boxShadow: token.boxShadow }} />}
        sensors={sensors}
        collisionDetection={columnUnder}
        accessibility={spoken}
        onDragStart={({ active }) => {
          setOutcome('');
          setLifted(String(active.id));
        }}
        onDragCancel={() => setLifted(undefined)}
        onDragEnd={move}
      >
        <div
          role="group"
          // Columns without cards scroll by the keyboard as well.
          tabIndex={0}
          aria-label={renderer.title || text('board')}
          style={{ display: 'flex', gap: token.marginSM, overflowX: 'auto', alignItems: 'stretch' }}
        >
          {columns.map((column) => (
            <KanbanColumn
              key={column.key}
              column={column}
              title={titleOf(column)}
              cut={records.total > records.rows.length}
              open={movable}
            >
              {(row) => {
                const key = keys.get(row) ?? '';
                const open = view.open;
                return (
                  <li key={key}>
                    <KanbanCard
                      id={key}
                      texts={cardOf(row)}
                      mark={mark(row)}
                      movable={movable}
                      open={open && (() => open(row))}
                    />
                  </li>
                );
              }}
            </KanbanColumn>
          ))}
        </div>
      </Movable>
      <span role="status" className="at-visually-hidden">
        {outcome}
      </span>
    </RecordsFrame>
  );
});
