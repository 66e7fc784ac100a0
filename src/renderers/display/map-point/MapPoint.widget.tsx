import { Button, theme } from 'antd';
import { useText } from '../../../runtime/locale/useText.ts';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { useAnchor } from '../../../runtime/render/useAnchor.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { useLinkColour } from '../../shared/useLinkColour.ts';
import { mapPointLocale } from './MapPoint.locale.ts';
import type { mapPointMeta } from './MapPoint.meta.ts';
import { mapAddress, positionText } from './position.ts';
import { Schematic } from './Schematic.tsx';

/** A place without anybody's map: no tiles are fetched, so that nobody learns who looked at it. */
export default function MapPoint({ props, title }: RendererProps<typeof mapPointMeta>) {
  const { token } = theme.useToken();
  const text = useText(mapPointLocale);
  const colour = useLinkColour();
  const { ui } = useRoot();
  const anchorOf = useAnchor();
  const { address, latitude, longitude, map } = props;
  const name = props.name || title;
  const position = latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
  const anchor = position && map !== 'none' ? anchorOf(mapAddress(map, position, name)) : undefined;
  const copy = async (): Promise<void> => {
    if (!position) return;
    const copied = await ui.copy(`${position.latitude},${position.longitude}`);
    if (copied) ui.message('success', text('copied'));
  };
  return (
    <figure
      style={{
        margin: 0,
        maxWidth: 420,
        overflow: 'hidden',
        background: token.colorBgContainer,
        border: `1px solid ${token.colorBorderSecondary}`,
        borderRadius: token.borderRadiusLG,
      }}
    >
      {position && <Schematic label={text('point', { name })} position={position} />}
      <figcaption style={{ padding: token.paddingSM, overflowWrap: 'anywhere' }}>
        <div style={{ fontWeight: token.fontWeightStrong, color: token.colorTextHeading }}>{name}</div>
        {address && <div>{address}</div>}
        <div style={{ color: token.colorTextSecondary, fontVariantNumeric: 'tabular-nums' }}>
          {position ? positionText(position) : text('none')}
        </div>
        {position && (
          <div style={{ display: 'flex', flexWrap: 'wrap', gap: token.margin, marginTop: token.marginXXS }}>
            {anchor && (
              <a {...anchor} style={{ color: colour, textDecoration: 'none' }}>
                {text('open')}
              </a>
            )}
            <Button
              type="link"
              onClick={() => void copy()}
              style={{ padding: 0, height: 'auto', color: colour }}
            >
              {text('copy')}
            </Button>
          </div>
        )}
      </figcaption>
    </figure>
  );
}
