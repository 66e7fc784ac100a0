import { Alert, Spin } from 'antd';
import { observer } from 'mobx-react-lite';
import { SearchSelect } from '../../renderers/shared/typing/SearchSelect.tsx';
import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import type { ImportModel } from '../../runtime/stores/ImportModel.ts';
import { columnLabels } from './columnLabels.ts';
import { ImportErrors } from './ImportErrors.tsx';
import { ImportPreview } from './ImportPreview.tsx';
import { ImportSheetChoice } from './ImportSheetChoice.tsx';
import { importSummary } from './importSummary.ts';
import { workLocale } from './work.locale.ts';

/** Which column fills which field, and what an import of that would come to. */
export const ImportColumns = observer(function ImportColumns({ model }: { model: ImportModel }) {
  const text = useText(workLocale);
  const { locale } = useRoot();
  const { outcome, mapping } = model;
  if (!outcome) return null;
  const labels = columnLabels(outcome.columns, text);
  const options = outcome.columns.map(({ title }) => ({
    value: title,
    label: labels.get(title)?.label ?? title,
  }));
  const sampleOf = (column: string | undefined): string =>
    outcome.columns
      .find(({ title }) => title === column)
      ?.sample.slice(0, 3)
      .filter((each) => each !== '')
      .join(text('between')) ?? '';
  const left = outcome.columns.filter(({ title }) => !Object.values(mapping).includes(title));
  const unfilled = new Set(model.unfilled.map(({ field }) => field));
  const unmapped = Object.keys(mapping).length === 0;
  return (
    <>
      <Alert
        type={unmapped || outcome.rows === 0 || outcome.failed > 0 ? 'warning' : 'info'}
        showIcon
        message={
          outcome.rows === 0
            ? text('noRows')
            : unmapped
              ? text('nothingMapped')
              : importSummary(text, 'previewSummary', outcome)
        }
        description={text('updateHint')}
      />
      {!unmapped && <ImportErrors model={model} />}
      {!unmapped && left.length > 0 && (
        <p className="at-work-left">
          {text('leftColumns', {
            names: left.map(({ title }) => labels.get(title)?.label ?? title).join(text('between')),
          })}
        </p>
      )}
      <ImportSheetChoice model={model} outcome={outcome} />
      <ImportPreview columns={outcome.columns} numbers={outcome.sampleRows} />
      <Spin spinning={model.busy}>
        <table className="at-work-columns">
          <caption className="at-visually-hidden">{text('columns')}</caption>
          <thead>
            <tr>
              <th scope="col">{text('field')}</th>
              <th scope="col">{text('column')}</th>
              <th scope="col" className="at-work-sample">
                {text('sample')}
              </th>
            </tr>
          </thead>
          <tbody>
            {model.fields.map(({ code, title }) => {
              const name = locale.localise(title);
              return (
                <tr key={code}>
                  <th scope="row">{name}</th>
                  <td>
                    <SearchSelect
                      className="at-work-select"
                      {...(unfilled.has(code) ? { status: 'error' as const } : {})}
                      aria-label={name}
                      allowClear
                      value={mapping[code] ?? null}
                      placeholder={text('notImported')}
                      options={options}
                      onChange={(column: string | null | undefined) =>
                        void model.map(code, column ?? undefined)
                      }
                    />
                  </td>
                  <td className="at-work-sample">{sampleOf(mapping[code])}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </Spin>
    </>
  );
});
