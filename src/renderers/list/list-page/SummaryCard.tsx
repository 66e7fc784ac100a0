import { Button, theme } from 'antd';
import { observer } from 'mobx-react-lite';
import { useText } from '../../../runtime/locale/useText.ts';
import { usePlace } from '../../../runtime/render/PageContext.tsx';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { columnTitle } from './columnTitle.ts';
import type { ListModel } from './ListModel.ts';
import { summaryLocale } from './summary.locale.ts';
import { summaryText } from './summaryText.ts';
import { useSummary } from './useSummary.ts';

/** What the columns come to, above the cards of a phone: there is no column that they could stand under. */
export default observer(function SummaryCard({ model }: { model: ListModel }) {
  const root = useRoot();
  const text = useText(summaryLocale);
  const { token } = theme.useToken();
  const around = { root, ...usePlace() };
  const summary = useSummary(model);
  const failed = summary.status === 'failed';
  const small = { color: token.colorTextSecondary, fontSize: token.fontSizeSM };
  return (
    <section
      aria-label={text('label')}
      aria-busy={summary.status === 'loading'}
      style={{
        padding: token.paddingSM,
        borderRadius: token.borderRadius,
        background: token.colorFillQuaternary,
        color: token.colorText,
      }}
    >
      <div style={{ ...small, display: 'flex', justifyContent: 'space-between', gap: token.marginXS }}>
        <span>{text('all', { total: root.locale.count(model.records.total) })}</span>
        {failed && (
          <span role="alert" title={summary.error}>
            {text('failed')}
            <Button type="link" size="small" onClick={() => summary.retry()}>
              {text('retry')}
            </Button>
          </span>
        )}
      </div>
      <dl
        style={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))',
          gap: `${String(token.marginXS)}px ${String(token.marginSM)}px`,
          margin: 0,
          marginTop: token.marginXXS,
        }}
      >
        {model.columns.shown.map((column) => {
          const { code, source } = column;
          if (source.summary === undefined) return null;
          const value =
            summary.status === 'ready'
              ? summaryText(column, summary.values[code], around)
              : failed
                ? '–'
                : '…';
          return (
            <div key={code} style={{ minWidth: 0 }}>
              <dt style={small}>
                {text('figure', {
                  name: columnTitle(column, root.locale.locale),
                  measure: text(source.summary),
                })}
              </dt>
              <dd style={{ margin: 0, fontWeight: token.fontWeightStrong, overflowWrap: 'anywhere' }}>
                {value}
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
});
