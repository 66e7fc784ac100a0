import { Button, Progress } from 'antd';
import { observer } from 'mobx-react-lite';
import { messageOf } from '../../runtime/data/ApiError.ts';
import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import type { RunningJob } from '../../runtime/stores/JobStore.ts';
import { workLocale } from './work.locale.ts';
import './work.css';

/** Work of the server that goes on while the person does something else: how far it is, and a way to end it. */
export const JobNotices = observer(function JobNotices({ jobs }: { jobs: readonly RunningJob[] }) {
  const root = useRoot();
  const text = useText(workLocale);
  const cancel = async (id: string): Promise<void> => {
    try {
      await root.jobs.cancel(id);
    } catch (error) {
      root.ui.message('error', messageOf(error));
    }
  };
  return (
    <aside className="at-work-jobs" role="status" aria-label={text('jobs')}>
      {jobs.map(({ id, title, done, total }) => (
        <div key={id}>
          <span>{title}</span>
          <Button type="link" size="small" onClick={() => void cancel(id)}>
            {text('cancelJob')}
          </Button>
          <Progress
            percent={total === 0 ? 0 : Math.floor((done / total) * 100)}
            size="small"
            status="active"
            aria-label={title}
          />
        </div>
      ))}
    </aside>
  );
});
