import { useText } from 'atrium/src/runtime/locale/useText.ts';
import type { RendererProps } from 'atrium/src/runtime/render/rendererProps.ts';
import { theme } from 'antd';
import { observer } from 'mobx-react-lite';
import { rangesOf, seatsIn } from '../seats.ts';
import { Legend } from './Legend.tsx';
import { SeatGrid } from './SeatGrid.tsx';
import { seatMapLocale } from './SeatMap.locale.ts';
import type { seatMapMeta } from './SeatMap.meta.ts';

/** The plan of a room, on which free seats are chosen. In a filter every seat may be asked for. */
export default observer(function SeatMap(widget: RendererProps<typeof seatMapMeta>) {
  const { field, props, enabled, readOnly, title, handles, emit } = widget;
  const { token } = theme.useToken();
  const text = useText(seatMapLocale);
  const filter = field?.mode === 'filter';
  const chosen = seatsIn(field ? field.value : props.value);
  const usable = enabled && !readOnly && (field !== undefined || handles('change'));
  const most = filter ? props.rows * props.columns : props.most;
  const toggle = (seat: string): void => {
    const rest = chosen.filter((one) => one !== seat);
    const added = rest.length < chosen.length ? rest : [...(most === 1 ? [] : rest), seat];
    if (added.length > most) return;
    const next = seatsIn(added);
    if (field) field.set(next.length === 0 ? null : next);
    else void emit('change', next);
  };
  const told =
    chosen.length === 0 ? text('none', { most }) : text('chosen', { seats: rangesOf(chosen), most });
  return (
    <div style={{ minWidth: 0, color: token.colorText }} {...(field && !readOnly ? { id: field.id } : {})}>
      <SeatGrid
        label={title || text('map')}
        rows={props.rows}
        columns={props.columns}
        aisles={props.aisles}
        front={props.front || text('front')}
        chosen={chosen}
        taken={filter ? [] : seatsIn(props.taken)}
        usable={usable}
        invalid={field?.invalid === true}
        describedBy={field?.describedBy}
        toggle={toggle}
        leave={() => field?.leave()}
      />
      <Legend />
      {!filter && (
        <p aria-live="polite" style={{ fontSize: token.fontSizeSM, color: token.colorTextSecondary }}>
          {readOnly ? rangesOf(chosen) || '—' : told}
        </p>
      )}
    </div>
  );
});
