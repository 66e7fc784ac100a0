import { Button, Flex, Pagination, Skeleton, theme, Typography } from 'antd';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useText } from '../../../runtime/locale/useText.ts';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { ListFailed } from '../shared/ListFailed.tsx';
import { useModuleCells } from '../shared/useModuleCells.ts';
import { useRecords } from '../shared/useRecords.ts';
import { relatedListLocale } from './relatedList.locale.ts';
import type { relatedListMeta } from './RelatedList.meta.ts';

type Widget = RendererProps<typeof relatedListMeta>;

/** Waits for a record to point at: a new one has nothing that points at it. */
export default observer(function RelatedList(widget: Widget) {
  const text = useText(relatedListLocale);
  const { module, field, value } = widget.props;
  const key = value === undefined ? '' : String(value);
  return (
    <section aria-label={widget.title}>
      {widget.title !== '' && (
        <div>
          <Typography.Text strong>{widget.title}</Typography.Text>
        </div>
      )}
      {module === undefined || field === undefined || key === '' ? (
        <div>
          <Typography.Text type="secondary">
            {text(module === undefined || field === undefined ? 'noModule' : 'later')}
          </Typography.Text>
        </div>
      ) : (
        <Records widget={widget} module={module} field={field} value={key} />
      )}
    </section>
  );
});

const Records = observer(function Records({
  widget,
  module,
  field,
  value,
}: {
  widget: Widget;
  module: string;
  field: string;
  value: string;
}) {
  const text = useText(relatedListLocale);
  const { token } = theme.useToken();
  const [page, turn] = useState(0);
  const { labelField, columns = [], pageSize } = widget.props;
  const { headOf, cellOf } = useModuleCells(module);
  const query = { module, labelField, columns, keyword: '', page, size: pageSize };
  const { status, records, total, retry } = useRecords({ ...query, equals: { field, value } });
  if (status === 'failed') return <ListFailed message={text('failed')} retry={retry} />;
  if (status !== 'ready' && records.length === 0) {
    return <Skeleton active title={false} paragraph={{ rows: 2 }} />;
  }
  if (total === 0) return <Typography.Text type="secondary">{text('none')}</Typography.Text>;
  const line = `1px solid ${token.colorBorderSecondary}`;
  const rest = columns.filter((code) => code !== labelField);
  return (
    <>
      <ul aria-busy={status !== 'ready'} style={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {records.map((record) => {
          const label = cellOf(labelField, record) || record.id;
          return (
            <li key={record.id} style={{ padding: `${token.paddingXS}px 0`, borderBottom: line }}>
              {widget.handles('open') ? (
                <Button
                  type="link"
                  style={{ padding: 0, height: 'auto', whiteSpace: 'normal', textAlign: 'start' }}
                  onClick={() => void widget.emit('open', { id: record.id, record })}
                >
                  {label}
                </Button>
              ) : (
                <Typography.Text>{label}</Typography.Text>
              )}
              <Flex wrap gap="small">
                {rest.map((code) => (
                  <Typography.Text key={code} type="secondary">
                    {headOf(code)}: {cellOf(code, record) || '—'}
                  </Typography.Text>
                ))}
              </Flex>
            </li>
          );
        })}
      </ul>
      <Flex wrap align="center" justify="space-between" gap="small" style={{ marginTop: token.marginXS }}>
        <Typography.Text type="secondary">{text('total', { n: total })}</Typography.Text>
        {total > pageSize && (
          <Pagination
            size="small"
            simple
            current={page + 1}
            pageSize={pageSize}
            total={total}
            onChange={(next) => turn(next - 1)}
          />
        )}
      </Flex>
    </>
  );
});
