import { Image, theme } from 'antd';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { safeImageUrl } from '../../../documents/safeUrl.ts';
import { useText } from '../../../runtime/locale/useText.ts';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { imageListLocale } from './ImageList.locale.ts';
import type { imageListMeta } from './ImageList.meta.ts';

/** Thumbnails in rows; the large view walks through all that can be shown. */
const ImageList = observer(function ImageList({ props }: RendererProps<typeof imageListMeta>) {
  const { token } = theme.useToken();
  const text = useText(imageListLocale);
  const { locale } = useRoot();
  const { items, size, emptyText } = props;
  const [failed, fail] = useState<ReadonlySet<string>>(new Set());
  if (!items) return null;
  const quiet = { color: token.colorTextSecondary };
  if (items.length === 0) return <span style={quiet}>{emptyText || text('empty')}</span>;
  return (
    <Image.PreviewGroup>
      <ul
        style={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: token.marginXS,
          margin: 0,
          padding: 0,
          listStyle: 'none',
        }}
      >
        {items.map(({ src, title }, index) => {
          const url = safeImageUrl(src);
          const name = title ? locale.localise(title) : text('picture', { number: index + 1 });
          return (
            <li key={index} style={{ width: size, maxWidth: '100%' }}>
              {url === undefined || failed.has(url) ? (
                <Missing size={size} text={text('failed')} />
              ) : (
                <Image
                  src={url}
                  alt={name}
                  width={size}
                  height={size}
                  loading="lazy"
                  referrerPolicy="no-referrer"
                  placeholder
                  onError={() => fail((known) => new Set(known).add(url))}
                  style={{ objectFit: 'cover', borderRadius: token.borderRadius }}
                />
              )}
              {title && (
                <div
                  style={{
                    ...quiet,
                    fontSize: token.fontSizeSM,
                    textAlign: 'center',
                    overflowWrap: 'anywhere',
                  }}
                >
                  {name}
                </div>
              )}
            </li>
          );
        })}
      </ul>
    </Image.PreviewGroup>
  );
});
export default ImageList;

function Missing({ size, text }: { size: number; text: string }) {
  const { token } = theme.useToken();
  return (
    <div
      style={{
        display: 'grid',
        placeItems: 'center',
        height: size,
        padding: token.paddingXXS,
        textAlign: 'center',
        fontSize: token.fontSizeSM,
        color: token.colorTextSecondary,
        background: token.colorFillQuaternary,
        borderRadius: token.borderRadius,
      }}
    >
      {text}
    </div>
  );
}
