import { theme } from 'antd';
import { observer } from 'mobx-react-lite';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { figureText } from './figureText.ts';
import type { statisticMeta } from './Statistic.meta.ts';
import { Trend } from './Trend.tsx';

/** One figure. Digits are of equal width, so that figures below each other line up. */
const Statistic = observer(function Statistic({ props, title }: RendererProps<typeof statisticMeta>) {
  const { token } = theme.useToken();
  const { locale, platform } = useRoot();
  const { Icon } = platform.chrome;
  const figure = figureText(props.value, props.precision, locale.language);
  const colour = {
    default: token.colorTextHeading,
    // Large text may be lighter than what toneColour gives.
    success: token.green7,
    warning: token.orange7,
    error: token.red7,
  }[props.tone];
  const affix = { fontSize: token.fontSize, fontWeight: 'normal', color: token.colorTextSecondary } as const;
  return (
    <div
      style={{
        display: 'flex',
        gap: token.marginSM,
        minWidth: 0,
        ...(props.bordered ? cardStyle(token) : {}),
      }}
    >
      <div style={{ flex: '1 1 0', minWidth: 0 }}>
        <div style={{ color: token.colorTextSecondary, overflowWrap: 'anywhere' }}>
          {props.title || title}
        </div>
        <div
          style={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'baseline',
            columnGap: token.marginXXS,
            marginTop: token.marginXXS,
            color: figure === undefined ? token.colorTextTertiary : colour,
            fontSize: token.fontSizeHeading2,
            lineHeight: token.lineHeightHeading2,
            fontWeight: token.fontWeightStrong,
            fontVariantNumeric: 'tabular-nums',
            overflowWrap: 'anywhere',
          }}
        >
          {figure !== undefined && props.prefix && <span style={affix}>{props.prefix}</span>}
          <span>{figure ?? '—'}</span>
          {figure !== undefined && props.suffix && <span style={affix}>{props.suffix}</span>}
        </div>
        {props.trend !== undefined && (
          <Trend change={props.trend} label={props.trendLabel} fallIsGood={props.fallIsGood} />
        )}
      </div>
      {props.icon !== undefined && (
        <div
          style={{
            flex: 'none',
            display: 'grid',
            placeItems: 'center',
            width: 40,
            height: 40,
            fontSize: token.fontSizeHeading4,
            color: token.colorPrimary,
            background: token.colorPrimaryBg,
            borderRadius: token.borderRadiusLG,
          }}
        >
          <Icon name={props.icon} />
        </div>
      )}
    </div>
  );
});
export default Statistic;

/** Inside a section the figure stands bare: a card in a card is one frame too many. */
const cardStyle = (token: ReturnType<typeof theme.useToken>['token']) => ({
  padding: token.padding,
  background: token.colorBgContainer,
  border: `1px solid ${token.colorBorderSecondary}`,
  borderRadius: token.borderRadiusLG,
});
