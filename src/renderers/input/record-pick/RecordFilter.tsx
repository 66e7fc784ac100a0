import { Select } from 'antd';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { toText } from '../../../conditions/index.ts';
import { useText } from '../../../runtime/locale/useText.ts';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { MOST_CHOSEN } from '../shared/filterInside.meta.ts';
import { ListFailed } from '../shared/ListFailed.tsx';
import { isPerson, type PersonValue } from '../shared/personValue.ts';
import type { BoundInput } from '../shared/useInput.ts';
import { useRecords } from '../shared/useRecords.ts';
import { useSelectAttributes } from '../shared/useSelectAttributes.ts';
import { recordPickLocale } from './recordPick.locale.ts';
import type { recordPickMeta } from './RecordPick.meta.ts';

const FOUND = 20;

/** The records of which a list shows what points at any: several, found by name. */
export const RecordFilter = observer(function RecordFilter({
  input,
  props: { module, labelField },
}: { input: BoundInput } & Pick<RendererProps<typeof recordPickMeta>, 'props'>) {
  const text = useText(recordPickLocale);
  const attributes = useSelectAttributes(input.attributes);
  const [keyword, search] = useState<string | undefined>(undefined);
  const { status, records, retry } = useRecords(
    module === undefined || keyword === undefined
      ? undefined
      : { module, labelField, columns: [], keyword, page: 0, size: FOUND },
  );
  const chosen = (Array.isArray(input.value) ? (input.value as unknown[]) : []).filter(isPerson);
  const none = module === undefined ? text('noModule') : text(status === 'loading' ? 'loading' : 'none');
  return (
    <Select<PersonValue[]>
      {...attributes}
      mode="multiple"
      labelInValue
      showSearch
      filterOption={false}
      maxCount={MOST_CHOSEN}
      maxTagCount="responsive"
      value={chosen}
      options={records.map((record) => ({
        value: record.id,
        label: toText(record[labelField]) || record.id,
      }))}
      loading={status === 'loading'}
      allowClear
      placeholder={text('type')}
      notFoundContent={status === 'failed' ? <ListFailed message={text('failed')} retry={retry} /> : none}
      style={{ width: '100%' }}
      onOpenChange={(opened) => search(opened ? '' : undefined)}
      onSearch={(typed) => search(typed.trim())}
      onChange={(now) => {
        const entries = now.map(({ value, label }) => ({ value, label }));
        input.change(entries.length === 0 ? null : entries);
      }}
      onBlur={input.leave}
    />
  );
});
