import { theme } from 'antd';
import { observer } from 'mobx-react-lite';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { figureText } from '../shared/figureText.ts';
import type { statisticMeta } from './Statistic.meta.ts';
import { Trend } from './Trend.tsx';

/** One figure. Digits are of equal width, so that figures below each other line up. */
const Statistic = observer(function Statistic({ props, title }: RendererProps<typeof statisticMeta>) {
  const { token } = theme.useToken();
  const { locale, platform, theme: looks } = useRoot();
  const { Icon } = platform.chrome;
  const figure = figureText(props.value, props.precision, locale.numberLanguage);
  const colour = {
    default: token.colorTextHeading,
    // Large text may be lighter than what toneColours gives.
    success: token.green7,
    warning: token.orange7,
    error: token.red7,
  }[props.tone];
  const affix = { fontSize: token.fontSize, fontWeight: 'normal', color: token.colorTextSecondary } as const;
  const phone = looks.device === 'mobile';
  const sign = props.icon !== undefined && (
    <div style={signStyle(token, phone)}>
      <Icon name={props.icon} />
    </div>
  );
  return (
    <div
      style={{
        display: 'flex',
        gap: token.marginSM,
        minWidth: 0,
        ...(props.bordered ? { ...cardStyle(token), padding: phone ? token.paddingSM : token.padding } : {}),
      }}
    >
      <div style={{ flex: '1 1 0', minWidth: 0 }}>
        <div style={{ display: 'flex', alignItems: 'flex-start', gap: token.marginXS }}>
          <div style={{ flex: '1 1 0', color: token.colorTextSecondary, overflowWrap: 'anywhere' }}>
            {props.title || title}
          </div>
          {phone && sign}
        </div>
        <div
          style={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'baseline',
            columnGap: token.marginXXS,
            marginTop: token.marginXXS,
            color: figure === undefined ? token.colorTextTertiary : colour,
            fontSize: phone ? token.fontSizeHeading3 : token.fontSizeHeading2,
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
      {!phone && sign}
    </div>
  );
});
export default Statistic;

type Token = ReturnType<typeof theme.useToken>['token'];

/** Beside the figure; on phones, where two figures share a row, small beside their name. */
const signStyle = (token: Token, phone: boolean) => {
  const size = phone ? token.controlHeightSM : token.controlHeightLG;
  return {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: size,
    height: size,
    fontSize: phone ? token.fontSize : token.fontSizeHeading4,
    color: token.colorPrimary,
    background: token.colorPrimaryBg,
    borderRadius: phone ? token.borderRadius : token.borderRadiusLG,
  };
};

/** Inside a section the figure stands bare: a card in a card is one frame too many. */
const cardStyle = (token: Token) => ({
  background: token.colorBgContainer,
  border: `1px solid ${token.colorBorderSecondary}`,
  borderRadius: token.borderRadiusLG,
});
