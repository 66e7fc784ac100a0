import { theme } from 'antd';
import { useState } from 'react';
import { safeImageUrl } from '../../../documents/safeUrl.ts';
import { useText } from '../../../runtime/locale/useText.ts';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { imageLocale } from './Image.locale.ts';
import type { imageMeta } from './Image.meta.ts';

/** Tells other sites nothing of the page, and never is wider than its place. */
export default function Image({ props }: RendererProps<typeof imageMeta>) {
  const { token } = theme.useToken();
  const [failed, setFailed] = useState<string>();
  const { width, height, alt } = props;
  const url = safeImageUrl(props.src);
  if (props.src === undefined) return null;
  if (url === undefined || failed === url) return <Missing alt={alt} width={width} height={height} />;
  return (
    <img
      src={url}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setFailed(url)}
      style={{
        display: 'block',
        maxWidth: '100%',
        objectFit: 'contain',
        borderRadius: token.borderRadius,
        ...(width === undefined || height === undefined ? { height: height ?? 'auto' } : {}),
      }}
    />
  );
}

interface MissingProps {
  alt: string;
  width: number | undefined;
  height: number | undefined;
}

function Missing({ alt, width = 160, height = 96 }: MissingProps) {
  const { token } = theme.useToken();
  const text = useText(imageLocale);
  const { Icon } = useRoot().platform.chrome;
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        justifyContent: 'center',
        gap: token.marginXXS,
        boxSizing: 'border-box',
        width,
        maxWidth: '100%',
        minHeight: height,
        padding: token.paddingXS,
        textAlign: 'center',
        fontSize: token.fontSizeSM,
        color: token.colorTextSecondary,
        background: token.colorFillQuaternary,
        borderRadius: token.borderRadius,
      }}
    >
      <Icon name="picture" />
      <span>{alt ? `${alt} · ${text('failed')}` : text('failed')}</span>
    </div>
  );
}
