import { Button, Empty, Input, Modal, Table, theme } from 'antd';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useText } from '../../../runtime/locale/useText.ts';
import type { ModuleRecord } from '../../../schemas/wire/record.ts';
import { useMaskCloses } from '../../shared/useMaskCloses.ts';
import { ListFailed } from '../shared/ListFailed.tsx';
import type { PersonValue } from '../shared/personValue.ts';
import { recordPickLocale } from './recordPick.locale.ts';
import { useModuleCells } from '../shared/useModuleCells.ts';
import { useRecords } from '../shared/useRecords.ts';
import { useBackCloses } from '../../../runtime/render/useBackCloses.ts';

const SIZE = 10;

/** All records of a form in a dialog, page by page, to look for one by more than its name. */
export default observer(function RecordTable({
  title,
  module,
  labelField,
  columns,
  pick,
  close,
}: {
  title: string;
  module: string;
  labelField: string;
  columns: readonly string[];
  pick: (chosen: PersonValue) => void;
  close: () => void;
}) {
  const text = useText(recordPickLocale);
  const { token } = theme.useToken();
  const maskCloses = useMaskCloses();
  useBackCloses(true, close);
  const [keyword, search] = useState('');
  const [page, turn] = useState(0);
  const { headOf, cellOf } = useModuleCells(module);
  const { status, records, total, retry } = useRecords({
    module,
    labelField,
    columns,
    keyword,
    page,
    size: SIZE,
  });
  const codes = [...new Set([labelField, ...columns])];
  return (
    <Modal
      open
      title={title}
      footer={null}
      width={720}
      maskClosable={maskCloses}
      onCancel={close}
      closable={{ 'aria-label': text('close') }}
    >
      <Input.Search
        allowClear
        aria-label={text('search')}
        placeholder={headOf(labelField)}
        style={{ marginBottom: token.marginSM }}
        onSearch={(typed) => {
          turn(0);
          search(typed.trim());
        }}
      />
      {status === 'failed' ? (
        <ListFailed message={text('failed')} retry={retry} />
      ) : (
        <Table<ModuleRecord>
          size="small"
          rowKey="id"
          loading={status === 'loading'}
          dataSource={[...records]}
          scroll={{ x: 'max-content' }}
          pagination={{
            current: page + 1,
            pageSize: SIZE,
            total,
            showSizeChanger: false,
            onChange: (next) => turn(next - 1),
          }}
          locale={{ emptyText: <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={text('none')} /> }}
          columns={[
            ...codes.map((code) => ({
              key: code,
              title: headOf(code),
              render: (_: unknown, record: ModuleRecord) => cellOf(code, record),
            })),
            {
              key: ' actions',
              title: text('actions'),
              align: 'right' as const,
              render: (_: unknown, record: ModuleRecord) => {
                const label = cellOf(labelField, record) || record.id;
                return (
                  <Button
                    type="link"
                    size="small"
                    aria-label={text('pickOf', { label })}
                    onClick={() => pick({ value: record.id, label })}
                  >
                    {text('pick')}
                  </Button>
                );
              },
            },
          ]}
        />
      )}
    </Modal>
  );
});
