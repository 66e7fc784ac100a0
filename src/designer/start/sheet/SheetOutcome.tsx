import { DownloadOutlined } from '@ant-design/icons';
import { Alert, Button, Progress, Result } from 'antd';
import { observer } from 'mobx-react-lite';
import { useText } from '../../../runtime/locale/useText.ts';
import type { ImportModel } from '../../../runtime/stores/ImportModel.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { sheetLocale } from './sheet.locale.ts';
import type { SheetStart } from './SheetStart.ts';

/** What was made of a sheet so far, and what came of its rows. */
export const SheetOutcome = observer(function SheetOutcome({
  sheet,
  name,
}: {
  sheet: SheetStart;
  name: string;
}) {
  const text = useText(sheetLocale);
  const { step, rows, unpublished } = sheet;
  if (step === 'making') return <Making rows={rows} name={name} />;
  if (unpublished !== undefined) {
    return (
      <Result
        status="warning"
        title={text('made', { name })}
        subTitle={text('unpublished', { why: unpublished })}
        extra={text('unpublishedHelp')}
      />
    );
  }
  if (rows?.outcome === undefined) {
    return (
      <Result
        status="warning"
        title={text('made', { name })}
        subTitle={text('importFailed', { why: rows?.error ?? '' })}
      />
    );
  }
  const { added, updated, failed } = rows.outcome;
  return (
    <>
      <Result
        status={failed === 0 ? 'success' : 'warning'}
        title={text('imported', { name, added: added + updated })}
        {...(failed > 0 && { subTitle: text('refused', { count: failed }) })}
      />
      {failed > 0 && <Refused rows={rows} />}
    </>
  );
});

/** How far the server is. */
const Making = observer(function Making({ rows, name }: { rows: ImportModel | undefined; name: string }) {
  const text = useText(sheetLocale);
  const { done = 0, total = 0 } = rows?.job ?? {};
  const label = text(rows === undefined ? 'publishing' : 'importing', { name });
  return (
    <section className="at-begin-making" role="status">
      <p>{label}</p>
      <Progress
        percent={total === 0 ? 0 : Math.floor((done / total) * 100)}
        status="active"
        aria-label={label}
      />
      {rows?.job && <p className="at-begin-note">{text('importingHint')}</p>}
    </section>
  );
});

/** Errors that are drawn; the report holds them all. */
const MOST = 20;

/** Why rows were left out. */
const Refused = observer(function Refused({ rows }: { rows: ImportModel }) {
  const text = useText(sheetLocale);
  const root = useRoot();
  const { errors = [] } = rows.outcome ?? {};
  const titles = new Map(rows.fields.map(({ code, title }) => [code, root.locale.localise(title)]));
  const fetchReport = async (): Promise<void> => {
    const url = await rows.report();
    if (url !== undefined) root.ui.download(url);
  };
  return (
    <>
      {rows.error !== '' && <Alert type="error" showIcon message={rows.error} />}
      <ul className="at-begin-errors">
        {errors.slice(0, MOST).map(({ row, field, message }, at) => (
          <li key={at}>
            {text('row', { row })}
            {field !== '' && `${titles.get(field) ?? field}${text('colon')}`}
            {message}
          </li>
        ))}
      </ul>
      {errors.length > MOST && <p>{text('moreErrors', { count: errors.length - MOST })}</p>}
      <Button icon={<DownloadOutlined />} loading={rows.busy} onClick={() => void fetchReport()}>
        {text('report')}
      </Button>
    </>
  );
});
