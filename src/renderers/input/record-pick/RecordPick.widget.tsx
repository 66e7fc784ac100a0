import { SearchOutlined } from '@ant-design/icons';
import { Button, Select, Space } from 'antd';
import { observer } from 'mobx-react-lite';
import { Suspense, useState } from 'react';
import { toText } from '../../../conditions/index.ts';
import { useText } from '../../../runtime/locale/useText.ts';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { lazyPart } from '../../../runtime/render/lazyPart.tsx';
import { RecordFilter } from './RecordFilter.tsx';
import { ListFailed } from '../shared/ListFailed.tsx';
import { isPerson, type PersonValue } from '../shared/personValue.ts';
import { ReadOnlyText } from '../shared/ReadOnlyText.tsx';
import { useInput } from '../shared/useInput.ts';
import { useSelectAttributes } from '../shared/useSelectAttributes.ts';
import { recordPickLocale } from './recordPick.locale.ts';
import type { recordPickMeta } from './RecordPick.meta.ts';
import { useRecords } from '../shared/useRecords.ts';

const RecordTable = lazyPart(async () => (await import('./RecordTable.tsx')).default);
const FOUND = 20;

export default observer(function RecordPick(widget: RendererProps<typeof recordPickMeta>) {
  const input = useInput(widget);
  const text = useText(recordPickLocale);
  const attributes = useSelectAttributes(input.attributes);
  const [keyword, search] = useState<string | undefined>(undefined);
  const [table, open] = useState(false);
  const { module, labelField, columns = [], placeholder, allowClear } = widget.props;
  const { status, records, retry } = useRecords(
    module === undefined || keyword === undefined
      ? undefined
      : { module, labelField, columns: [], keyword, page: 0, size: FOUND },
  );
  if (widget.readOnly) return <ReadOnlyText widget={widget} />;
  if (input.filter) return <RecordFilter input={input} props={widget.props} />;
  const set = (chosen: PersonValue | null): void => input.change(chosen);
  const none = module === undefined ? text('noModule') : text(status === 'loading' ? 'loading' : 'none');
  return (
    <Space.Compact style={{ width: '100%' }}>
      <Select<PersonValue>
        {...attributes}
        labelInValue
        showSearch
        filterOption={false}
        value={isPerson(input.value) ? input.value : null}
        options={records.map((record) => ({
          value: record.id,
          label: toText(record[labelField]) || record.id,
        }))}
        loading={status === 'loading'}
        allowClear={allowClear}
        placeholder={placeholder || text('type')}
        notFoundContent={status === 'failed' ? <ListFailed message={text('failed')} retry={retry} /> : none}
        style={{ width: '100%' }}
        onOpenChange={(opened) => search(opened ? '' : undefined)}
        onSearch={(typed) => search(typed.trim())}
        onChange={(chosen: PersonValue | undefined) => {
          set(chosen ? { value: chosen.value, label: chosen.label } : null);
        }}
        onBlur={input.leave}
      />
      <Button
        icon={<SearchOutlined aria-hidden aria-label={undefined} />}
        aria-label={text('find', { title: widget.title })}
        title={text('find', { title: widget.title })}
        disabled={attributes.disabled || module === undefined}
        {...(attributes.size === undefined ? {} : { size: attributes.size })}
        onClick={() => open(true)}
      />
      {table && module !== undefined && (
        <Suspense fallback={null}>
          <RecordTable
            title={widget.title}
            module={module}
            labelField={labelField}
            columns={columns}
            close={() => open(false)}
            pick={(chosen) => {
              set(chosen);
              open(false);
            }}
          />
        </Suspense>
      )}
    </Space.Compact>
  );
});
