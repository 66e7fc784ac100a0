import { DownloadOutlined } from '@ant-design/icons';
import { Alert, Button } from 'antd';
import { observer } from 'mobx-react-lite';
import { ToneTag } from '../../renderers/shared/tones/ToneTag.tsx';
import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import type { ImportModel } from '../../runtime/stores/ImportModel.ts';
import { workLocale } from './work.locale.ts';

/** Errors that are drawn; the first are what a person mends first. */
const MOST = 200;

/** What is wrong with the rows that are left out, row by row. */
export const ImportErrors = observer(function ImportErrors({ model }: { model: ImportModel }) {
  const text = useText(workLocale);
  const root = useRoot();
  const { locale } = root;
  const fetchReport = async (): Promise<void> => {
    const url = await model.report();
    if (url !== undefined) root.ui.download(url);
  };
  const { errors = [] } = model.outcome ?? {};
  const { unfilled, step } = model;
  if (errors.length + unfilled.length === 0) return null;
  const titles = new Map(model.fields.map(({ code, title }) => [code, locale.localise(title)]));
  return (
    <section aria-label={text('rowErrors')}>
      {unfilled.length > 0 && (
        <Alert
          type="error"
          showIcon
          className="at-work-unfilled"
          message={text('unfilled', {
            names: unfilled.map(({ field }) => titles.get(field) ?? field).join(text('between')),
          })}
          description={text(step === 'result' ? 'unfilledLeft' : 'unfilledRows', {
            count: Math.max(...unfilled.map(({ rows }) => rows)),
          })}
        />
      )}
      <div className="at-work-heading">
        {/* Where columns are all that is missing, no row stands below. */}
        <h4>{errors.length > 0 && text('rowErrors')}</h4>
        <Button
          size="small"
          icon={<DownloadOutlined />}
          disabled={model.busy}
          onClick={() => void fetchReport()}
        >
          {text('fetchReport')}
        </Button>
      </div>
      <ul className="at-work-rows">
        {errors.slice(0, MOST).map(({ row, field, message }, index) => (
          <li key={index}>
            <span className="at-work-label">
              {field !== '' && `${titles.get(field) ?? field}${text('colon')}`}
              {message}
            </span>
            <ToneTag>{text('row', { row })}</ToneTag>
          </li>
        ))}
      </ul>
      {errors.length > MOST && <p>{text('moreErrors', { count: MOST })}</p>}
    </section>
  );
});
