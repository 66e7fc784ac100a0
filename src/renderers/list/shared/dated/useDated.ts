import { useMemo } from 'react';
import type { RendererProps } from '../../../../runtime/render/rendererProps.ts';
import { useRoot } from '../../../../runtime/stores/RootContext.tsx';
import type { RendererMeta } from '../../../../schemas/rendererMeta.ts';
import { type Day, dayOf, edgeValue, shiftValue } from '../days.ts';
import { meanings } from '../meanings.ts';
import { optionsBehind } from '../optionsBehind.ts';
import { overlapping } from '../overlapping.ts';
import type { Records } from '../Records.ts';
import { rowKey } from '../rowKey.ts';
import type { Row } from '../rowsOf.ts';
import type { ToneMeaning } from '../ToneLegend.tsx';
import { useRecords } from '../useRecords.ts';
import { useView, type View } from '../useView.ts';
import type { datedProps, sourceProp } from '../view.meta.ts';
import type { DatedEvent, Edge } from './DatedEvent.ts';

/** The most records that are asked for, and which of them where there are more. */
interface Most {
  limit: number;
  order: 'asc' | 'desc';
}

/** More are no calendar that anybody reads. */
const FIRST: Most = { limit: 500, order: 'asc' };

/** A view whose records lie on days. */
type DatedRenderer = RendererProps<RendererMeta<typeof datedProps & { source: typeof sourceProp }>>;

export interface Dated {
  records: Records;
  view: View;
  events: readonly DatedEvent[];
  /** What their colours stand for. */
  legend: readonly ToneMeaning[];
  /** Whether records can be moved to other days. */
  movable: boolean;
  /** Moves a record by so many days: its start and its end alike. */
  move: (event: DatedEvent, days: number) => void;
  /** Brings an edge of a record to another day; absent where records have one day. */
  resize: ((event: DatedEvent, edge: Edge, day: Day) => void) | undefined;
  open: ((event: DatedEvent) => void) | undefined;
}

/** The records from `first` to `last` on their days, for calendars and plans. Called in an observer. */
export function useDated(renderer: DatedRenderer, first: Day, last: Day, most = FIRST): Dated {
  const { props, node, enabled, readOnly } = renderer;
  const { start, end, colourBy } = props;
  const { zone } = useRoot().environment(node.path);
  const window = useMemo(
    () =>
      start === undefined
        ? undefined
        : {
            where: overlapping(start, end, first, last),
            sort: [{ field: start, order: most.order }],
            limit: most.limit,
          },
    [start, end, first, last, most],
  );
  const records = useRecords(props.source, window);
  const view = useView(records, renderer);
  const options = optionsBehind(records, renderer, 'options', colourBy);
  const dayIn = (row: Row, code: string | undefined): Day | undefined =>
    code === undefined ? undefined : dayOf(row[code], zone);
  const events = records.rows.flatMap((row, index): DatedEvent[] => {
    const from = dayIn(row, start);
    if (from === undefined) return [];
    const to = dayIn(row, end) ?? from;
    const tone = colourBy === undefined ? undefined : options?.find(row[colourBy])?.tone;
    const title = view.text(props.title, row);
    return [{ key: rowKey(row, index), row, title, tone, from, to: to < from ? from : to }];
  });
  const members = [start, end].filter((code) => code !== undefined);
  const writable = members.length > 0 && members.every((code) => records.field(code)?.writable === true);
  const move = ({ row }: DatedEvent, by: number): void => {
    const filled = members.filter((code) => row[code] !== null && row[code] !== undefined);
    void records.update?.(
      row,
      Object.fromEntries(filled.map((code) => [code, shiftValue(row[code], by, zone)])),
    );
  };
  const resize = ({ row }: DatedEvent, edge: Edge, day: Day): void => {
    if (start === undefined || end === undefined) return;
    const [code, other] = edge === 'start' ? [start, end] : [end, start];
    void records.update?.(row, { [code]: edgeValue(row[code], row[other], edge, day, zone) });
  };
  return {
    records,
    view,
    events,
    legend: meanings(options, records.rows, colourBy),
    movable: enabled && !readOnly && writable && records.update !== undefined,
    move,
    resize: start === undefined || end === undefined ? undefined : resize,
    open: view.open && ((event) => view.open?.(event.row)),
  };
}
