import { Alert, theme } from 'antd';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useText } from '../../../runtime/locale/useText.ts';
import { usePlace } from '../../../runtime/render/PageContext.tsx';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import type { Pasted } from './paste.ts';
import { subTableLocale } from './subTable.locale.ts';

/** px of the report; further cells scroll in it. */
const HEIGHT = 160;
/** Of a pasted text, so that a whole page in one cell does not fill the screen. */
const LONGEST = 40;

/** What of a pasted piece of a sheet did not come in, so that nobody takes it for entered. */
export const PasteReport = observer(function PasteReport({
  pasted,
  close,
}: {
  pasted: Pasted;
  close: () => void;
}) {
  const text = useText(subTableLocale);
  const { locale } = useRoot();
  const { scope } = usePlace();
  const { token } = theme.useToken();
  const { unread, cut, given, beyond, shut } = pasted;
  const [first, ...others] = [
    ...(unread.length > 0 ? [text('notRead', { n: unread.length })] : []),
    ...(cut > 0 ? [text('cut', { cut, given })] : []),
    ...(shut > 0 ? [text('shut', { n: shut })] : []),
    ...(beyond > 0 ? [text('beyond', { n: beyond })] : []),
  ];
  const lines = unread.map(({ row, field, text: cell, why }) =>
    text('notReadCell', {
      row: row + 1,
      title: field.node.title.read(scope, locale.locale) as string,
      text: cell.length > LONGEST ? `${cell.slice(0, LONGEST)}…` : cell,
      why: why ? locale.localise(why) : text('notFit'),
    }),
  );
  const report = useRef<HTMLDivElement>(null);
  useEffect(() => {
    report.current?.scrollIntoView({ block: 'nearest' });
  }, [pasted]);
  return (
    <div ref={report} style={{ marginBottom: token.marginXS, scrollMarginBlock: token.margin }}>
      <Alert
        type="warning"
        showIcon
        closable={{ 'aria-label': text('close') }}
        onClose={close}
        role="status"
        message={first}
        description={
          (others.length > 0 || lines.length > 0) && (
            <>
              {others.map((line) => (
                <div key={line}>{line}</div>
              ))}
              {lines.length > 0 && (
                <ul
                  style={{
                    margin: 0,
                    paddingInlineStart: token.padding,
                    maxHeight: HEIGHT,
                    overflowY: 'auto',
                  }}
                  tabIndex={0}
                >
                  {lines.map((line, index) => (
                    <li key={String(index)}>{line}</li>
                  ))}
                </ul>
              )}
            </>
          )
        }
      />
    </div>
  );
});
