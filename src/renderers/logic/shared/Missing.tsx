import { theme } from 'antd';
import { useText } from '../../../runtime/locale/useText.ts';
import { hostedLocale } from './hosted.locale.ts';

/** Stands where a page names what this platform does not have. */
export function Missing({ name }: { name: string }) {
  const { token } = theme.useToken();
  const text = useText(hostedLocale);
  return (
    <div
      role="status"
      style={{
        padding: token.padding,
        textAlign: 'center',
        color: token.colorTextSecondary,
        border: `1px dashed ${token.colorBorder}`,
        borderRadius: token.borderRadius,
        overflowWrap: 'anywhere',
      }}
    >
      {text('unknown', { name })}
    </div>
  );
}
