import { theme } from 'antd';
import { observer } from 'mobx-react-lite';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { numberFormat } from '../../shared/numberFormat.meta.ts';
import type { moneyTextMeta } from './MoneyText.meta.ts';

const MoneyText = observer(function MoneyText({ props }: RendererProps<typeof moneyTextMeta>) {
  const { token } = theme.useToken();
  const { numberLanguage: language } = useRoot().locale;
  const { value, currency } = props;
  if (value === undefined || value === '') return <span style={{ color: token.colorTextSecondary }}>—</span>;
  const amount = Number(value);
  const text = Number.isFinite(amount)
    ? numberFormat(language, {
        style: 'currency',
        currency,
        currencyDisplay: 'narrowSymbol',
      }).format(amount)
    : String(value);
  return <span style={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>{text}</span>;
});
export default MoneyText;
