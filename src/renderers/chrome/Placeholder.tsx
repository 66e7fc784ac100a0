import { theme } from 'antd';
import { observer } from 'mobx-react-lite';
import { MISSING_EXTENSION } from '../../documents/findings.ts';
import { useText } from '../../runtime/locale/useText.ts';
import type { PlaceholderProps } from '../../runtime/render/chrome.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { chromeLocale } from './chrome.locale.ts';

/**
 * Stands for a widget that cannot be drawn: one quiet line, so that the rest of the page keeps its shape. What is
 * wrong is for whoever asks; a package that is not installed is named at once, since nothing else mends the page.
 */
export const Placeholder = observer(function Placeholder({ finding }: PlaceholderProps) {
  const { token } = theme.useToken();
  const text = useText(chromeLocale);
  const { locale } = useRoot();
  const style = {
    padding: `${token.paddingXXS}px ${token.paddingSM}px`,
    border: `1px dashed ${token.colorBorder}`,
    borderRadius: token.borderRadius,
    color: token.colorTextSecondary,
    fontSize: token.fontSizeSM,
    lineHeight: token.lineHeight,
    overflowWrap: 'anywhere',
  } as const;
  if (finding.code === MISSING_EXTENSION) return <p style={style}>{locale.localise(finding.message)}</p>;
  return (
    <details style={style}>
      <summary
        style={{ cursor: 'pointer', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
      >
        {text('placeholder')}
      </summary>
      <span>{locale.localise(finding.message)}</span>
    </details>
  );
});
