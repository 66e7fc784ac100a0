import { WarningOutlined } from '@ant-design/icons';
import { Button, Checkbox } from 'antd';
import { observer } from 'mobx-react-lite';
import { useDeferredValue, useState } from 'react';
import { forgetStorage, storeFields } from '../../../../documents/edit/storage.ts';
import { isIndexable } from '../../../../documents/storedFields.ts';
import { useText } from '../../../../runtime/locale/useText.ts';
import { useRoot } from '../../../../runtime/stores/RootContext.tsx';
import { FieldName } from '../shared/FieldName.tsx';
import { type FieldRow, foundRows } from '../shared/fieldRows.ts';
import { FieldSearch } from '../shared/FieldSearch.tsx';
import { PartTable } from '../../../table/PartTable.tsx';
import { useFormDesign } from '../shared/useFormDesign.ts';
import { indexesLocale } from './indexes.locale.ts';
import '../shared/formView.css';

/** Which fields records are found by quickly, and which hold no value twice. */
export const IndexesView = observer(function IndexesView() {
  const { model, form, rows, problemsAt } = useFormDesign();
  const { locale } = useRoot();
  const text = useText(indexesLocale);
  const [wanted, setWanted] = useState('');
  const own = rows.filter(({ depth }) => depth === 0);
  const shown = foundRows(own, useDeferredValue(wanted), locale.locale);
  const codes = new Set(own.map(({ code }) => code));
  const gone = Object.keys(form.storage ?? {}).filter((code) => !codes.has(code));
  const heads = ['field', 'type', 'index', 'unique', 'said'] as const;
  return (
    <div className="at-formview">
      <div className="at-formview-bar">
        <span className="at-formview-note at-formview-help">{text('help')}</span>
        <span className="at-formview-spring" />
        <FieldSearch value={wanted} change={setWanted} />
      </div>
      {gone.map((code) => (
        <p key={code} className="at-formview-note">
          <WarningOutlined aria-hidden className="at-parttable-wrong" /> {text('gone', { code })}{' '}
          <Button size="small" onClick={() => model.run(forgetStorage(code))}>
            {text('forget', { code })}
          </Button>
        </p>
      ))}
      <PartTable
        label={text('indexes')}
        columns={heads.length}
        rows={shown}
        empty={text('noMatch')}
        head={heads.map((head) => (
          <th key={head} scope="col">
            {text(head)}
          </th>
        ))}
        draw={(row, at) => (
          <IndexLine key={row.key} row={row} at={at} problems={problemsAt(`/storage/${row.code}`)} />
        )}
      />
    </div>
  );
});

/** Why a field has no index; undefined where it may have one. */
function reasonOf({ meta }: FieldRow): 'unknown' | 'notStored' | 'secret' | 'lists' | undefined {
  if (meta?.field === undefined) return 'unknown';
  const { column, secret } = meta.field;
  if (column === null) return 'notStored';
  if (isIndexable({ type: column, meta: meta.field })) return undefined;
  return secret === true ? 'secret' : 'lists';
}

interface IndexLineProps {
  row: FieldRow;
  at: number;
  problems: readonly string[];
}

const IndexLine = observer(function IndexLine({ row, at, problems }: IndexLineProps) {
  const { model } = useFormDesign();
  const { locale } = useRoot();
  const text = useText(indexesLocale);
  const { key, title, node, meta, unique, index } = row;
  const reason = reasonOf(row);
  const said =
    reason === undefined ? (unique ? text('saysBoth') : index ? text('saysIndex') : '') : text(reason);
  const box = (member: 'index' | 'unique', checked: boolean, isImplied = false) => (
    <Checkbox
      aria-label={text(`${member}Of`, { title })}
      checked={checked || isImplied}
      disabled={isImplied || (reason !== undefined && !checked)}
      onChange={({ target }) => model.run(storeFields([key], { [member]: target.checked }))}
    />
  );
  return (
    <tr data-part={key} aria-rowindex={at + 2} data-selected={model.selection.includes(key) || undefined}>
      <FieldName row={row} />
      <td className="at-parttable-quiet">{meta === undefined ? node.type : locale.localise(meta.title)}</td>
      <td>{box('index', index, unique)}</td>
      <td>{box('unique', unique)}</td>
      <td className="at-parttable-quiet">
        {said}
        {problems.map((problem) => (
          <span key={problem} className="at-parttable-wrong" title={problem}>
            {' '}
            {problem}
          </span>
        ))}
      </td>
    </tr>
  );
});
