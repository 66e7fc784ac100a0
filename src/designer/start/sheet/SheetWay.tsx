import { InboxOutlined } from '@ant-design/icons';
import { Alert, Button, Select, Spin, Switch, Upload } from 'antd';
import { observer } from 'mobx-react-lite';
import { useText } from '../../../runtime/locale/useText.ts';
import type { FormProposal } from '../../../schemas/wire/proposeForm.ts';
import type { StartModel } from '../StartModel.ts';
import { ProposedColumns } from './ProposedColumns.tsx';
import { sheetLocale } from './sheet.locale.ts';

/** A form out of a sheet: the file, which of its sheets, what its columns become. */
export const SheetWay = observer(function SheetWay({ model }: { model: StartModel }) {
  const text = useText(sheetLocale);
  const { sheet } = model;
  const { proposal, step, busy, failure, fileName } = sheet;
  if (step === 'file' || proposal === undefined) {
    return (
      <Spin spinning={busy} tip={text('reading')}>
        {failure !== undefined && <Alert type="error" showIcon message={failure} className="at-begin-told" />}
        <Upload.Dragger
          accept=".xlsx,.csv"
          maxCount={1}
          showUploadList={false}
          disabled={busy}
          beforeUpload={(file) => {
            void model.chooseFile(file);
            return false;
          }}
        >
          <p className="ant-upload-drag-icon">
            <InboxOutlined />
          </p>
          <p className="ant-upload-text">{text('chooseFile')}</p>
          <p className="ant-upload-hint">{text('fileHint')}</p>
        </Upload.Dragger>
      </Spin>
    );
  }
  return (
    <Spin spinning={busy} tip={text('reading')}>
      <div className="at-begin-file">
        <span className="at-begin-file-name">{fileName}</span>
        <SheetChoice model={model} proposal={proposal} />
        <Button size="small" onClick={() => sheet.restart()}>
          {text('otherFile')}
        </Button>
      </div>
      {failure !== undefined && <Alert type="error" showIcon message={failure} className="at-begin-told" />}
      {proposal.hints !== undefined && (
        <Alert
          type="warning"
          showIcon
          className="at-begin-told"
          message={proposal.hints.map((hint) => (
            <div key={hint}>{hint}</div>
          ))}
        />
      )}
      <ProposedColumns sheet={sheet} />
      <RowsChoice model={model} proposal={proposal} />
    </Spin>
  );
});

const SheetChoice = observer(function SheetChoice({
  model,
  proposal: { sheet, sheets = [] },
}: {
  model: StartModel;
  proposal: FormProposal;
}) {
  const text = useText(sheetLocale);
  if (sheets.length < 2) return null;
  return (
    <Select
      aria-label={text('sheet')}
      showSearch
      className="at-begin-sheet"
      disabled={model.sheet.busy}
      value={sheet ?? null}
      options={sheets.map(({ name, rows, hidden }) => {
        const shown = hidden === true ? text('hiddenSheet', { name }) : name;
        return { value: name, label: rows === undefined ? shown : text('sheetRows', { name: shown, rows }) };
      })}
      onChange={(name: string | null) => {
        if (name !== null) void model.chooseSheet(name);
      }}
    />
  );
});

/** Whether the rows are imported as well. */
const RowsChoice = observer(function RowsChoice({
  model: { sheet },
  proposal: { rows, mostRows },
}: {
  model: StartModel;
  proposal: FormProposal;
}) {
  const text = useText(sheetLocale);
  const help =
    rows === 0
      ? text('noRows')
      : rows > mostRows
        ? text('tooManyRows', { rows, most: mostRows })
        : text(sheet.withRows ? 'withRowsHelp' : 'withoutRowsHelp');
  return (
    <div className="at-begin-switch">
      <Switch
        id="at-begin-rows"
        checked={sheet.importsRows}
        disabled={!sheet.isImportable}
        aria-describedby="at-begin-rows-help"
        onChange={(checked) => sheet.setWithRows(checked)}
      />
      <label htmlFor="at-begin-rows">{text('withRows')}</label>
      <p id="at-begin-rows-help">{help}</p>
    </div>
  );
});
