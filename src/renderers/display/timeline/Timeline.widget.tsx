import { Timeline as AntdTimeline, theme } from 'antd';
import { observer } from 'mobx-react-lite';
import { useText } from '../../../runtime/locale/useText.ts';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { timelineLocale } from './Timeline.locale.ts';
import type { timelineMeta } from './Timeline.meta.ts';

type Token = ReturnType<typeof theme.useToken>['token'];

const Timeline = observer(function Timeline({ props }: RendererProps<typeof timelineMeta>) {
  const { token } = theme.useToken();
  const text = useText(timelineLocale);
  const { locale } = useRoot();
  if (!props.items) return null;
  if (props.items.length === 0)
    return <span style={{ color: token.colorTextSecondary }}>{text('empty')}</span>;
  const secondary = { color: token.colorTextSecondary, fontSize: token.fontSizeSM };
  return (
    <AntdTimeline
      style={{ paddingTop: token.paddingXXS }}
      items={props.items.map(({ time, title, description, tone }) => ({
        color: colourOf(tone ?? undefined, token),
        children: (
          <div style={{ overflowWrap: 'anywhere' }}>
            <div
              style={{ display: 'flex', flexWrap: 'wrap', columnGap: token.marginXS, alignItems: 'baseline' }}
            >
              <span>{locale.localise(title)}</span>
              {time && <span style={secondary}>{locale.localise(time)}</span>}
            </div>
            {description && <div style={secondary}>{locale.localise(description)}</div>}
          </div>
        ),
      }))}
    />
  );
});
export default Timeline;

/** Colour of a tone; unknown ones are calm. */
function colourOf(tone: string | undefined, token: Token): string {
  switch (tone) {
    case 'success':
      return token.colorSuccess;
    case 'warning':
      return token.colorWarning;
    case 'error':
      return token.colorError;
    case 'processing':
      return token.colorPrimary;
    default:
      return token.colorTextQuaternary;
  }
}
