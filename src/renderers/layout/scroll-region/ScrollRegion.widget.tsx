import { useText } from '../../../runtime/locale/useText.ts';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { scrollRegionLocale } from './ScrollRegion.locale.ts';
import type { scrollRegionMeta } from './ScrollRegion.meta.ts';

/** Can be focused, so that the keyboard scrolls it; named, so that who gets there knows where they are. */
export default function ScrollRegion({ props, title, children }: RendererProps<typeof scrollRegionMeta>) {
  const text = useText(scrollRegionLocale);
  const across = props.direction === 'row';
  return (
    <div
      role="region"
      aria-label={title || text('region')}
      tabIndex={0}
      style={{
        maxHeight: props.height,
        minWidth: 0,
        overflow: 'auto',
        overscrollBehavior: 'contain',
        display: across ? 'flex' : 'grid',
        gap: props.gap,
        ...(across ? {} : { gridTemplateColumns: 'minmax(0, 1fr)' }),
      }}
    >
      {children}
    </div>
  );
}
