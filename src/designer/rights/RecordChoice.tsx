import { Select } from 'antd';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useRecords } from '../../renderers/input/shared/useRecords.ts';
import { LimitedInput } from '../../renderers/shared/typing/LimitedInput.tsx';
import { useText } from '../../runtime/locale/useText.ts';
import { Labelled } from './Choices.tsx';
import { whyLocale } from './why.locale.ts';

interface RecordChoiceProps {
  form: string;
  /** The field of the form that names a record; absent: records are named by their ids. */
  titleField: string | undefined;
  value: string;
  hint: string;
  choose: (record: string | undefined) => void;
}

/** Records that are offered at once. */
const OFFERED = 20;
/** The longest id of a record. */
const LONGEST = 64;

/** A record of a form, found by what its title field holds; or its id, as addresses name it. */
export const RecordChoice = observer(function RecordChoice(props: RecordChoiceProps) {
  const { form, titleField, value, hint, choose } = props;
  const text = useText(whyLocale);
  if (form === '' || titleField === undefined)
    return (
      <Labelled label={text('record')}>
        {(id) => (
          <LimitedInput
            id={id}
            allowClear
            limit={LONGEST}
            placeholder={hint}
            value={value}
            onChange={({ target }) => choose(target.value.trim())}
          />
        )}
      </Labelled>
    );
  return <FoundRecord {...props} titleField={titleField} />;
});

const FoundRecord = observer(function FoundRecord({
  form,
  titleField,
  value,
  hint,
  choose,
}: RecordChoiceProps & { titleField: string }) {
  const text = useText(whyLocale);
  const [typed, type] = useState('');
  const query = { module: form, labelField: titleField, columns: [], page: 0, size: OFFERED };
  const found = useRecords({ ...query, keyword: typed.trim() });
  // The one that the address names is called by its title, too.
  const equals = { field: 'id', value };
  const own = useRecords(value === '' ? undefined : { ...query, keyword: '', equals, size: 1 });
  const options = new Map(
    [...found.records, ...own.records].map((record) => [
      record.id,
      `${titleOf(record[titleField])}${record.id}`,
    ]),
  );
  const asId = typed.trim().slice(0, LONGEST);
  const isId = asId !== '' && !/\s/.test(asId) && !options.has(asId);
  return (
    <Labelled label={text('recordNamed')}>
      {(id) => (
        <>
          <Select<string>
            id={id}
            showSearch
            allowClear
            filterOption={false}
            loading={found.status === 'loading'}
            placeholder={hint}
            value={value === '' ? null : value}
            options={[
              ...[...options].map(([record, label]) => ({ value: record, label })),
              ...(isId ? [{ value: asId, label: text('recordById', { id: asId }) }] : []),
            ]}
            notFoundContent={text('noRecords')}
            onSearch={type}
            onChange={(chosen: string | undefined) => choose(chosen)}
          />
          {found.status === 'failed' && <small className="at-rights-quiet">{text('recordsFailed')}</small>}
        </>
      )}
    </Labelled>
  );
});

/** What a record is called, before its id. */
const titleOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? `${String(value)} · ` : '';
