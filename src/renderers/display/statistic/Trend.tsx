import { theme } from 'antd';
import { observer } from 'mobx-react-lite';
import { useText } from '../../../runtime/locale/useText.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { toneColours } from '../../shared/tones/toneColours.ts';
import { figureText } from '../shared/figureText.ts';
import { statisticLocale } from './Statistic.locale.ts';

interface TrendProps {
  /** Percent; negative where it fell. */
  change: number;
  label: string;
  fallIsGood: boolean;
}

/** The arrow and the colour are for the eye, the hidden word says the same to whoever listens. */
export const Trend = observer(function Trend({ change, label, fallIsGood }: TrendProps) {
  const { token } = theme.useToken();
  const text = useText(statisticLocale);
  const { locale, platform } = useRoot();
  const { Icon } = platform.chrome;
  const good = change > 0 !== fallIsGood;
  const colour =
    change === 0 ? token.colorTextSecondary : toneColours(token, good ? 'success' : 'error').text;
  return (
    <div
      style={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'baseline',
        columnGap: token.marginXXS,
        marginTop: token.marginXXS,
        fontSize: token.fontSizeSM,
        color: token.colorTextSecondary,
      }}
    >
      {label && <span>{label}</span>}
      <span style={{ color: colour, fontVariantNumeric: 'tabular-nums' }}>
        {change !== 0 && <Icon name={change > 0 ? 'arrow-up' : 'arrow-down'} />}
        <span style={hiddenFromSight}>{text(change > 0 ? 'rise' : change < 0 ? 'fall' : 'same')} </span>
        {figureText(Math.abs(change), undefined, locale.numberLanguage)}%
      </span>
    </div>
  );
});

const hiddenFromSight = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
