import { theme } from 'antd';
import { useText } from '../../../runtime/locale/useText.ts';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { barCodeLocale } from './BarCode.locale.ts';
import type { barCodeMeta } from './BarCode.meta.ts';
import { code128 } from './code128.ts';

/** Modules that stay empty at both ends, as readers need them. */
const QUIET = 10;

/** Black on white in both themes: readers do not read it the other way round. */
export default function BarCode({ props }: RendererProps<typeof barCodeMeta>) {
  const { token } = theme.useToken();
  const text = useText(barCodeLocale);
  const { value, height, shown } = props;
  if (value === undefined) return null;
  const widths = code128(value);
  if (!widths) return <span style={{ color: token.colorTextSecondary }}>{text('refused', { value })}</span>;
  let at = QUIET;
  const bars: { x: number; width: number }[] = [];
  for (const [index, width] of widths.entries()) {
    if (index % 2 === 0) bars.push({ x: at, width });
    at += width;
  }
  const total = at + QUIET;
  return (
    <figure
      style={{
        display: 'block',
        // As wide as the bars, whatever stretches what stands in it.
        width: 'fit-content',
        maxWidth: '100%',
        margin: 0,
        padding: token.paddingXXS,
        background: '#fff',
        color: '#000',
        textAlign: 'center',
        borderRadius: token.borderRadiusSM,
      }}
    >
      <svg
        role="img"
        aria-label={text('code', { value })}
        viewBox={`0 0 ${total} ${height}`}
        preserveAspectRatio="none"
        // Two px a module on wide screens; narrower ones shrink it whole.
        width={total * 2}
        height={height}
        shapeRendering="crispEdges"
        style={{ display: 'block', maxWidth: '100%' }}
      >
        {bars.map(({ x, width }) => (
          <rect key={x} x={x} width={width} height={height} fill="#000" />
        ))}
      </svg>
      {shown && (
        <figcaption style={{ fontFamily: token.fontFamilyCode, letterSpacing: 2, overflowWrap: 'anywhere' }}>
          {value}
        </figcaption>
      )}
    </figure>
  );
}
