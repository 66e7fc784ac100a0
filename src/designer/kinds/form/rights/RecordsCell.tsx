import { Modal } from 'antd';
import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import { type GrantChange, withRows } from '../../../../documents/edit/grants.ts';
import { SearchSelect } from '../../../../renderers/shared/typing/SearchSelect.tsx';
import { useText } from '../../../../runtime/locale/useText.ts';
import { useRoot } from '../../../../runtime/stores/RootContext.tsx';
import type { RuleSetOrReference } from '../../../../schemas/condition.ts';
import { ConditionEditor } from '../../../editors/condition/ConditionEditor.tsx';
import { PlaceOfValue } from '../../../settings/PlaceOfValue.ts';
import { useFieldsOf } from '../../../settings/SettingsContext.ts';
import { ownField, ownRecords } from './recordRules.ts';
import { rightsLocale } from './rights.locale.ts';
import { useSaidRecords } from './useSaidRecords.ts';

interface RecordsCellProps {
  rows: RuleSetOrReference | undefined;
  role: string;
  change: (change: GrantChange) => void;
}

const ALL = '*';
const CONDITION = '?';

/** Which records a role is about: all, its own, or those of a condition. */
export const RecordsCell = observer(function RecordsCell({ rows, role, change }: RecordsCellProps) {
  const { locale } = useRoot();
  const text = useText(rightsLocale);
  const say = useSaidRecords();
  const fields = useFieldsOf(undefined);
  const [open, setOpen] = useState(false);
  const own = ownField(rows);
  const value = rows === undefined ? ALL : (own ?? CONDITION);
  const owners = fields.filter(({ type, options }) => type === 'text' && options === undefined);
  const options = [
    { value: ALL, label: text('allRecords') },
    { value: 'createdBy', label: text('ownRecords') },
    // The condition is pressed again to be changed.
    { value: CONDITION, label: value === CONDITION ? say(rows) : text('byCondition') },
    ...owners.map(({ code, title }) => ({
      value: code,
      label: text('ownBy', { field: locale.localise(title) }),
    })),
  ];
  const choose = (chosen: string): void => {
    if (chosen === CONDITION) setOpen(true);
    else change(withRows(chosen === ALL ? undefined : ownRecords(chosen)));
  };
  return (
    <>
      <SearchSelect
        size="small"
        className="at-settings-wide"
        popupMatchSelectWidth={280}
        aria-label={text('recordsOf', { role })}
        title={say(rows)}
        value={value}
        options={options}
        onSelect={choose}
      />
      {open && (
        <RecordsDialog
          rows={rows}
          role={role}
          close={() => setOpen(false)}
          apply={(next) => change(withRows(next))}
        />
      )}
    </>
  );
});

interface RecordsDialogProps {
  rows: RuleSetOrReference | undefined;
  role: string;
  close: () => void;
  apply: (rows: RuleSetOrReference | undefined) => void;
}

/** The rules of each grant see the same. */
const ROWS = { pointer: '/grants/0/rows', problemsAt: () => [] };

/** The condition of a role's records, put together and then taken over as one change. */
function RecordsDialog({ rows, role, close, apply }: RecordsDialogProps) {
  const text = useText(rightsLocale);
  const id = useId();
  const [draft, setDraft] = useState<RuleSetOrReference | undefined>(rows);
  const title = text('conditionTitle', { role });
  return (
    <Modal
      open
      width={640}
      title={title}
      okText={text('apply')}
      cancelText={text('cancel')}
      onCancel={close}
      onOk={() => {
        apply(draft);
        close();
      }}
    >
      <PlaceOfValue.Provider value={ROWS}>
        <ConditionEditor id={id} title={title} value={draft} change={setDraft} />
      </PlaceOfValue.Provider>
    </Modal>
  );
}
