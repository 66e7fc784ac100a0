import { Progress } from 'antd';
import { observer } from 'mobx-react-lite';
import { useText } from '../../runtime/locale/useText.ts';
import type { ImportModel } from '../../runtime/stores/ImportModel.ts';
import { workLocale } from './work.locale.ts';

/** How far the server is with the rows, where everybody looks first. */
export const ImportProgress = observer(function ImportProgress({ model }: { model: ImportModel }) {
  const text = useText(workLocale);
  const { job, importing } = model;
  if (!job) return null;
  const { done, total } = job;
  const label = text(importing ? 'importing' : 'checking');
  return (
    <section className="at-work-progress" role="status">
      <p>{label}</p>
      <Progress
        percent={total === 0 ? 0 : Math.floor((done / total) * 100)}
        status="active"
        aria-label={label}
      />
      {importing && <p className="at-work-hint">{text('importingHint')}</p>}
    </section>
  );
});
