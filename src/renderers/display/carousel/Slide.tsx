import { theme } from 'antd';
import { observer } from 'mobx-react-lite';
import { safeImageUrl } from '../../../documents/safeUrl.ts';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { useAnchor } from '../../../runtime/render/useAnchor.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import type { carouselMeta } from './Carousel.meta.ts';

interface SlideProps {
  slide: RendererProps<typeof carouselMeta>['props']['items'][number];
  /** px */
  height: number;
  /** Said by screen readers when it changes: not while slides turn by themselves. */
  live: boolean;
}

/** A picture, or the colour of the theme where there is none, with words that can be read on it. */
export const Slide = observer(function Slide({ slide, height, live }: SlideProps) {
  const { token } = theme.useToken();
  const { locale } = useRoot();
  const anchor = useAnchor()(slide.path ?? undefined);
  const url = safeImageUrl(slide.src);
  const title = slide.title ? locale.localise(slide.title) : '';
  const face = (
    <div
      style={{
        position: 'relative',
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'flex-end',
        height,
        padding: `${token.padding}px ${token.padding}px 44px`,
        boxSizing: 'border-box',
        // White words need a dark ground in both themes.
        background: `linear-gradient(135deg, ${token.blue8}, ${token.blue10})`,
        color: '#fff',
      }}
    >
      {url !== undefined && (
        <img
          src={url}
          alt={title}
          referrerPolicy="no-referrer"
          style={{ position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' }}
        />
      )}
      <div
        style={{
          position: 'absolute',
          inset: 0,
          background: 'linear-gradient(to top, rgb(0 0 0 / 72%), transparent 70%)',
        }}
      />
      {title && (
        <div
          style={{
            position: 'relative',
            fontSize: token.fontSizeHeading4,
            fontWeight: token.fontWeightStrong,
            overflowWrap: 'anywhere',
          }}
        >
          {title}
        </div>
      )}
      {slide.description && (
        <div style={{ position: 'relative', overflowWrap: 'anywhere' }}>
          {locale.localise(slide.description)}
        </div>
      )}
    </div>
  );
  return (
    <div aria-live={live ? 'polite' : 'off'}>
      {anchor ? (
        <a {...anchor} style={{ display: 'block', textDecoration: 'none' }}>
          {face}
        </a>
      ) : (
        face
      )}
    </div>
  );
});
