import { theme } from 'antd';
import { useState } from 'react';
import { safeImageUrl, safeUrl } from '../../../documents/safeUrl.ts';
import { useText } from '../../../runtime/locale/useText.ts';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { MediaFailure } from '../shared/MediaFailure.tsx';
import { videoLocale } from './Video.locale.ts';
import type { videoMeta } from './Video.meta.ts';

/** The browser's own player. Nothing plays by itself, and nothing but its length is fetched before. */
export default function Video(widget: RendererProps<typeof videoMeta>) {
  const { token } = theme.useToken();
  const text = useText(videoLocale);
  const [failed, fail] = useState<string>();
  const { src, poster, captions, loop } = widget.props;
  const title = widget.props.title || widget.title;
  if (src === undefined) return null;
  const url = safeUrl(src);
  if (url === undefined || failed === url) {
    return <MediaFailure text={title ? `${title} · ${text('failed')}` : text('failed')} />;
  }
  const [cover, track] = [safeImageUrl(poster), safeUrl(captions)];
  return (
    <figure style={{ margin: 0, minWidth: 0 }}>
      <video
        controls
        preload="metadata"
        playsInline
        loop={loop}
        src={url}
        aria-label={title || text('label')}
        onError={() => fail(url)}
        {...(cover === undefined ? {} : { poster: cover })}
        style={{
          display: 'block',
          width: '100%',
          maxHeight: 'calc(var(--at-screen, 100vh) * 0.7)',
          background: '#000',
          borderRadius: token.borderRadius,
        }}
      >
        {track !== undefined && <track kind="captions" src={track} default />}
      </video>
      {title && (
        <figcaption style={{ marginTop: token.marginXS, color: token.colorTextSecondary }}>
          {title}
        </figcaption>
      )}
    </figure>
  );
}
