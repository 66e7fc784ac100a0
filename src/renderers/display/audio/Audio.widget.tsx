import { theme } from 'antd';
import { useState } from 'react';
import { safeUrl } from '../../../documents/safeUrl.ts';
import { useText } from '../../../runtime/locale/useText.ts';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { MediaFailure } from '../shared/MediaFailure.tsx';
import { audioLocale } from './Audio.locale.ts';
import type { audioMeta } from './Audio.meta.ts';

/** The browser's own player under the name of the recording. */
export default function Audio(widget: RendererProps<typeof audioMeta>) {
  const { token } = theme.useToken();
  const text = useText(audioLocale);
  const [failed, fail] = useState<string>();
  const { src, loop } = widget.props;
  const title = widget.props.title || widget.title;
  if (src === undefined) return null;
  const url = safeUrl(src);
  if (url === undefined || failed === url) {
    return <MediaFailure text={title ? `${title} · ${text('failed')}` : text('failed')} />;
  }
  return (
    <figure style={{ margin: 0, minWidth: 0 }}>
      {title && <figcaption style={{ marginBottom: token.marginXXS }}>{title}</figcaption>}
      <audio
        controls
        preload="metadata"
        loop={loop}
        src={url}
        aria-label={title || text('label')}
        onError={() => fail(url)}
        style={{ display: 'block', width: '100%', maxWidth: 480 }}
      />
    </figure>
  );
}
