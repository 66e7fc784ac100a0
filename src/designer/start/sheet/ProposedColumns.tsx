import { Checkbox, Select } from 'antd';
import { observer } from 'mobx-react-lite';
import { LimitedInput } from '../../../renderers/shared/typing/LimitedInput.tsx';
import { useText } from '../../../runtime/locale/useText.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { choiceFault, LONGEST_CODE, LONGEST_TITLE, unreadOf, type ColumnChoice } from './proposedForm.ts';
import { sheetLocale } from './sheet.locale.ts';
import type { SheetStart } from './SheetStart.ts';

/** What the columns of a sheet become: which are taken, what they are called, of what type they are. */
export const ProposedColumns = observer(function ProposedColumns({ sheet }: { sheet: SheetStart }) {
  const text = useText(sheetLocale);
  const { choices, proposal } = sheet;
  const taken = choices.filter((choice) => choice.taken).length;
  return (
    <section className="at-begin-columns" aria-label={text('columns')}>
      <p className="at-begin-summary" role="status">
        {text('summary', { rows: proposal?.rows ?? 0, taken, all: choices.length })}
      </p>
      <table>
        <caption className="at-visually-hidden">{text('columns')}</caption>
        <thead>
          <tr>
            <th scope="col">
              <Checkbox
                aria-label={text('takeAll')}
                checked={taken === choices.length}
                indeterminate={taken > 0 && taken < choices.length}
                onChange={({ target }) => {
                  choices.forEach((_, at) => sheet.change(at, { taken: target.checked }));
                }}
              />
            </th>
            {(['fieldTitle', 'code', 'type', 'samples'] as const).map((name) => (
              <th key={name} scope="col">
                {text(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {choices.map((choice, at) => (
            <ProposedRow key={choice.column.code} choice={choice} at={at} sheet={sheet} />
          ))}
        </tbody>
      </table>
    </section>
  );
});

interface ProposedRowProps {
  choice: ColumnChoice;
  at: number;
  sheet: SheetStart;
}

const ProposedRow = observer(function ProposedRow({ choice, at, sheet }: ProposedRowProps) {
  const text = useText(sheetLocale);
  const { platform, locale } = useRoot();
  const { column, taken, title, code, type } = choice;
  const named = { title: column.title };
  const fault = choiceFault(choice, sheet.choices);
  const isOfCode = fault === 'codeWrong' || fault === 'codeTaken';
  const unread = type === column.type ? 0 : unreadOf(choice);
  const options = column.types.map((each) => {
    const { title: written } = platform.vocabulary.metas.get(each.type) ?? { title: each.type };
    const shown = locale.localise(written);
    const label = each.unread === 0 ? shown : text('unread', { title: shown, count: each.unread });
    return { value: each.type, label };
  });
  const told = [
    ...(fault === undefined ? [] : [text(fault)]),
    ...(unread === 0 ? [] : [text('willRefuse', { count: unread })]),
    ...(type === column.type ? column.doubts : []),
  ];
  return (
    <>
      <tr data-taken={taken} data-told={told.length > 0}>
        <td>
          <Checkbox
            aria-label={text('takeNamed', named)}
            checked={taken}
            onChange={({ target }) => sheet.change(at, { taken: target.checked })}
          />
        </td>
        <td>
          <LimitedInput
            aria-label={text('titleOf', named)}
            limit={LONGEST_TITLE}
            disabled={!taken}
            {...((fault === 'titleMissing' || fault === 'titleTooLong') && { status: 'error' as const })}
            value={title}
            onChange={({ target }) => sheet.change(at, { title: target.value })}
          />
        </td>
        <td>
          <LimitedInput
            aria-label={text('codeOf', named)}
            className="at-begin-code"
            limit={LONGEST_CODE}
            spellCheck={false}
            disabled={!taken}
            {...(isOfCode && { status: 'error' as const })}
            value={code}
            onChange={({ target }) => sheet.change(at, { code: target.value.trim() })}
          />
        </td>
        <td>
          <Select<string>
            aria-label={text('typeOf', named)}
            disabled={!taken}
            value={type}
            options={options}
            popupMatchSelectWidth={false}
            onChange={(next) => sheet.change(at, { type: next })}
          />
        </td>
        <td className="at-begin-samples">{column.samples.join(text('between'))}</td>
      </tr>
      {taken && told.length > 0 && (
        <tr className="at-begin-doubts">
          <td />
          <td colSpan={4}>
            <ul>
              {told.map((each) => (
                <li key={each}>{each}</li>
              ))}
            </ul>
          </td>
        </tr>
      )}
    </>
  );
});
