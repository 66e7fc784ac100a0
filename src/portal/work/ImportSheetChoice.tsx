import { Alert, Checkbox, Select } from 'antd';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useText } from '../../runtime/locale/useText.ts';
import type { ImportModel } from '../../runtime/stores/ImportModel.ts';
import type { ImportOutcome } from '../../schemas/wire/importRows.ts';
import { workLocale } from './work.locale.ts';

/** Which sheet of the file is read, which of its rows holds the titles, and whether hidden rows count. */
export const ImportSheetChoice = observer(function ImportSheetChoice({
  model,
  outcome: { sheet, sheets = [], headerRow, firstRows, hiddenRows, hints = [] },
}: {
  model: ImportModel;
  outcome: ImportOutcome;
}) {
  const text = useText(workLocale);
  const id = useId();
  return (
    <>
      {hints.length > 0 && (
        <Alert
          type="warning"
          showIcon
          message={hints.map((hint) => (
            <div key={hint}>{hint}</div>
          ))}
        />
      )}
      <div className="at-work-choice">
        {sheets.length > 1 && (
          <>
            <label htmlFor={`${id}sheet`}>{text('sheet')}</label>
            <Select
              id={`${id}sheet`}
              disabled={model.busy}
              value={sheet ?? null}
              options={sheets.map(({ name, hidden }) => ({
                value: name,
                label: hidden === true ? text('hiddenSheet', { name }) : name,
              }))}
              onChange={(name: string | null) => {
                if (name !== null) void model.read({ sheet: name });
              }}
            />
          </>
        )}
        {firstRows.length > 1 && (
          <>
            <label htmlFor={`${id}row`}>{text('headerRow')}</label>
            <Select
              id={`${id}row`}
              disabled={model.busy}
              value={headerRow}
              options={firstRows.map(({ row, text: cells }) => ({
                value: row,
                label: text('firstRow', { row, text: cells }),
              }))}
              onChange={(row: number) => void model.read({ headerRow: row })}
            />
          </>
        )}
        {hiddenRows !== undefined && (
          <Checkbox
            disabled={model.busy}
            checked={model.wish.skipHidden === true}
            onChange={({ target }) => void model.read({ skipHidden: target.checked })}
          >
            {text('skipHidden', { count: hiddenRows })}
          </Checkbox>
        )}
      </div>
    </>
  );
});
