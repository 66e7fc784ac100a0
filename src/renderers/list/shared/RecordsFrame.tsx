import { Empty, theme } from 'antd';
import { observer } from 'mobx-react-lite';
import { type ReactNode } from 'react';
import { useText } from '../../../runtime/locale/useText.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { NonBlocking } from '../../../runtime/render/NonBlocking.tsx';
import { lazyPart } from '../../../runtime/render/lazyPart.tsx';
import type { Records } from './Records.ts';
import { recordsLocale } from './records.locale.ts';

// Most lists mark nothing.
const ToneLegend = lazyPart(async () => (await import('./ToneLegend.tsx')).default);

interface RecordsFrameProps {
  records: Records;
  /** Absent or empty: the usual words. */
  emptyText?: string;
  /** Whether the view has a face of its own without records: a calendar, a board. */
  drawsEmpty?: boolean;
  /** Whether the view draws none of the records; absent: where there are none. */
  isEmpty?: boolean;
  /** Whether the view draws the marks of records, which are then explained below. */
  marks?: boolean;
  /** Leads to those that are not drawn; absent: words above the others that filters narrow them down. */
  further?: ReactNode;
  children: ReactNode;
}

/** What every view of records says around them: that they are on their way, failed, are none, or are too many. */
export const RecordsFrame = observer(function RecordsFrame({
  records,
  emptyText = '',
  drawsEmpty = false,
  isEmpty = records.rows.length === 0,
  further,
  marks = false,
  children,
}: RecordsFrameProps) {
  const { token } = theme.useToken();
  const text = useText(recordsLocale);
  const { locale, platform } = useRoot();
  const { Failure, Loading } = platform.chrome;
  const { status, rows, total, error } = records;
  if (status === 'failed')
    return (
      <Failure
        title={text('failed')}
        description={error}
        {...(records.refused ? {} : { retry: () => records.reload() })}
      />
    );
  if (rows.length === 0 && status === 'loading') return <Loading shape="widget" />;
  if (isEmpty && !drawsEmpty)
    return (
      <Empty
        image={Empty.PRESENTED_IMAGE_SIMPLE}
        description={emptyText === '' ? text('empty') : emptyText}
      />
    );
  return (
    <div
      aria-busy={status === 'loading'}
      style={{ display: 'grid', gap: token.marginSM, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      {further === undefined && total > rows.length && records.windowed && (
        <p style={{ margin: 0, color: token.colorTextSecondary }}>
          {text('more', { shown: locale.count(rows.length), total: locale.count(total) })}
        </p>
      )}
      {children}
      {further}
      {marks && records.marks && (
        <NonBlocking>
          <ToneLegend tones={records.marks} />
        </NonBlocking>
      )}
    </div>
  );
});
