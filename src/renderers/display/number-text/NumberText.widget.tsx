import { theme } from 'antd';
import { observer } from 'mobx-react-lite';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { figureText } from '../shared/figureText.ts';
import type { numberTextMeta } from './NumberText.meta.ts';

/** A number in a line of text: digits of equal width, its unit beside it. */
const NumberText = observer(function NumberText({ props }: RendererProps<typeof numberTextMeta>) {
  const { token } = theme.useToken();
  const { language } = useRoot().locale;
  const { value, format, precision, prefix, suffix } = props;
  const amount = value === undefined || value === '' ? undefined : Number(value);
  const percent = format === 'percent' && amount !== undefined && Number.isFinite(amount);
  const figure = figureText(percent ? amount * 100 : value, precision, language);
  if (figure === undefined) return <span style={{ color: token.colorTextSecondary }}>—</span>;
  return (
    <span style={{ fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' }}>
      {prefix && `${prefix} `}
      {figure}
      {percent && '%'}
      {suffix && ` ${suffix}`}
    </span>
  );
});
export default NumberText;
