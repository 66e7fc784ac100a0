import { DatePicker, Select } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { observer } from 'mobx-react-lite';
import { SearchSelect } from '../../renderers/shared/typing/SearchSelect.tsx';
import { LimitedInput } from '../../renderers/shared/typing/LimitedInput.tsx';
import { datePatterns } from '../../runtime/locale/datePatterns.ts';
import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import type { Text } from '../../schemas/text.ts';
import { PersonOfRole } from '../editors/pickers/PersonOfRole.tsx';
import { useRoles } from '../editors/pickers/useRoles.ts';
import { actionsToChoose, actionTitle } from '../kinds/system/actionTitles.ts';
import type { EditedTest } from './EditedTest.ts';
import { testsLocale } from './tests.locale.ts';

interface TestHeadProps {
  test: EditedTest;
  /** What is still needed is marked. */
  marks: boolean;
  /** The page asks what the menu allows by which somebody comes. */
  readsActions: boolean;
  change: (part: Partial<EditedTest>) => void;
}

/** What a test is called, and as whom and when it looks. */
export const TestHead = observer(function TestHead({ test, marks, readsActions, change }: TestHeadProps) {
  const { locale } = useRoot();
  const text = useText(testsLocale);
  const { as, at } = test;
  const title = locale.localise(test.title);
  const { roles, status } = useRoles(as.role === '' ? [] : [as.role]);
  return (
    <div className="at-tests-head">
      <label>
        {text('title')}
        <LimitedInput
          autoFocus
          limit={100}
          status={marks && title.trim() === '' ? 'error' : ''}
          value={title}
          onChange={({ target }) => change({ title: retitled(test.title, locale.locale, target.value) })}
        />
        {marks && title.trim() === '' && <small role="alert">{text('titleNeeded')}</small>}
      </label>
      <label>
        {text('role')}
        <SearchSelect<string | null>
          aria-label={text('role')}
          loading={status === 'loading'}
          status={marks && as.role === '' ? 'error' : ''}
          value={as.role === '' ? null : as.role}
          options={roles.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(role) => change({ as: { role: role ?? '' } })}
        />
        {marks && as.role === '' && <small role="alert">{text('roleNeeded')}</small>}
      </label>
      <label>
        {text('user')}
        <PersonOfRole
          role={as.role === '' ? undefined : as.role}
          value={as.userId}
          change={(userId) => change({ as: { role: as.role, ...(userId !== undefined && { userId }) } })}
        />
      </label>
      {readsActions && (
        <label>
          {text('mights')}
          <Select<string[]>
            mode="multiple"
            aria-label={text('mights')}
            placeholder={text(test.actionMights ? 'mightsNothing' : 'mightsUnknown')}
            allowClear
            value={test.actionMights ?? []}
            options={actionsToChoose(test.actionMights ?? []).map((action) => ({
              value: action,
              label: locale.localise(actionTitle(action)),
            }))}
            // An emptied box: the menu allows nothing.
            onChange={(actionMights) => change({ actionMights })}
          />
        </label>
      )}
      <label>
        {text('at')}
        <DatePicker
          aria-label={text('at')}
          placeholder={text('now')}
          showTime={{ format: 'HH:mm' }}
          format={datePatterns(locale.notation, true)}
          value={at === undefined ? null : dayjs(at)}
          // An emptied picker gives null, which its type does not say.
          onChange={(next: Dayjs | null) => change({ at: next ? next.format(FORMAT) : undefined })}
        />
      </label>
    </div>
  );
});

/** As it is kept; without a zone it is the installation's. */
const FORMAT = 'YYYY-MM-DD HH:mm';

/** A title in one language stays the other's where it says something else there. */
const retitled = (title: Text, locale: 'zhCN' | 'enUS', typed: string): Text =>
  typeof title === 'string' ? typed : { ...title, [locale]: typed };
