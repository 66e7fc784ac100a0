import { Select } from 'antd';
import { observer } from 'mobx-react-lite';
import { useCallback, useState } from 'react';
import { toText } from '../../conditions/index.ts';
import { fetchWorking } from '../../designer/core/designCalls.ts';
import { listedFields } from '../../documents/generate/listedFields.ts';
import type { MetaIndex } from '../../documents/metaIndex.ts';
import { useRecords } from '../../renderers/input/shared/useRecords.ts';
import { useText } from '../../runtime/locale/useText.ts';
import { useLoaded } from '../../runtime/render/useLoaded.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import type { FormDocument } from '../../schemas/documents/index.ts';
import { previewScreenLocale } from './previewScreen.locale.ts';

/** Records that are offered at once. */
const FOUND = 20;

interface RecordSelectProps {
  /** The form whose records they are; undefined where the page does not tell. */
  module: string | undefined;
  /** Id of the record. */
  value: string | undefined;
  change: (record: string | undefined) => void;
}

/**
 * The record that a page is opened with, found by its name among those that whoever previews may read. What they may not
 * read, or what no form tells, is still named by its id.
 */
export const RecordSelect = observer(function RecordSelect({ module, value, change }: RecordSelectProps) {
  const { client, platform } = useRoot();
  const text = useText(previewScreenLocale);
  const [keyword, search] = useState<string>();
  const load = useCallback(
    async (signal: AbortSignal) =>
      (await fetchWorking(client, { kind: 'form', id: module ?? '' }, signal)).document,
    [client, module],
  );
  const { loaded } = useLoaded(module === undefined ? undefined : load);
  const form = loaded.status === 'ready' && loaded.value.kind === 'form' ? loaded.value : undefined;
  const labelField = form && nameOf(form, platform.vocabulary.metas);
  const sought = keyword?.trim() ?? '';
  // Of which the address tells the id alone it is found by that.
  const named = sought === '' && value !== undefined && keyword === undefined;
  const { status, records } = useRecords(
    module === undefined || labelField === undefined || (keyword === undefined && !named)
      ? undefined
      : {
          ...{ module, labelField, columns: [], keyword: sought, page: 0, size: FOUND },
          ...(named && { equals: { field: 'id', value } }),
        },
  );
  const found = records.map((record) => ({
    value: record.id,
    label: (labelField === undefined ? '' : toText(record[labelField])) || record.id,
  }));
  const typed = sought !== '' && found.length === 0 && status !== 'loading' ? [sought] : [];
  return (
    <Select<string | null>
      className="at-preview-record"
      aria-label={text('record')}
      placeholder={text('record')}
      showSearch
      allowClear
      filterOption={false}
      loading={status === 'loading'}
      value={value ?? null}
      notFoundContent={text(status === 'loading' ? 'searching' : 'noRecords')}
      options={[...found, ...typed.map((id) => ({ value: id, label: text('recordById', { id }) }))]}
      onOpenChange={(opened) => search(opened ? '' : undefined)}
      onSearch={search}
      onChange={(next) => {
        search(undefined);
        change(next ?? undefined);
      }}
    />
  );
});

/** The field by which a record is found: its title, else the first text. */
const nameOf = (form: FormDocument, metas: MetaIndex): string | undefined =>
  form.titleField ?? listedFields(form, metas).find(({ meta }) => meta.column === 'text')?.code;
