import { Button, Empty, theme, Typography } from 'antd';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useText } from '../../runtime/locale/useText.ts';
import { LOG_LINES } from '../../runtime/stores/LogStore.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { FindingView } from './FindingView.tsx';
import { inspectorLocale } from './inspector.locale.ts';
import { useLogEntries } from './useLogEntries.ts';

/** Lines drawn at first, and further ones at a time. */
const LINES = 200;

/** What went wrong without stopping the page: failed expressions, broken nodes, failed actions; the latest first. */
export const LogView = observer(function LogView() {
  const { locale, log, platform } = useRoot();
  const text = useText(inspectorLocale);
  const { token } = theme.useToken();
  const [shown, setShown] = useState(LINES);
  const all = useLogEntries();
  const entries = all.slice(-shown).reverse();
  if (entries.length === 0) return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={text('noLog')} />;
  const time = new Intl.DateTimeFormat(locale.language, {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    timeZone: platform.environment({}).zone,
  });
  return (
    <>
      <div className="at-inspector-log-head">
        <Typography.Text type="secondary">
          {text('logCount', { count: all.length, kept: LOG_LINES })}
        </Typography.Text>
        <Button
          size="small"
          onClick={() => {
            log.clear();
            setShown(LINES);
          }}
        >
          {text('clear')}
        </Button>
      </div>
      <ul style={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {entries.map(({ at, where, subject, finding }, index) => (
          <li
            key={`${String(at)} ${String(index)}`}
            style={{ paddingBlock: token.paddingXS, overflowWrap: 'anywhere' }}
          >
            <FindingView finding={finding} subject={subject} />
            <br />
            <Typography.Text type="secondary" style={{ fontSize: token.fontSizeSM }}>
              {time.format(at)} · {where} {finding.path}
            </Typography.Text>
          </li>
        ))}
      </ul>
      {all.length > entries.length && (
        <Button
          block
          onClick={() => {
            setShown(shown + LINES);
          }}
        >
          {text('earlier', { count: Math.min(LINES, all.length - entries.length) })}
        </Button>
      )}
    </>
  );
});
