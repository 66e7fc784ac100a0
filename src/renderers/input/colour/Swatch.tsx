import { theme } from 'antd';

const SIDE = 20;

/** A patch of a colour; decoration beside its text, or the face of a button. */
export function Swatch({ colour }: { colour: string }) {
  const { token } = theme.useToken();
  return (
    <span
      aria-hidden
      style={{
        display: 'inline-block',
        flex: 'none',
        width: SIDE,
        height: SIDE,
        background: colour,
        border: `1px solid ${token.colorBorder}`,
        borderRadius: token.borderRadiusSM,
        verticalAlign: 'text-bottom',
      }}
    />
  );
}
