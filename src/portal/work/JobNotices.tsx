import { Button, Progress } from 'antd';
import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useRef, useState } from 'react';
import { canTakeFocus } from '../../renderers/shared/focus/tabbable.ts';
import { messageOf } from '../../runtime/data/ApiError.ts';
import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import type { RunningJob } from '../../runtime/stores/JobStore.ts';
import { EndedNotice } from './EndedNotice.tsx';
import { workLocale } from './work.locale.ts';
import './work.css';

/** Work of the server that goes on while the person does something else, and what came of it. */
export const JobNotices = observer(function JobNotices({ jobs }: { jobs: readonly RunningJob[] }) {
  const root = useRoot();
  const text = useText(workLocale);
  return (
    <aside className="at-work-jobs" role="status" aria-label={text('jobs')}>
      {jobs.map((job) => (
        <RunningNotice key={job.id} job={job} />
      ))}
      {root.jobs.ended.map((job) => (
        <EndedNotice key={job.jobId} job={job} />
      ))}
    </aside>
  );
});

/** How far a job is, and a way to end it. */
function RunningNotice({ job: { id, title, done, total } }: { job: RunningJob }) {
  const root = useRoot();
  const text = useText(workLocale);
  const [cancelled, setCancelled] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  // The notice goes with its job: the focus in it returns to what had it before, which most often began the job.
  useLayoutEffect(() => {
    const notice = box.current;
    const before = document.activeElement;
    return () => {
      if (notice?.contains(document.activeElement) !== true) return;
      if (before instanceof HTMLElement && canTakeFocus(before)) before.focus({ preventScroll: true });
    };
  }, []);
  const cancel = async (): Promise<void> => {
    setCancelled(true);
    try {
      await root.jobs.cancel(id);
    } catch (error) {
      setCancelled(false);
      root.ui.message('error', messageOf(error));
    }
  };
  return (
    <div ref={box}>
      <span>{title}</span>
      {/* Disabled it would lose the focus. */}
      <Button type="link" size="small" loading={cancelled} onClick={() => void cancel()}>
        {text(cancelled ? 'cancelling' : 'cancelJob')}
      </Button>
      <Progress
        percent={total === 0 ? 0 : Math.floor((done / total) * 100)}
        size="small"
        status="active"
        aria-label={title}
      />
    </div>
  );
}
