import { Button, theme } from 'antd';
import { observer } from 'mobx-react-lite';
import { type CSSProperties, useMemo, useState } from 'react';
import { safeImageUrl } from '../../../documents/safeUrl.ts';
import { toGcj02 } from '../../../runtime/container/gcj02.ts';
import { useText } from '../../../runtime/locale/useText.ts';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { meanings } from '../shared/meanings.ts';
import { optionsBehind } from '../shared/optionsBehind.ts';
import { RecordsFrame } from '../shared/RecordsFrame.tsx';
import { rowKey } from '../shared/rowKey.ts';
import { toneColours } from '../../shared/tones/toneColours.ts';
import ToneLegend from '../shared/ToneLegend.tsx';
import { useRecords } from '../shared/useRecords.ts';
import { useView } from '../shared/useView.ts';
import { mapLocale } from './Map.locale.ts';
import type { mapMeta } from './Map.meta.ts';
import { placeOf } from './places.ts';
import { PlacesCard } from './PlacesCard.tsx';
import { PointCard } from './PointCard.tsx';
import { useMap } from './useMap.ts';

/** Records where they are. The map below them is the deployment's; without one nobody is told who looks at what. */
export default observer(function RecordMap(renderer: RendererProps<typeof mapMeta>) {
  const { props } = renderer;
  const { colourBy, limit } = props;
  const { token } = theme.useToken();
  const text = useText(mapLocale);
  const { map: tiles } = useRoot().project;
  const window = useMemo(() => ({ limit }), [limit]);
  const records = useRecords(props.source, window);
  const view = useView(records, renderer);
  const [chosen, setChosen] = useState<string>();
  const [gathered, gather] = useState<readonly string[]>();
  const choose = (key: string | undefined): void => {
    setChosen(key);
    gather(undefined);
  };
  const options = optionsBehind(records, renderer, 'options', colourBy);
  const drawn = tiles?.datum === 'gcj02' ? toGcj02 : <T,>(place: T): T => place;
  const placed = records.rows.flatMap((row, index) => {
    const place = placeOf(row, props);
    if (place === undefined) return [];
    const tone = colourBy === undefined ? 'processing' : options?.find(row[colourBy])?.tone;
    const label = view.text(props.title, row);
    return [{ key: rowKey(row, index), row, label, colour: toneColours(token, tone).solid, ...drawn(place) }];
  });
  const { plan } = props;
  const picture = plan && safeImageUrl(plan.src);
  const low = plan && drawn({ latitude: plan.south, longitude: plan.west });
  const high = plan && drawn({ latitude: plan.north, longitude: plan.east });
  const { host, state, fit, focus } = useMap(
    {
      ground: {
        ...(tiles ? { tiles: tiles.tiles } : {}),
        ...(picture === undefined || !low || !high
          ? {}
          : {
              plan: {
                url: picture,
                south: low.latitude,
                west: low.longitude,
                north: high.latitude,
                east: high.longitude,
              },
            }),
      },
      points: placed.map(({ row: _row, ...point }) => point),
      words: {
        larger: text('larger'),
        smaller: text('smaller'),
        map: renderer.title || text('map'),
        together: (n) => text('together', { n }),
      },
    },
    chosen,
    {
      pick: choose,
      gather: (keys) => {
        setChosen(undefined);
        gather(keys);
      },
    },
  );
  const leave = (key: string): void => {
    choose(undefined);
    focus(key);
  };
  const unplaced = records.rows.length - placed.length;
  const one = placed.find(({ key }) => key === chosen);
  const together = placed.filter(({ key }) => gathered?.includes(key) === true);
  const { open } = view;
  const colours = {
    '--at-map-ground': token.colorFillQuaternary,
    '--at-map-line': token.colorBorderSecondary,
    '--at-map-edge': token.colorBgContainer,
    '--at-map-face': token.colorBgContainer,
    '--at-map-text': token.colorText,
    '--at-map-focus': token.colorPrimary,
  } as CSSProperties;
  return (
    <RecordsFrame records={records} emptyText={props.emptyText} drawsEmpty>
      <section
        aria-label={renderer.title || text('map')}
        aria-busy={state === 'loading'}
        style={{
          ...colours,
          position: 'relative',
          overflow: 'hidden',
          border: `1px solid ${token.colorBorderSecondary}`,
          borderRadius: token.borderRadius,
        }}
      >
        <div ref={host} className="at-map" style={{ height: props.height }} />
        {placed.length > 1 && state === 'shown' && (
          <Button
            size="small"
            autoInsertSpace={false}
            style={{
              position: 'absolute',
              insetInlineEnd: token.marginSM,
              insetBlockEnd: token.marginSM,
              zIndex: 1,
            }}
            onClick={fit}
          >
            {text('all')}
          </Button>
        )}
        {one && (
          <PointCard
            key={one.key}
            title={one.label}
            description={view.text(props.description, one.row)}
            colour={one.colour}
            open={open && (() => open(one.row))}
            close={() => leave(one.key)}
          />
        )}
        {together.length > 0 && (
          <PlacesCard places={together} choose={choose} close={() => leave(together[0]?.key ?? '')} />
        )}
      </section>
      <ToneLegend tones={meanings(options, records.rows, colourBy)} />
      {tiles?.attribution !== undefined && (
        <small style={{ color: token.colorTextSecondary, textAlign: 'end' }}>{tiles.attribution}</small>
      )}
      {state === 'failed' && (
        <p role="alert" style={{ margin: 0, color: token.colorErrorText }}>
          {text('failed')}
        </p>
      )}
      {placed.length === 0 && records.status === 'ready' && (
        <p style={{ margin: 0, color: token.colorTextSecondary }}>{text('none')}</p>
      )}
      {placed.length > 0 && unplaced > 0 && (
        <p style={{ margin: 0, color: token.colorTextSecondary }}>{text('unplaced', { n: unplaced })}</p>
      )}
    </RecordsFrame>
  );
});
