import { QRCode, theme } from 'antd';
import { useText } from '../../../runtime/locale/useText.ts';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { qrCodeLocale } from './QrCode.locale.ts';
import type { qrCodeMeta } from './QrCode.meta.ts';

/** Black on white in both themes: cameras do not read it the other way round. */
export default function QrCode({ props }: RendererProps<typeof qrCodeMeta>) {
  const { token } = theme.useToken();
  const text = useText(qrCodeLocale);
  if (props.value === undefined) return null;
  return (
    <figure style={{ margin: 0, width: 'fit-content', maxWidth: '100%' }}>
      <QRCode
        value={props.value}
        type="svg"
        size={props.size}
        color="#000000"
        bgColor="#ffffff"
        aria-label={props.label || text('code')}
      />
      {props.label && (
        <figcaption
          style={{ marginTop: token.marginXS, textAlign: 'center', color: token.colorTextSecondary }}
        >
          {props.label}
        </figcaption>
      )}
    </figure>
  );
}
